package emberdelve.bench.load;

import io.netty.buffer.ByteBuf;

/**
 * The word by which a command and the lines that come of it are recognised: {@code t12n34e} is the
 * 34th command of the 12th player. Read from the end of a line, because a prompt may stand before
 * it.
 */
final class Token {
    private static final int RADIX = 10;

    private int player;
    private int number;

    static void write(ByteBuf to, int player, int number) {
        to.writeByte('t');
        digits(to, player);
        to.writeByte('n');
        digits(to, number);
        to.writeByte('e');
    }

    /**
     * Reads the token at the end of a line, if there is one.
     *
     * @param end the index behind its last octet, without the line's end
     */
    boolean read(ByteBuf line, int start, int end) {
        if (end - start < 1 || line.getByte(end - 1) != 'e') return false;
        var at = end - 2;
        var factor = 1;
        number = 0;
        for (; at >= start && isDigit(line.getByte(at)); at--, factor *= RADIX)
            number += (line.getByte(at) - '0') * factor;
        if (factor == 1 || at < start || line.getByte(at) != 'n') return false;
        at--;
        factor = 1;
        player = 0;
        for (; at >= start && isDigit(line.getByte(at)); at--, factor *= RADIX)
            player += (line.getByte(at) - '0') * factor;
        return factor > 1 && at >= start && line.getByte(at) == 't';
    }

    /** The player of the token that was read last. */
    int player() {
        return player;
    }

    int number() {
        return number;
    }

    private static void digits(ByteBuf to, int value) {
        if (value >= RADIX) digits(to, value / RADIX);
        to.writeByte('0' + value % RADIX);
    }

    private static boolean isDigit(byte octet) {
        return octet >= '0' && octet <= '9';
    }
}
