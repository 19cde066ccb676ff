package emberdelve.db.row;

/**
 * Words that somebody else wrote, as a terminal may show them: characters that would steer it are
 * replaced by their numbers. Pure.
 */
public final class PlainText {
    private static final int MAX_CHARS = 60;

    private PlainText() {}

    /** The text as it may be shown, cut where it is long. */
    public static String of(String value) {
        var shown = new StringBuilder();
        value.codePoints()
                .limit(MAX_CHARS)
                .forEach(sign -> {
                    if (isPlain(sign)) shown.appendCodePoint(sign);
                    else shown.append("\\u%04x".formatted(sign));
                });
        if (value.codePointCount(0, value.length()) > MAX_CHARS) shown.append("...");
        return shown.toString();
    }

    /** Whether no character of the text is hidden or would steer a terminal. */
    public static boolean isPlain(String value) {
        return value.codePoints().allMatch(PlainText::isPlain);
    }

    private static boolean isPlain(int sign) {
        return switch (Character.getType(sign)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    false;
            default -> true;
        };
    }
}
