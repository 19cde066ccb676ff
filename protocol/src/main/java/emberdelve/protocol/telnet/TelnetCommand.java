package emberdelve.protocol.telnet;

/** The commands that may follow IAC (RFC 854, 885 and 1184), without a gap, lowest octet first. */
enum TelnetCommand {
    EOF(0xEC),
    SUSP(0xED),
    ABORT(0xEE),
    /** Ends a prompt, when both have agreed on that (RFC 885). */
    EOR(0xEF),
    /** Ends a sub-negotiation. */
    SE(0xF0),
    NOP(0xF1),
    DATA_MARK(0xF2),
    BREAK(0xF3),
    INTERRUPT(0xF4),
    ABORT_OUTPUT(0xF5),
    ARE_YOU_THERE(0xF6),
    ERASE_CHARACTER(0xF7),
    ERASE_LINE(0xF8),
    GO_AHEAD(0xF9),
    /** Begins a sub-negotiation. */
    SB(0xFA),
    WILL(0xFB),
    WONT(0xFC),
    DO(0xFD),
    DONT(0xFE),
    /** Interpret as command: begins all of these; said twice, it is an octet of text. */
    IAC(0xFF);

    private static final TelnetCommand[] ALL = values();

    private final int octet;

    TelnetCommand(int octet) {
        this.octet = octet;
    }

    /** Whether that octet, 0..255, is the name of a command. */
    static boolean isKnown(int octet) {
        return octet >= EOF.octet;
    }

    /** The command of that octet, which is a known one. */
    static TelnetCommand of(int octet) {
        return ALL[octet - EOF.octet];
    }

    /** The octet of the command, 0..255. */
    int octet() {
        return octet;
    }
}
