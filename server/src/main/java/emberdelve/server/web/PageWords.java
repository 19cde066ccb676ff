package emberdelve.server.web;

import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of the page in one language, as far as they are a string: those that are made by a
 * function of a number or a name are the page's own business.
 *
 * @param language as {@code lang} has it
 * @param byKey the words by their keys
 */
record PageWords(String language, Map<String, String> byKey) {
    private static final Pattern STRING =
            Pattern.compile("'([a-z0-9.-]+)': '((?:[^'\\\\]|\\\\.)*)',");
    private static final Pattern ESCAPED = Pattern.compile("\\\\(.)");

    /** The mark that stands in the page for words, by their key. */
    private static final Pattern MARK = Pattern.compile("\\{\\{say ([a-z0-9.-]+)}}");

    /** The mark that stands in the page for the language. */
    private static final String LANGUAGE = "{{language}}";

    PageWords {
        byKey = Map.copyOf(byKey);
    }

    /**
     * @param script what the page itself loads
     */
    static PageWords read(String language, String script) {
        var byKey = new HashMap<String, String>();
        STRING.matcher(script)
                .results()
                .forEach(found ->
                        byKey.put(
                                found.group(1), ESCAPED.matcher(found.group(2)).replaceAll("$1")));
        return new PageWords(language, byKey);
    }

    /**
     * @throws IllegalStateException if there is no string by that key
     */
    String of(String key) {
        var words = byKey.get(key);
        if (words == null)
            throw new IllegalStateException("words-" + language + ".js: no string by " + key);
        return words;
    }

    /**
     * The text with the words in the place of their marks.
     *
     * @param written as words are written in such a text
     */
    String in(String text, UnaryOperator<String> written) {
        return MARK.matcher(text.replace(LANGUAGE, language))
                .replaceAll(mark -> Matcher.quoteReplacement(written.apply(of(mark.group(1)))));
    }
}
