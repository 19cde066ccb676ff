package emberdelve.protocol.code;

/**
 * The guess at the code of a line that is not UTF-8: Latin-1 has its letters where CP437 has lines
 * for tables, and CP437 has its letters where Latin-1 has hardly anything. Pure.
 */
public final class CodeGuess {
    /** The last letter of CP437; the first is 128. */
    private static final int DOS_LETTERS_END = 0xA5;

    /** The octet from which on Latin-1 has nothing but letters. */
    private static final int LATIN_LETTERS = 0xC0;

    /** The first of the quotes and dashes of Windows, which are letters in CP437. */
    private static final int QUOTES = 0x91;

    private static final int QUOTES_END = 0x97;

    private static final int APOSTROPHE = 0x92;

    /** A letter in both codes: a sharp s in CP437, an a with an accent in Latin-1. */
    private static final int SHARP_S = 0xE1;

    private static final int ELLIPSIS = 0x85;

    private CodeGuess() {}

    /** The code of a line; Latin-1 if both are as likely, because it is far more common. */
    public static TextCode of(byte[] line) {
        var dos = 0;
        var latin = 0;
        for (var at = 0; at < line.length; at++) {
            var octet = line[at] & 0xFF;
            if (octet >= LATIN_LETTERS && octet != SHARP_S) latin++;
            else if (octet >= 0x80 && octet <= DOS_LETTERS_END && isDosLetter(line, at)) dos++;
        }
        return dos > latin ? TextCode.CP437 : TextCode.LATIN_1;
    }

    /**
     * Whether the octet may be a letter of CP437: it stands beside a letter, or, if it may be a
     * quote, between two letters.
     */
    private static boolean isDosLetter(byte[] line, int at) {
        var octet = line[at] & 0xFF;
        if (octet == APOSTROPHE) return false;
        var before = at > 0 && isLetter(line[at - 1]);
        var after = at + 1 < line.length && isLetter(line[at + 1]);
        var mayBeQuote = octet == ELLIPSIS || (octet >= QUOTES && octet <= QUOTES_END);
        return mayBeQuote ? before && after : before || after;
    }

    private static boolean isLetter(byte octet) {
        return octet < 0 || Character.isLetter(octet);
    }
}
