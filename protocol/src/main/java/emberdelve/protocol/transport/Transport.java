package emberdelve.protocol.transport;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The carrier of a session, once a connection is ready for one. */
public enum Transport {
    /** Telnet on a plain connection. */
    TELNET(""),
    /** Telnet inside TLS. */
    TLS(""),
    /** The Telnet stream in binary frames. */
    WEBSOCKET_TELNET("telnet.mudstandards.org"),
    /** Text with ANSI colours in binary frames, without Telnet. */
    WEBSOCKET_TERMINAL("terminal.mudstandards.org"),
    /** {@link #WEBSOCKET_TERMINAL} with GMCP in text frames. */
    WEBSOCKET_GMCP("gmcp.mudstandards.org"),
    /**
     * {@link #WEBSOCKET_TERMINAL} with JSON in text frames: GMCP, lines of the player, styled text.
     */
    WEBSOCKET_JSON("json.mudstandards.org");

    private final String subprotocol;

    Transport(String subprotocol) {
        this.subprotocol = subprotocol;
    }

    /** Whether it carries Telnet's commands; otherwise it carries text alone. */
    public boolean isTelnet() {
        return this == TELNET || this == TLS || this == WEBSOCKET_TELNET;
    }

    public boolean isWebSocket() {
        return !subprotocol.isEmpty();
    }

    /** Whether text frames have a meaning. */
    boolean takesText() {
        return this == WEBSOCKET_GMCP || this == WEBSOCKET_JSON;
    }

    /** Whether Telnet may compress inside it. Web clients do not expect it there. */
    public boolean mayCompress() {
        return isTelnet() && !isWebSocket();
    }

    /** The names of the WebSocket sub-protocols (mudstandards.org/websocket) that we offer. */
    static List<String> subprotocols() {
        return Arrays.stream(values())
                .filter(Transport::isWebSocket)
                .map(transport -> transport.subprotocol)
                .toList();
    }

    static Optional<Transport> ofSubprotocol(String name) {
        return Arrays.stream(values())
                .filter(Transport::isWebSocket)
                .filter(transport -> transport.subprotocol.equals(name))
                .findFirst();
    }
}
