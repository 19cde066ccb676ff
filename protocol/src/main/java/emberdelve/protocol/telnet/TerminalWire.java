package emberdelve.protocol.telnet;

import emberdelve.protocol.option.GmcpMessage;
import emberdelve.protocol.option.Octets;
import emberdelve.protocol.transport.TextMessage;

import java.util.Optional;

/**
 * The meaning of text messages between us and a peer that has no Telnet. Thread: its connection's
 * event loop.
 */
interface TerminalWire {
    /** Whether the first words should wait for the peer's first message. */
    boolean peerSpeaksFirst();

    /** The meaning of a text message of the peer; empty if nobody understands it. */
    Optional<Said> read(String text);

    /** A message for the peer's programs. */
    TextMessage message(GmcpMessage message);

    /** Lines and a prompt as a text message; empty when the peer reads them as octets. */
    Optional<TextMessage> lines(TelnetOutput.Burst burst);

    /** A thing that the peer says. */
    sealed interface Said {
        /** A line that was typed, without its end. */
        record Typed(String line) implements Said {}

        /** GMCP, as it would stand in a sub-negotiation. */
        record ByProgram(Octets message) implements Said {}
    }
}
