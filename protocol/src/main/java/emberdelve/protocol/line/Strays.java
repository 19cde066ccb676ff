package emberdelve.protocol.line;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Octets that are no UTF-8, kept within a text: each as one half of a surrogate pair, which no text
 * has alone. Pure.
 */
final class Strays {
    /** A first half, so that it is never taken for the second of what stands before it. */
    private static final int FIRST = 0xD800;

    private Strays() {}

    /** The character that stands for the octet, which is above 127. */
    static char keep(byte octet) {
        return (char) (FIRST + (octet & 0xFF));
    }

    /** Whether the text has any such octet. */
    static boolean in(String text) {
        for (var at = 0; at < text.length(); at++) if (isOne(text, at)) return true;
        return false;
    }

    /** The octets of the text as they came. */
    static byte[] octets(String text) {
        var octets = new ByteArrayOutputStream(text.length());
        for (var at = 0; at < text.length(); ) {
            if (isOne(text, at)) {
                octets.write(text.charAt(at++) - FIRST);
                continue;
            }
            var codePoint = text.codePointAt(at);
            octets.writeBytes(Character.toString(codePoint).getBytes(StandardCharsets.UTF_8));
            at += Character.charCount(codePoint);
        }
        return octets.toByteArray();
    }

    private static boolean isOne(String text, int at) {
        return Character.isHighSurrogate(text.charAt(at))
                && (at + 1 == text.length() || !Character.isLowSurrogate(text.charAt(at + 1)));
    }
}
