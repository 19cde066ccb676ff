package emberdelve.protocol.style;

/**
 * The number of columns that characters take on a terminal: 0 for what combines with the one
 * before, 2 for the wide ones of East Asia and for pictures, otherwise 1. Where terminals disagree,
 * it is the larger number: a line that is broken too early hurts nobody, one that is too long is
 * broken by the terminal in the middle of a word. So pictures that are joined into one count each
 * by itself.
 *
 * @see "Unicode Standard Annex 11, East Asian Width"
 */
final class Columns {
    /** Below this there is neither a wide nor a combining character. */
    private static final int FIRST_COMBINING = 0x300;

    /** Below this nothing is wide. */
    private static final int FIRST_WIDE = 0x1100;

    /** VARIATION SELECTOR-16: what stands before it is shown as a picture. */
    static final char AS_PICTURE = 0xFE0F;

    /** First and last of each block of wide characters, ascending. */
    private static final int[] WIDE = {
        0x1100, 0x115F, 0x2329, 0x232A, 0x2E80, 0x303E, 0x3041, 0x33FF, 0x3400, 0x4DBF,
        0x4E00, 0xA4CF, 0xA960, 0xA97F, 0xAC00, 0xD7A3, 0xF900, 0xFAFF, 0xFE10, 0xFE19,
        0xFE30, 0xFE6F, 0xFF01, 0xFF60, 0xFFE0, 0xFFE6, 0x16FE0, 0x18DFF, 0x1AFF0, 0x1B2FF,
        0x1F200, 0x1F2FF, 0x20000, 0x3FFFD,
    };

    private Columns() {}

    static int of(String text) {
        var width = 0;
        for (var at = 0; at < text.length(); ) {
            var unit = text.charAt(at);
            if (unit >= ' ' && unit <= '~') {
                width++;
                at++;
                continue;
            }
            var codePoint = text.codePointAt(at);
            width += of(codePoint);
            if (codePoint == AS_PICTURE && at > 0) {
                var before = text.codePointBefore(at);
                width += ofPicture(before) - of(before);
            }
            at += Character.charCount(codePoint);
        }
        return width;
    }

    /** The columns of a character that {@link #AS_PICTURE} follows, together with it. */
    static int ofPicture(int codePoint) {
        return Character.isEmoji(codePoint) ? 2 : of(codePoint);
    }

    static int of(int codePoint) {
        if (codePoint < FIRST_COMBINING) return Character.isISOControl(codePoint) ? 0 : 1;
        if (isCombining(codePoint)) return 0;
        return isWide(codePoint) ? 2 : 1;
    }

    private static boolean isCombining(int codePoint) {
        // The vowels and finals of Hangul letters join the initial before them.
        if (codePoint >= 0x1160 && codePoint <= 0x11FF) return true;

        return switch (Character.getType(codePoint)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT -> true;
            default -> false;
        };
    }

    private static boolean isWide(int codePoint) {
        if (codePoint < FIRST_WIDE) return false;

        for (var block = 0; block < WIDE.length; block += 2) {
            if (codePoint < WIDE[block]) break;
            if (codePoint <= WIDE[block + 1]) return true;
        }
        return Character.isEmojiPresentation(codePoint);
    }
}
