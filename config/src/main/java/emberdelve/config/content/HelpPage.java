package emberdelve.config.content;

import java.util.List;

/**
 * A page that {@code help WORD} shows.
 *
 * @param word the verb or topic, its file's name
 * @param summary one line, for lists
 * @param usage how it is typed, a line each; empty for a topic
 * @param paragraphs the text, to be wrapped to the reader's width
 * @param seeAlso other pages' words
 */
public record HelpPage(
        String word,
        String summary,
        List<String> usage,
        List<String> paragraphs,
        List<String> seeAlso) {
    public HelpPage {
        usage = List.copyOf(usage);
        paragraphs = List.copyOf(paragraphs);
        seeAlso = List.copyOf(seeAlso);
    }
}
