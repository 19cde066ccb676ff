package emberdelve.protocol.style;

import java.text.Normalizer;

/**
 * What the text of a stranger may hold: nothing that steers a terminal, hides, or turns the
 * direction of writing. Safe for any thread.
 */
public final class Printable {
    private Printable() {}

    /**
     * The text in the composed form (NFC), without control characters (C0, C1 and DEL), formatting
     * characters (bidi overrides among them), line and paragraph separators, and halves of
     * surrogate pairs. A tab becomes a space. The same object when there was nothing to do.
     */
    public static String clean(String text) {
        var stripped = firstUnwanted(text) < 0 ? text : strip(text);
        return Normalizer.isNormalized(stripped, Normalizer.Form.NFC)
                ? stripped : Normalizer.normalize(stripped, Normalizer.Form.NFC);
    }

    private static int firstUnwanted(String text) {
        for (var at = 0; at < text.length(); ) {
            var codePoint = text.codePointAt(at);
            if (isUnwanted(codePoint)) return at;
            at += Character.charCount(codePoint);
        }
        return -1;
    }

    private static String strip(String text) {
        var kept = new StringBuilder(text.length());
        text.codePoints().forEach(codePoint -> {
            if (codePoint == '\t') {
                kept.append(' ');
            } else if (!isUnwanted(codePoint)) {
                kept.appendCodePoint(codePoint);
            }
        });
        return kept.toString();
    }

    private static boolean isUnwanted(int codePoint) {
        if (codePoint >= ' ' && codePoint <= '~') return false;

        return switch (Character.getType(codePoint)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE,
                    Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }
}
