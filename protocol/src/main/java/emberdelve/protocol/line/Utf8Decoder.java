package emberdelve.protocol.line;

import io.netty.buffer.ByteBuf;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/**
 * Octets of UTF-8 to characters, also of characters that are cut in two by the end of a packet.
 * What is not UTF-8 becomes U+FFFD.
 *
 * <p>Thread: its connection's event loop.
 */
final class Utf8Decoder {
    /** Octets decoded at once: a typed line fits, a pasted one takes some rounds. */
    private static final int CHUNK_OCTETS = 64;

    private final CharsetDecoder decoder =
            StandardCharsets.UTF_8
                    .newDecoder()
                    .onMalformedInput(CodingErrorAction.REPLACE)
                    .onUnmappableCharacter(CodingErrorAction.REPLACE);

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
     * @param taker is handed the characters in pieces, each of which it must read at once
     */
    void decode(ByteBuf source, int index, int length, Consumer<CharSequence> taker) {
        var from = index;
        var end = index + length;
        while (from < end) {
            var part = Math.min(octets.remaining(), end - from);
            octets.limit(octets.position() + part);
            source.getBytes(from, octets);
            from += part;
            octets.flip();
            // UTF-8 never has more UTF-16 units than octets, so the result always fits.
            decoder.decode(octets, chars, false);
            octets.compact();
            chars.flip();
            taker.accept(chars);
            chars.clear();
        }
    }
}
