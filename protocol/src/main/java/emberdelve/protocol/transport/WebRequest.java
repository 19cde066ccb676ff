package emberdelve.protocol.transport;

/**
 * A browser's request that wants no WebSocket.
 *
 * @param path as it was sent, from the first slash to a question mark; never decoded
 * @param ifNoneMatch the ETag that it has already; empty when it has none
 * @param gzip whether it reads gzip
 * @param trusted whether it came inside TLS, with a certificate that an authority has signed
 */
public record WebRequest(String path, String ifNoneMatch, boolean gzip, boolean trusted) {}
