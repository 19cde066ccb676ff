package emberdelve.config.load;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** A text as it is written in a YAML file: bare where that will do, in quotes, or folded. */
final class YamlWords {
    /** The width of the lines of the shipped content. */
    static final int LINE_CHARS = 100;

    private static final Pattern BARE = Pattern.compile("[\\p{L}\\p{N}$+][^\\p{Cntrl}]*|-\\d+");
    private static final Pattern FLOW = Pattern.compile("[\\[\\]{},]");

    private YamlWords() {}

    /** The words in one line; {@code isFlow}: within brackets. */
    static String inLine(String words, boolean isFlow) {
        var isBare =
                BARE.matcher(words).matches()
                        && !words.endsWith(" ")
                        && !words.endsWith(":")
                        && !words.contains(": ")
                        && !words.contains(" #")
                        && !(isFlow && FLOW.matcher(words).find());
        return isBare ? words : quoted(words);
    }

    /** The words in as many lines as they need; the first line begins at that column. */
    static String inBlock(String words, int column, int indent, String lineEnd) {
        var isLong = column + words.length() > LINE_CHARS || words.contains("\n");
        if (!isLong || !isFoldable(words)) return inLine(words, false);
        var lines = new StringBuilder(">-");
        var isFirst = true;
        for (var paragraph : words.split("\n", -1)) {
            if (!isFirst) lines.append(lineEnd);
            isFirst = false;
            for (var line : wrapped(paragraph, LINE_CHARS - indent))
                lines.append(lineEnd).append(line.isEmpty() ? "" : " ".repeat(indent)).append(line);
        }
        return lines.toString();
    }

    /**
     * Whether a folded block gives the words back as they are: it does not fold lines that begin
     * with a blank, and loses blanks at the end.
     */
    private static boolean isFoldable(String words) {
        return words.strip().equals(words)
                && words.lines().allMatch(line -> line.strip().equals(line))
                && words.chars().allMatch(c -> c == '\n' || !Character.isISOControl(c))
                && !words.contains("\n\n");
    }

    /**
     * The paragraph, broken into lines at single blanks only, as each line end is read as one
     * blank.
     */
    private static List<String> wrapped(String paragraph, int width) {
        var lines = new ArrayList<String>();
        var rest = paragraph;
        while (rest.length() > width) {
            var at = blank(rest, width);
            if (at < 0) break;
            lines.add(rest.substring(0, at));
            rest = rest.substring(at + 1);
        }
        lines.add(rest);
        return lines;
    }

    private static int blank(String line, int width) {
        for (var at = Math.min(width, line.length() - 1); at > 0; at--)
            if (isSingle(line, at)) return at;
        for (var at = width + 1; at < line.length() - 1; at++) if (isSingle(line, at)) return at;
        return -1;
    }

    private static boolean isSingle(String line, int at) {
        return line.charAt(at) == ' ' && line.charAt(at - 1) != ' ' && line.charAt(at + 1) != ' ';
    }

    private static String quoted(String words) {
        var text = new StringBuilder("\"");
        for (var i = 0; i < words.length(); i++) {
            var unit = words.charAt(i);
            if (unit == '"' || unit == '\\') text.append('\\').append(unit);
            else if (unit == '\n') text.append("\\n");
            else if (Character.isISOControl(unit))
                text.append(String.format("\\u%04x", (int) unit));
            else text.append(unit);
        }
        return text.append('"').toString();
    }
}
