package emberdelve.protocol.telnet;

import emberdelve.protocol.negotiate.Request;
import emberdelve.protocol.option.Octets;
import io.netty.buffer.ByteBuf;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * Octets to text, commands, requests and sub-negotiations (RFC 854 and 855), however they are cut
 * into packets. Text is handed on as it lies in the buffer.
 *
 * <p>Thread: its connection's event loop.
 */
final class TelnetDecoder {
    /** Where the parts go, in the order in which they came. */
    interface Sink {
        /** {@code length} octets at {@code index}; only valid during the call. */
        void text(ByteBuf octets, int index, int length);

        /** One of the commands that stand alone. */
        void command(TelnetCommand command);

        void request(Request request, int option);

        /** A whole one, doubled octets already made one. */
        void subnegotiation(int option, Octets payload);
    }

    /**
     * Whoever sends this many times the limit without an end will never send one, and would
     * otherwise keep a silent connection for ever.
     */
    static final int ENDLESS_FACTOR = 16;

    /** A sub-negotiation too short to have an option; port scanners send it. */
    private static final int NO_OPTION = -1;
    private static final int INITIAL_OCTETS = 32;
    private static final int KEPT_OCTETS = 1024;
    private static final byte IAC = (byte) TelnetCommand.IAC.octet();

    private enum State { TEXT, COMMAND, OPTION, SUB_OPTION, SUB, SUB_COMMAND }

    private final IntUnaryOperator subMaxOctetsByOption;
    private final Sink sink;
    private State state = State.TEXT;
    /** What the option to come is about; meaningful in the state OPTION. */
    private Request request = Request.WONT;
    private int subOption = NO_OPTION;
    private int subMaxOctets;
    private byte[] sub = new byte[0];
    /** Octets of the sub-negotiation so far, also those that were not kept. */
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
        var ended = false;
        while (in.isReadable() && !ended) {
            ended = state == State.SUB_COMMAND;
            switch (state) {
                case TEXT -> text(in);
                case COMMAND -> command(in);
                case OPTION -> option(in);
                case SUB_OPTION -> subOption(in);
                case SUB -> sub(in);
                case SUB_COMMAND -> subCommand(in);
            }
        }
    }

    private void text(ByteBuf in) {
        var from = in.readerIndex();
        var length = untilCommand(in);
        if (length > 0) sink.text(in, from, length);
        endRun(in, from + length, State.COMMAND);
    }

    private void command(ByteBuf in) {
        var octet = in.readUnsignedByte();
        state = State.TEXT;
        if (!TelnetCommand.isKnown(octet)) return;

        var command = TelnetCommand.of(octet);
        switch (command) {
            case WILL -> expectOption(Request.WILL);
            case WONT -> expectOption(Request.WONT);
            case DO -> expectOption(Request.DO);
            case DONT -> expectOption(Request.DONT);
            case SB -> state = State.SUB_OPTION;
            case IAC -> sink.text(in, in.readerIndex() - 1, 1);
            case EOF, SUSP, ABORT, EOR, SE, NOP, DATA_MARK, BREAK, INTERRUPT, ABORT_OUTPUT,
                    ARE_YOU_THERE, ERASE_CHARACTER, ERASE_LINE, GO_AHEAD -> sink.command(command);
        }
    }

    private void expectOption(Request about) {
        request = about;
        state = State.OPTION;
    }

    private void option(ByteBuf in) {
        state = State.TEXT;
        sink.request(request, in.readUnsignedByte());
    }

    private void subOption(ByteBuf in) {
        var octet = in.readUnsignedByte();
        var missing = octet == TelnetCommand.IAC.octet();
        subOption = missing ? NO_OPTION : octet;
        subLength = 0;
        subMaxOctets = missing ? 0 : subMaxOctetsByOption.applyAsInt(subOption);
        state = missing ? State.SUB_COMMAND : State.SUB;
    }

    private void sub(ByteBuf in) {
        var from = in.readerIndex();
        var length = untilCommand(in);
        keep(in, from, length);
        endRun(in, from + length, State.SUB_COMMAND);
    }

    private void subCommand(ByteBuf in) {
        var octet = in.getUnsignedByte(in.readerIndex());
        if (octet == TelnetCommand.IAC.octet()) {
            keep(in, in.readerIndex(), 1);
            in.skipBytes(1);
            state = State.SUB;
        } else if (octet == TelnetCommand.SE.octet()) {
            in.skipBytes(1);
            state = State.TEXT;
            endSub();
        } else {
            // Its end was forgotten; the command that comes instead counts.
            state = State.COMMAND;
        }
    }

    private void keep(ByteBuf in, int from, int length) {
        var room = Math.min(length, Math.max(subMaxOctets - subLength, 0));
        if (subLength + room > sub.length) {
            sub = Arrays.copyOf(sub, Math.max(subLength + room,
                    Math.min(subMaxOctets, Math.max(INITIAL_OCTETS, 2 * sub.length))));
        }
        if (room > 0) in.getBytes(from, sub, subLength, room);
        subLength += length;
        if (subLength / ENDLESS_FACTOR > subMaxOctets) {
            throw new TelnetException("sub-negotiation without an end (expected: at most "
                    + subMaxOctets + " octets)");
        }
    }

    private void endSub() {
        if (subOption == NO_OPTION || subLength > subMaxOctets) return;

        sink.subnegotiation(subOption, Octets.copyOf(sub, subLength));
        // A big one is seldom, and there are thousands of connections.
        if (sub.length > KEPT_OCTETS) sub = new byte[0];
    }

    private static int untilCommand(ByteBuf in) {
        var command = in.indexOf(in.readerIndex(), in.writerIndex(), IAC);
        return command < 0 ? in.readableBytes() : command - in.readerIndex();
    }

    /** Goes to the end of the run and, if an IAC stands there, over it to the next state. */
    private void endRun(ByteBuf in, int end, State next) {
        in.readerIndex(end);
        if (!in.isReadable()) return;

        in.skipBytes(1);
        state = next;
    }
}
