package emberdelve.protocol.style;

import java.lang.Character.UnicodeScript;
import java.util.Set;

/**
 * The places where the two invisible joiners mean something: ZWNJ keeps two letters of a joined
 * script apart (Persian needs it), either one follows a virama of an Indian script, and ZWJ makes
 * one picture of two. Anywhere else they only hide. Safe for any thread.
 *
 * @see "Unicode Standard Annex 31, section 2.3, A1, A2 and B; without the table of how each letter
 *     joins: between letters that never do, a ZWNJ changes nothing"
 * @see "Unicode Standard Annex 29, rule GB11"
 */
final class Joiners {
    static final int NON_JOINER = 0x200C;
    static final int JOINER = 0x200D;

    /** Scripts whose letters are written as one stroke. */
    private static final Set<UnicodeScript> CURSIVE =
            Set.of(
                    UnicodeScript.ARABIC,
                    UnicodeScript.SYRIAC,
                    UnicodeScript.MANDAIC,
                    UnicodeScript.NKO,
                    UnicodeScript.MONGOLIAN,
                    UnicodeScript.PHAGS_PA,
                    UnicodeScript.ADLAM,
                    UnicodeScript.HANIFI_ROHINGYA);

    /**
     * The viramas, which take the vowel from a letter and bind it to the next one (U+094D and its
     * kin).
     */
    private static final String VIRAMAS =
            "\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA";

    private Joiners() {}

    static boolean is(int codePoint) {
        return codePoint == NON_JOINER || codePoint == JOINER;
    }

    /** Whether the joiner at {@code at} may stand there, after what is kept of the text before. */
    static boolean mayStand(CharSequence kept, String text, int at) {
        if (kept.isEmpty() || at + 1 >= text.length()) return false;
        var after = text.codePointAt(at + 1);
        if (VIRAMAS.indexOf(kept.charAt(kept.length() - 1)) >= 0) return Character.isLetter(after);
        var before = base(kept);
        return text.charAt(at) == JOINER
                ? Character.isExtendedPictographic(before)
                        && Character.isExtendedPictographic(after)
                : isCursiveLetter(before) && isCursiveLetter(after);
    }

    /** The character that carries the marks and selectors at the end. */
    private static int base(CharSequence kept) {
        var at = kept.length();
        while (at > 0) {
            var codePoint = Character.codePointBefore(kept, at);
            if (!Printable.isMark(codePoint) && !Character.isEmojiModifier(codePoint))
                return codePoint;
            at -= Character.charCount(codePoint);
        }
        return 0;
    }

    private static boolean isCursiveLetter(int codePoint) {
        return Character.isLetter(codePoint) && CURSIVE.contains(UnicodeScript.of(codePoint));
    }
}
