package emberdelve.protocol.telnet;

import emberdelve.protocol.option.GmcpCore;
import emberdelve.protocol.option.GmcpMessage;
import emberdelve.protocol.option.JsonEnvelope;
import emberdelve.protocol.option.Octets;
import emberdelve.protocol.transport.TextMessage;

import java.util.Optional;

/**
 * The wire on which text messages are {@link JsonEnvelope}s: {@code json.mudstandards.org}. A peer
 * that names the module {@code Text} reads {@link StyledJson} instead of octets with escape
 * sequences.
 *
 * <p>Thread: its connection's event loop.
 */
final class JsonWire implements TerminalWire {
    private static final String GMCP = "gmcp";
    private static final String TEXT = "text";

    private final GmcpCore core;

    JsonWire(GmcpCore core) {
        this.core = core;
    }

    @Override
    public boolean peerSpeaksFirst() {
        return true;
    }

    @Override
    public Optional<Said> read(String text) {
        return JsonEnvelope.read(text).flatMap(JsonWire::said);
    }

    private static Optional<Said> said(JsonEnvelope envelope) {
        return switch (envelope.proto()) {
            case GMCP -> {
                var message = envelope.id() + " " + envelope.data().orElse("");
                yield Optional.of(new Said.ByProgram(Octets.utf8(message.strip())));
            }
            case TEXT -> envelope.data().map(Said.Typed::new);
            default -> Optional.empty();
        };
    }

    @Override
    public TextMessage message(GmcpMessage message) {
        return new TextMessage(new JsonEnvelope(GMCP, message.name(), message.json()).text());
    }

    @Override
    public Optional<TextMessage> lines(TelnetOutput.Burst burst) {
        return core.modules().wants(StyledJson.MODULE)
                ? Optional.of(new TextMessage(StyledJson.of(burst)))
                : Optional.empty();
    }
}
