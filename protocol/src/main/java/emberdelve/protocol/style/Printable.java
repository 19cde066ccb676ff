package emberdelve.protocol.style;

import java.text.Normalizer;

/**
 * A filter for the text of strangers: nothing in it steers a terminal, hides, or turns the
 * direction of writing. Safe for any thread.
 */
public final class Printable {
    /**
     * The most marks on one letter: Unicode Technical Standard 39 (section 5.4) takes them for
     * enough in any language. More of them climb over the lines above.
     */
    static final int MARKS_MAX = 4;

    private Printable() {}

    /**
     * The text in the composed form (NFC), without control characters (C0, C1 and DEL), formatting
     * characters (bidi overrides among them), line and paragraph separators, halves of surrogate
     * pairs, and marks beyond {@link #MARKS_MAX}. Joiners stay where they join or part letters or
     * pictures. A tab becomes a space. A text that needs no change is answered as the same object.
     */
    public static String clean(String text) {
        if (isPlain(text)) return text;
        var composed = composed(text);
        // Stripping may have taken away what stood between a letter and its mark.
        return isClean(composed) ? composed : composed(strip(composed));
    }

    /** Whether there is nothing to take out; a joiner is looked at more closely. */
    private static boolean isClean(String composed) {
        var marks = 0;
        for (var at = 0; at < composed.length(); ) {
            var codePoint = composed.codePointAt(at);
            if (isUnwanted(codePoint)) return false;
            marks = isMark(codePoint) ? marks + 1 : 0;
            if (marks > MARKS_MAX) return false;
            at += Character.charCount(codePoint);
        }
        return true;
    }

    private static boolean isPlain(String text) {
        for (var at = 0; at < text.length(); at++) {
            var unit = text.charAt(at);
            if (unit < ' ' || unit > '~') return false;
        }
        return true;
    }

    private static String composed(String text) {
        return Normalizer.isNormalized(text, Normalizer.Form.NFC)
                ? text
                : Normalizer.normalize(text, Normalizer.Form.NFC);
    }

    private static String strip(String text) {
        var kept = new StringBuilder(text.length());
        var marks = 0;
        for (var at = 0; at < text.length(); ) {
            var codePoint = text.codePointAt(at);
            if (Joiners.is(codePoint)) {
                if (Joiners.mayStand(kept, text, at)) kept.append((char) codePoint);
            } else if (codePoint == '\t') {
                kept.append(' ');
            } else if (isMark(codePoint)) {
                if (++marks <= MARKS_MAX) kept.appendCodePoint(codePoint);
            } else if (!isUnwanted(codePoint)) {
                kept.appendCodePoint(codePoint);
                marks = 0;
            }
            at += Character.charCount(codePoint);
        }
        return kept.toString();
    }

    /** Whether the character stands on or around the one before it. */
    static boolean isMark(int codePoint) {
        if (codePoint <= '~') return false;

        return switch (Character.getType(codePoint)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> true;
            default -> false;
        };
    }

    private static boolean isUnwanted(int codePoint) {
        if (codePoint >= ' ' && codePoint <= '~') return false;

        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    true;
            default -> false;
        };
    }
}
