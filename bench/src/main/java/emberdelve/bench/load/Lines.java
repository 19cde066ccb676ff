package emberdelve.bench.load;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/**
 * The reader of lines from the octets that one player hears; a line that comes whole is not copied.
 * Telnet's commands are left in: none of those that come after the log-in holds a line's end, and
 * none stands between a line's last word and its end. A prompt that is ended by somebody else's
 * words is not counted.
 */
final class Lines {
    private static final byte ESC = 0x1b;

    /** The most octets of a colour: {@code ESC [ 38;2;255;255;255 m} is the longest. */
    private static final int COLOUR_MAX_OCTETS = 20;

    private static final int ROOM_AT_FIRST = 256;

    /**
     * The most octets that are kept of words without an end of line, such as prompts; the oldest
     * are forgotten.
     */
    private static final int REST_MAX_OCTETS = 4096;

    private final ByteBuf rest = Unpooled.buffer(ROOM_AT_FIRST);

    /** The reader of a line without its end; what it is handed is only lent. */
    @FunctionalInterface
    interface Reader {
        void line(ByteBuf octets, int start, int end);
    }

    /** Reads all of it, and answers how many lines ended, without prompts. */
    int read(ByteBuf octets, Reader reader) {
        var count = 0;
        var start = octets.readerIndex();
        var last = octets.writerIndex();
        for (var end = octets.indexOf(start, last, (byte) '\n');
                end >= 0;
                end = octets.indexOf(start, last, (byte) '\n')) {
            if (rest.isReadable()) {
                rest.writeBytes(octets, start, end - start);
                count += tell(reader, rest, rest.readerIndex(), rest.writerIndex());
                rest.clear();
            } else {
                count += tell(reader, octets, start, end);
            }
            start = end + 1;
        }
        if (start < last) keep(octets, start, last - start);
        return count;
    }

    private static int tell(Reader reader, ByteBuf octets, int start, int end) {
        var bare = end > start && octets.getByte(end - 1) == '\r' ? end - 1 : end;
        if (isPrompt(octets, start, bare)) return 0;
        reader.line(octets, start, withoutColour(octets, start, bare));
        return 1;
    }

    /** {@code HP 100/100 > }, without a word behind it. */
    private static boolean isPrompt(ByteBuf octets, int start, int end) {
        return end - start >= 2 && octets.getByte(end - 1) == ' ' && octets.getByte(end - 2) == '>';
    }

    /** The index before the {@code ESC [ 0 m} that switches a line's colour off. */
    private static int withoutColour(ByteBuf octets, int start, int end) {
        if (end == start || octets.getByte(end - 1) != 'm') return end;
        var least = Math.max(start, end - COLOUR_MAX_OCTETS);
        for (var at = end - 2; at >= least; at--) if (octets.getByte(at) == ESC) return at;
        return end;
    }

    private void keep(ByteBuf octets, int start, int count) {
        if (rest.readableBytes() + count > REST_MAX_OCTETS) rest.clear();
        rest.writeBytes(octets, start, Math.min(count, REST_MAX_OCTETS));
    }
}
