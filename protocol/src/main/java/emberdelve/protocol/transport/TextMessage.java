package emberdelve.protocol.transport;

/**
 * A text message of a WebSocket, beside the stream: read from and written to a connection that has
 * agreed on {@link Transport#WEBSOCKET_GMCP} or {@link Transport#WEBSOCKET_JSON}. On every other
 * connection, a message that comes is a mistake of the peer's, and one that is written is dropped.
 */
public record TextMessage(String text) {}
