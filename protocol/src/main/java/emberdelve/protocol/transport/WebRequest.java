package emberdelve.protocol.transport;

/**
 * A browser's request that wants no WebSocket.
 *
 * @param path as it was sent, from the first slash to a question mark; never decoded
 * @param ifNoneMatch the ETag that it has already; empty when it has none
 * @param gzip whether it reads gzip
 * @param acceptLanguage the languages that it asks for (RFC 9110 section 12.5.4), as they were
 *     sent; empty when it asks for none
 * @param cookie what it was told to keep (RFC 6265 section 5.4), as it was sent; empty when nothing
 * @param trusted whether it came inside TLS, with a certificate that an authority has signed
 */
public record WebRequest(
        String path,
        String ifNoneMatch,
        boolean gzip,
        String acceptLanguage,
        String cookie,
        boolean trusted) {
    /** A request of a program that says nothing but what it wants. */
    public static WebRequest of(String path) {
        return new WebRequest(path, "", false, "", "", false);
    }
}
