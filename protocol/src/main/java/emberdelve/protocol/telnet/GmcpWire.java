package emberdelve.protocol.telnet;

import emberdelve.protocol.option.GmcpMessage;
import emberdelve.protocol.option.Octets;
import emberdelve.protocol.transport.TextMessage;

import java.util.Optional;

/**
 * The wire on which text messages are GMCP, and all text is octets: {@code gmcp.mudstandards.org}.
 */
final class GmcpWire implements TerminalWire {
    GmcpWire() {}

    @Override
    public boolean peerSpeaksFirst() {
        return false;
    }

    @Override
    public Optional<Said> read(String text) {
        return Optional.of(new Said.ByProgram(Octets.utf8(text)));
    }

    @Override
    public TextMessage message(GmcpMessage message) {
        return new TextMessage(message.text());
    }

    @Override
    public Optional<TextMessage> lines(TelnetOutput.Burst burst) {
        return Optional.empty();
    }
}
