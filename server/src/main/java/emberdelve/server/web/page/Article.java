package emberdelve.server.web.page;

import emberdelve.server.html.Html;
import emberdelve.server.html.Voice;

import java.util.List;
import java.util.Optional;

/**
 * The content of a page, without its frame.
 *
 * @param section the section to which the page belongs; empty for the page that stands for a
 *     missing one
 * @param isFirst whether the page is the section's own, and not one below it
 * @param about what the page is, in a sentence or two, for those who are shown a link to it
 */
record Article(
        Optional<Section> section,
        boolean isFirst,
        String title,
        String about,
        List<Html> content) {
    Article {
        content = List.copyOf(content);
    }

    static Article of(Section section, Voice voice, List<Html> content) {
        return new Article(
                Optional.of(section), true, section.title(voice), section.about(voice), content);
    }

    /** A page below the section's own. */
    static Article below(Section section, String title, String about, List<Html> content) {
        return new Article(Optional.of(section), false, title, about, content);
    }
}
