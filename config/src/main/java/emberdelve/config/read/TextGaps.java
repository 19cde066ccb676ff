package emberdelve.config.read;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The check that all gaps of a text that players read are filled before they do. In such a text a
 * brace begins nothing but a gap; a dollar begins a gap in messages alone, so that elsewhere
 * players would read it as it is written.
 */
public final class TextGaps {
    private static final Pattern WORD = Pattern.compile("\\{[A-Za-z]+\\}");
    private static final Pattern DOLLARS = Pattern.compile("\\$[A-Za-z][^\\s$]*\\$[0-9]?");

    private final YamlNode node;
    private final String text;
    private final List<String> filled;
    private final Problems problems;

    private TextGaps(YamlNode node, String text, List<String> filled, Problems problems) {
        this.node = node;
        this.text = text;
        this.filled = filled;
        this.problems = problems;
    }

    /**
     * @param text the text of that node
     * @param filled the words in braces that are filled in
     */
    public static void check(YamlNode node, String text, List<String> filled, Problems problems) {
        var gaps = new TextGaps(node, text, filled, problems);
        gaps.braces();
        gaps.find(DOLLARS, '$');
    }

    /**
     * Checks a message for words in braces. Its own gaps begin with a dollar, and other braces may
     * be part of what it tells players to type.
     */
    public static void checkMessage(YamlNode node, String text, Problems problems) {
        new TextGaps(node, text, List.of(), problems).find(WORD, '{');
    }

    private void braces() {
        var begun = 0;
        var ended = 0;
        for (var i = 0; i < text.length(); i++) {
            switch (text.charAt(i)) {
                case '{' -> {
                    var end = end(i);
                    if (end < 0 || !filled.contains(text.substring(i + 1, end)))
                        wrong('{', begun, end < 0 ? word(i) : text.substring(i, end + 1));
                    begun++;
                    if (end < 0) continue;
                    ended++;
                    i = end;
                }
                case '}' -> wrong('}', ended++, "}");
                default -> {}
            }
        }
    }

    /** The end of the gap that begins there; less than 0 when nothing ends it. */
    private int end(int begin) {
        var next = text.indexOf('{', begin + 1);
        var end = text.indexOf('}', begin);
        return end >= 0 && (next < 0 || end < next) ? end : -1;
    }

    private String word(int begin) {
        var end = begin + 1;
        while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) end++;
        return text.substring(begin, end);
    }

    private void find(Pattern gap, char sign) {
        var found = gap.matcher(text);
        while (found.find()) {
            var before = text.substring(0, found.start()).chars().filter(c -> c == sign).count();
            wrong(sign, (int) before, found.group());
        }
    }

    private void wrong(char sign, int nth, String gap) {
        problems.add(
                Problem.of(node.sign(sign, nth), node.path(), gap, expected())
                        .suggesting(meant(gap)));
    }

    private String expected() {
        return filled.isEmpty() ? "no gaps" : "no gaps but {" + String.join("}, {", filled) + "}";
    }

    private Optional<String> meant(String gap) {
        var word = gap.replaceAll("[^A-Za-z]", "").toLowerCase(Locale.ROOT);
        return Suggestion.nearest(word, filled).map(each -> "{" + each + "}");
    }
}
