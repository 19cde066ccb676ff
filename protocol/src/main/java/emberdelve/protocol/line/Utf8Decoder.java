package emberdelve.protocol.line;

import io.netty.buffer.ByteBuf;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/**
 * The decoder of UTF-8, also where the end of a packet cuts a character in two. An octet that is
 * not UTF-8 becomes U+FFFD, or is kept as {@link Strays}.
 *
 * <p>Thread: its connection's event loop.
 */
final class Utf8Decoder {
    /** Octets decoded at once: a typed line fits, a pasted one takes some rounds. */
    private static final int CHUNK_OCTETS = 64;

    private static final char REPLACEMENT = '\uFFFD';

    private final CharsetDecoder decoder =
            StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT);

    /** Octets not yet decoded; between two calls only the head of a character. */
    private final ByteBuffer octets = ByteBuffer.allocate(CHUNK_OCTETS);

    private final CharBuffer chars = CharBuffer.allocate(CHUNK_OCTETS);

    /** Whether the rest of a character is still to come. */
    boolean isWithinCharacter() {
        return octets.position() > 0;
    }

    /**
     * Takes {@code length} octets at {@code index}.
     *
     * @param keeps whether octets that are no UTF-8 are kept
     * @param taker is handed the characters in pieces, each of which it must read at once
     */
    void decode(
            ByteBuf source, int index, int length, boolean keeps, Consumer<CharSequence> taker) {
        var from = index;
        var end = index + length;
        while (from < end) {
            var part = Math.min(octets.remaining(), end - from);
            octets.limit(octets.position() + part);
            source.getBytes(from, octets);
            from += part;
            octets.flip();
            decode(keeps);
            octets.compact();
            chars.flip();
            taker.accept(chars);
            chars.clear();
        }
    }

    /** UTF-8 never has more UTF-16 units than octets, so the result always fits. */
    private void decode(boolean keeps) {
        for (var result = decoder.decode(octets, chars, false);
                result.isError();
                result = decoder.decode(octets, chars, false)) {
            if (!keeps) chars.put(REPLACEMENT);
            for (var at = 0; at < result.length(); at++) {
                var octet = octets.get();
                if (keeps) chars.put(Strays.keep(octet));
            }
        }
    }
}
