package emberdelve.bench.load;

import io.netty.buffer.ByteBuf;
import java.util.function.IntConsumer;

/** A Telnet stream without its commands (RFC 854). Octets above 127 pass as such. */
final class PlainText {
    private static final int SE = 240;
    private static final int SB = 250;
    private static final int WILL = 251;
    private static final int DONT = 254;
    private static final int IAC = 255;

    private enum State {
        TEXT,
        COMMAND,
        OPTION,
        BLOCK,
        COMMAND_IN_BLOCK
    }

    private State state = State.TEXT;

    /** Reads all of it; {@code text} gets each octet of text. */
    void read(ByteBuf octets, IntConsumer text) {
        while (octets.isReadable()) read(octets.readUnsignedByte(), text);
    }

    private void read(int octet, IntConsumer text) {
        state =
                switch (state) {
                    case TEXT -> {
                        if (octet == IAC) yield State.COMMAND;
                        text.accept(octet);
                        yield State.TEXT;
                    }
                    case COMMAND -> {
                        if (octet == IAC) text.accept(octet);
                        yield afterCommand(octet);
                    }
                    case OPTION -> State.TEXT;
                    case BLOCK -> octet == IAC ? State.COMMAND_IN_BLOCK : State.BLOCK;
                    case COMMAND_IN_BLOCK -> octet == SE ? State.TEXT : State.BLOCK;
                };
    }

    private static State afterCommand(int octet) {
        if (octet == SB) return State.BLOCK;
        return octet >= WILL && octet <= DONT ? State.OPTION : State.TEXT;
    }
}
