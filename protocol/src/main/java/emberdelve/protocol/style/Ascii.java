package emberdelve.protocol.style;

import java.text.Normalizer;

/**
 * Text for terminals that show nothing but ASCII: accents are taken off, dashes, quotes and the
 * like are replaced by what a typewriter has, the rest by question marks. Safe for any thread.
 */
public final class Ascii {
    private Ascii() {}

    /** The text in ASCII; the same object when it is ASCII already. */
    public static String fold(String text) {
        if (isAscii(text)) return text;

        var folded = new StringBuilder(text.length());
        Normalizer.normalize(text, Normalizer.Form.NFD)
                .codePoints()
                .forEach(codePoint -> append(folded, codePoint));
        return folded.toString();
    }

    private static boolean isAscii(String text) {
        for (var at = 0; at < text.length(); at++) {
            if (text.charAt(at) > '~') return false;
        }
        return true;
    }

    private static void append(StringBuilder out, int codePoint) {
        if (codePoint <= '~') {
            out.append((char) codePoint);
        } else if (Columns.of(codePoint) > 0) {
            out.append(like(codePoint));
        }
    }

    /** The stand-in for a character that has no accent to take off. */
    private static String like(int codePoint) {
        return switch (codePoint) {
            case '\u00A0', '\u2007', '\u2009', '\u202F', '\u3000' -> " ";
            case '\u2010',
                    '\u2011',
                    '\u2012',
                    '\u2013',
                    '\u2014',
                    '\u2015',
                    '\u2212',
                    '\u2500',
                    '\u2501',
                    '\u2550' ->
                    "-";
            case '\u2018', '\u2019', '\u201A', '\u201B', '\u2032', '\u00B4' -> "'";
            case '\u201C', '\u201D', '\u201E', '\u201F', '\u2033', '\u00AB', '\u00BB' -> "\"";
            case '\u2039' -> "<";
            case '\u203A' -> ">";
            case '\u2026' -> "...";
            case '\u2022', '\u00B7', '\u25CF', '\u2605' -> "*";
            case '\u00D7' -> "x";
            case '\u00F7' -> "/";
            case '\u2190' -> "<-";
            case '\u2192' -> "->";
            case '\u2502', '\u2503', '\u2551' -> "|";
            case '\u20AC' -> "EUR";
            case '\u00DF' -> "ss";
            case '\u00E6' -> "ae";
            case '\u00C6' -> "AE";
            case '\u0153' -> "oe";
            case '\u0152' -> "OE";
            case '\u00F8' -> "o";
            case '\u00D8' -> "O";
            case '\u0142' -> "l";
            case '\u0141' -> "L";
            case '\u0111', '\u00F0' -> "d";
            case '\u0110', '\u00D0' -> "D";
            case '\u00FE' -> "th";
            case '\u00DE' -> "Th";
            case '\u0131' -> "i";
            default -> isCorner(codePoint) ? "+" : "?";
        };
    }

    /** The corners and crossings of box drawing, between the bars and the shades. */
    private static boolean isCorner(int codePoint) {
        return codePoint >= 0x250C && codePoint <= 0x256C;
    }
}
