package emberdelve.config.settings;

import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Span;
import emberdelve.config.read.scalar.Whole;

import java.time.Duration;

/**
 * The settings of the Telnet listener: the {@code telnet:} part.
 *
 * @param port 0 = any free one, for tests and second servers
 * @param bind a numeric address; {@code ::} is every address of the machine, IPv4 included
 * @param lineMaxChars longest line a player may send; the rest is dropped, and the player told
 * @param outputMaxOctets the most output that may wait for a slow reader; with more the connection
 *     is dropped
 * @param idleTimeout the time without input after which a session is closed
 * @param eventLoops threads that serve the connections
 */
public record TelnetSettings(
        int port,
        String bind,
        int lineMaxChars,
        int outputMaxOctets,
        Duration idleTimeout,
        int eventLoops) {
    private static final Whole LINE_CHARS = new Whole(80, 65_536);
    private static final Whole OUTPUT_OCTETS = new Whole(16 * 1024, 16 * 1024 * 1024);
    private static final Span IDLE = new Span(Duration.ofSeconds(1), Duration.ofHours(24));
    private static final Whole LOOPS = new Whole(1, 64);

    /**
     * The defaults. One event loop serves thousands of sessions; ticks, log-ins and the store need
     * the other core.
     */
    public static final TelnetSettings DEFAULTS =
            new TelnetSettings(4000, "::", 1024, 256 * 1024, Duration.ofMinutes(30), 1);

    public TelnetSettings {
        Port.require("telnet", port, bind);
        LINE_CHARS.require("telnet.line-max-chars", lineMaxChars);
        OUTPUT_OCTETS.require("telnet.output-max-octets", outputMaxOctets);
        IDLE.require("telnet.idle-timeout", idleTimeout);
        LOOPS.require("telnet.event-loops", eventLoops);
    }

    static TelnetSettings read(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var telnet =
                new TelnetSettings(
                        fields.optional("port", Port.PORT, DEFAULTS.port),
                        fields.optional("bind", NumericAddress.ADDRESS, DEFAULTS.bind),
                        fields.optional("line-max-chars", LINE_CHARS, DEFAULTS.lineMaxChars),
                        fields.optional(
                                "output-max-octets", OUTPUT_OCTETS, DEFAULTS.outputMaxOctets),
                        fields.optional("idle-timeout", IDLE, DEFAULTS.idleTimeout),
                        fields.optional("event-loops", LOOPS, DEFAULTS.eventLoops));
        fields.end();
        return telnet;
    }

    /** Takes what new connections ask for; the rest needs a restart. */
    TelnetSettings goingOnWith(TelnetSettings read) {
        return new TelnetSettings(
                port, bind, read.lineMaxChars, outputMaxOctets, read.idleTimeout, eventLoops);
    }
}
