package emberdelve.protocol.telnet;

import emberdelve.protocol.code.TextCode;
import emberdelve.protocol.option.GmcpModules;
import emberdelve.protocol.style.ColorDepth;
import emberdelve.protocol.style.LinkSupport;

/**
 * A thing that a peer said, or that became known about it. Fired through the pipeline as a read.
 */
public sealed interface TelnetEvent {

    /**
     * A line, without its end, as it was typed: anything may be in it, see {@link
     * emberdelve.protocol.style.Printable}.
     *
     * @param cut whether it was longer than the limit, so that its tail is missing
     */
    record Line(String text, boolean cut) implements TelnetEvent {}

    /** The discovery that what was typed is no UTF-8: from now on it is read as this code. */
    record Guessed(TextCode code) implements TelnetEvent {}

    /** The peer's window; 0 for what is not known. Lines are wrapped to it without further ado. */
    record WindowSize(int columns, int rows) implements TelnetEvent {}

    /**
     * The abilities of the peer, known or assumed. The first one comes right after the channel
     * became active, another whenever something changes.
     *
     * @param colors what its terminal shows, whatever its user has chosen
     * @param code in which text is sent
     * @param screenReader whether the client says that its user listens instead of looking
     * @param links which links it can follow, whatever its user has chosen
     * @param client the client's name as it gives it, printable ASCII; empty when unknown
     * @param version the client's version likewise
     * @param negotiates whether it has ever said anything in Telnet, so that it is not netcat
     */
    record Abilities(
            ColorDepth colors,
            TextCode code,
            boolean screenReader,
            LinkSupport links,
            String client,
            String version,
            boolean negotiates)
            implements TelnetEvent {}

    /**
     * A message of the client's programs, but for those of the package Core.
     *
     * @param name such as {@code Char.Items.Inv}, in whatever case
     * @param json one JSON value, not nested deeply, or empty
     */
    record Gmcp(String name, String json) implements TelnetEvent {}

    /** The client's programs want to be told of these from now on, and of nothing else. */
    record Modules(GmcpModules modules) implements TelnetEvent {}

    /** The user asks for a sign of life; a visible line should answer (RFC 854, AYT). */
    record AreYouThere() implements TelnetEvent {}

    /** The user wants what goes on to stop (RFC 854, IP and BRK). */
    record Interrupt() implements TelnetEvent {}
}
