package emberdelve.config.load.sketch;

import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/**
 * The writer of JSON from maps, lists, texts, numbers and truth values; a short value stays on one
 * line.
 */
public final class Json {
    private static final int LINE_CHARS = 100;
    private static final String INDENT = "  ";

    private Json() {}

    /** The value over several lines where it is long, with a line end. */
    public static String pretty(Object value) {
        return written(value, "") + "\n";
    }

    /** The value on one line. */
    public static String line(Object value) {
        return switch (value) {
            case Map<?, ?> map -> {
                var all = new StringJoiner(", ", "{", "}");
                map.forEach((key, each) -> all.add(quoted(key.toString()) + ": " + line(each)));
                yield all.toString();
            }
            case List<?> list -> {
                var all = new StringJoiner(", ", "[", "]");
                list.forEach(each -> all.add(line(each)));
                yield all.toString();
            }
            case Number number -> number.toString();
            case Boolean truth -> truth.toString();
            default -> quoted(value.toString());
        };
    }

    private static String written(Object value, String indent) {
        var line = line(value);
        if (indent.length() + line.length() <= LINE_CHARS) return line;
        var deeper = indent + INDENT;
        var end = "\n" + indent;
        return switch (value) {
            case Map<?, ?> map -> {
                var all = new StringJoiner(",\n", "{\n", end + "}");
                map.forEach((key, each) ->
                        all.add(deeper + quoted(key.toString()) + ": " + written(each, deeper)));
                yield all.toString();
            }
            case List<?> list -> {
                var all = new StringJoiner(",\n", "[\n", end + "]");
                list.forEach(each -> all.add(deeper + written(each, deeper)));
                yield all.toString();
            }
            default -> line;
        };
    }

    private static String quoted(String text) {
        var quoted = new StringBuilder("\"");
        for (var i = 0; i < text.length(); i++) {
            var c = text.charAt(i);
            switch (c) {
                case '"' -> quoted.append("\\\"");
                case '\\' -> quoted.append("\\\\");
                case '\n' -> quoted.append("\\n");
                default -> {
                    if (Character.isISOControl(c)) quoted.append(String.format("\\u%04x", (int) c));
                    else quoted.append(c);
                }
            }
        }
        return quoted.append('"').toString();
    }
}
