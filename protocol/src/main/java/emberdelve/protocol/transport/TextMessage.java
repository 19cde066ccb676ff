package emberdelve.protocol.transport;

/**
 * A text message of a WebSocket, beside the stream: read from and written to a connection that has
 * agreed on {@link Transport#WEBSOCKET_GMCP} or {@link Transport#WEBSOCKET_JSON}. On every other it
 * is a mistake of the peer's, and dropped when written.
 */
public record TextMessage(String text) {}
