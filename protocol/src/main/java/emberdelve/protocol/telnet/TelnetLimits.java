package emberdelve.protocol.telnet;

import emberdelve.protocol.option.GmcpMessage;

/**
 * The limits on what one peer may make us keep or do.
 *
 * @param lineMaxChars longest line, in UTF-16 units; what is beyond is dropped
 * @param subnegotiationMaxOctets longest sub-negotiation, but for GMCP; a longer one is ignored
 * @param fallbackColumns width to wrap to when the peer does not tell its own
 * @param negotiationsPerSecond requests, sub-negotiations and commands that want an answer; more in
 *     one second is a {@link TelnetException}
 */
public record TelnetLimits(
        int lineMaxChars,
        int subnegotiationMaxOctets,
        int fallbackColumns,
        int negotiationsPerSecond) {

    /**
     * The limits for everybody: a line of 1,024 is a long speech; 1 KiB holds every sub-negotiation
     * we know; 78 columns fit the classic 80; a client says some forty things when it connects, and
     * a window that is being dragged tells its size sixty times a second.
     */
    public static final TelnetLimits DEFAULTS = new TelnetLimits(1024, 1024, 78, 250);

    public TelnetLimits {
        require(lineMaxChars >= 1, "lineMaxChars", lineMaxChars);
        require(subnegotiationMaxOctets >= 1, "subnegotiationMaxOctets", subnegotiationMaxOctets);
        require(fallbackColumns >= 1, "fallbackColumns", fallbackColumns);
        require(negotiationsPerSecond >= 1, "negotiationsPerSecond", negotiationsPerSecond);
    }

    /** The longest sub-negotiation of that option: most are short, but not the messages of GMCP. */
    int subnegotiationMaxOctets(int option) {
        return option == TelnetOption.GMCP.number()
                ? Math.max(subnegotiationMaxOctets, GmcpMessage.OCTETS_MAX)
                : subnegotiationMaxOctets;
    }

    private static void require(boolean holds, String name, int value) {
        if (!holds) {
            throw new IllegalArgumentException(name + ": " + value + " (expected: 1 or more)");
        }
    }
}
