package emberdelve.protocol.telnet;

import emberdelve.protocol.negotiate.Request;
import emberdelve.protocol.option.Octets;

import io.netty.buffer.ByteBuf;
import io.netty.util.ByteProcessor;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * The decoder of octets to text, commands, requests and sub-negotiations (RFC 854 and 855), however
 * these are cut into packets. Text is handed on as it lies in the buffer.
 *
 * <p>Thread: its connection's event loop.
 */
final class TelnetDecoder implements ByteProcessor {
    /** The receiver of the parts, in the order in which they came. */
    interface Sink {
        /**
         * Takes {@code length} octets of text at {@code index}; they are only valid during the
         * call.
         */
        void text(ByteBuf octets, int index, int length);

        /** Takes one of the commands that stand alone. */
        void command(TelnetCommand command);

        void request(Request request, int option);

        /** Takes a whole sub-negotiation, in which a doubled IAC is already one octet. */
        void subnegotiation(int option, Octets payload);
    }

    /**
     * How many times the limit a sub-negotiation may be long until the peer is cut off: it will
     * never send the end, and would otherwise keep a silent connection for ever.
     */
    static final int ENDLESS_FACTOR = 16;

    /** A sub-negotiation too short to have an option; port scanners send it. */
    private static final int NO_OPTION = -1;

    private static final int INITIAL_OCTETS = 32;
    private static final int KEPT_OCTETS = 1024;
    private static final byte IAC = (byte) TelnetCommand.IAC.octet();

    private enum State {
        TEXT,
        /** Text whose first octet is an IAC that was doubled. */
        DOUBLED,
        COMMAND,
        OPTION,
        SUB_OPTION,
        SUB,
        SUB_COMMAND
    }

    private final IntUnaryOperator subMaxOctetsByOption;
    private final Sink sink;
    private State state = State.TEXT;

    /** Whether a sub-negotiation is over, and with it the present call. */
    private boolean ended;

    /** The request about the option to come; meaningful in the state OPTION. */
    private Request request = Request.WONT;

    private int subOption = NO_OPTION;
    private int subMaxOctets;
    private byte[] sub = new byte[0];

    /** The number of octets of the sub-negotiation so far, also of those that were not kept. */
    private int subLength;

    /** {@code subMaxOctets}: longest sub-negotiation of an option. */
    TelnetDecoder(IntUnaryOperator subMaxOctets, Sink sink) {
        this.subMaxOctetsByOption = subMaxOctets;
        this.sink = sink;
    }

    /**
     * Reads the buffer to its end, or to that of a sub-negotiation: what follows it may be
     * compressed.
     *
     * @throws TelnetException if a sub-negotiation never ends
     */
    void decode(ByteBuf in) {
        ended = false;
        while (in.isReadable() && !ended) {
            var stopped = in.forEachByte(this);
            in.readerIndex(stopped < 0 ? in.writerIndex() : stopped);
            if (in.isReadable() && !ended) text(in);
        }
    }

    /** Hands text on in runs that are as long as possible. */
    private void text(ByteBuf in) {
        var from = in.readerIndex();
        var command = in.indexOf(state == State.DOUBLED ? from + 1 : from, in.writerIndex(), IAC);
        var end = command < 0 ? in.writerIndex() : command;
        if (state == State.DOUBLED) state = State.TEXT;
        if (end > from) sink.text(in, from, end - from);
        in.readerIndex(end);
    }

    /** Takes what is no text, octet by octet; answers false for the first that it leaves. */
    @Override
    public boolean process(byte value) {
        var octet = value & 0xFF;
        switch (state) {
            case TEXT, DOUBLED -> {
                if (ended || value != IAC) return false;
                state = State.COMMAND;
            }
            case COMMAND -> {
                command(octet);
                return state != State.DOUBLED;
            }
            case OPTION -> {
                state = State.TEXT;
                sink.request(request, octet);
            }
            case SUB_OPTION -> subOption(octet);
            case SUB -> {
                if (value == IAC) state = State.SUB_COMMAND;
                else keep(value);
            }
            case SUB_COMMAND -> subCommand(octet);
        }
        return true;
    }

    private void command(int octet) {
        state = State.TEXT;
        if (!TelnetCommand.isKnown(octet)) return;

        var command = TelnetCommand.of(octet);
        switch (command) {
            case WILL -> expectOption(Request.WILL);
            case WONT -> expectOption(Request.WONT);
            case DO -> expectOption(Request.DO);
            case DONT -> expectOption(Request.DONT);
            case SB -> state = State.SUB_OPTION;
            case IAC -> state = State.DOUBLED;
            case EOF,
                    SUSP,
                    ABORT,
                    EOR,
                    SE,
                    NOP,
                    DATA_MARK,
                    BREAK,
                    INTERRUPT,
                    ABORT_OUTPUT,
                    ARE_YOU_THERE,
                    ERASE_CHARACTER,
                    ERASE_LINE,
                    GO_AHEAD ->
                    sink.command(command);
        }
    }

    private void expectOption(Request about) {
        request = about;
        state = State.OPTION;
    }

    private void subOption(int octet) {
        var missing = octet == TelnetCommand.IAC.octet();
        subOption = missing ? NO_OPTION : octet;
        subLength = 0;
        subMaxOctets = missing ? 0 : subMaxOctetsByOption.applyAsInt(subOption);
        state = missing ? State.SUB_COMMAND : State.SUB;
    }

    private void subCommand(int octet) {
        if (octet == TelnetCommand.IAC.octet()) {
            state = State.SUB;
            keep(IAC);
        } else if (octet == TelnetCommand.SE.octet()) {
            state = State.TEXT;
            ended = true;
            endSub();
        } else {
            // The end of the sub-negotiation was forgotten; the command that comes instead counts.
            command(octet);
        }
    }

    private void keep(byte value) {
        if (subLength < subMaxOctets) {
            if (subLength == sub.length) grow();
            sub[subLength] = value;
        } else if ((subLength + 1) / ENDLESS_FACTOR > subMaxOctets) {
            throw new TelnetException(
                    "sub-negotiation without an end (expected: at most "
                            + subMaxOctets
                            + " octets)");
        }
        subLength++;
    }

    private void grow() {
        var length = Math.max(INITIAL_OCTETS, 2 * sub.length);
        sub = Arrays.copyOf(sub, Math.min(length, subMaxOctets));
    }

    private void endSub() {
        if (subOption == NO_OPTION || subLength > subMaxOctets) return;

        sink.subnegotiation(subOption, Octets.copyOf(sub, subLength));
        // A big buffer is seldom needed, and there are thousands of connections.
        if (sub.length > KEPT_OCTETS) sub = new byte[0];
    }
}
