package emberdelve.server.web;

import emberdelve.protocol.transport.WebAnswer;
import emberdelve.protocol.transport.WebRequest;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.GZIPOutputStream;

/**
 * A file that a browser reads.
 *
 * @param type its media type
 * @param etag the ETag of its octets
 * @param caching how long a browser may keep it without asking
 * @param octets its content, read-only
 * @param small the octets in gzip, where that is smaller
 * @param vary what of a request decides on the answer
 */
record Asset(
        String type,
        String etag,
        String caching,
        ByteBuffer octets,
        Optional<ByteBuffer> small,
        String vary) {
    /** The rule for files of which a browser asks each time whether they have changed. */
    static final String ASK = "no-cache";

    /** The rule for files that browsers keep for good: an asset's address changes with it. */
    static final String FOR_EVER = "public, max-age=31536000, immutable";

    /** The header of a request that decides on the answer where a file has one content. */
    static final String PACKING = "accept-encoding";

    private static final String SVG = "image/svg+xml";

    /** A page that was made just now. */
    static Asset page(String html) {
        return made("text/html; charset=utf-8", html);
    }

    /** A text that was made just now. */
    static Asset made(String type, String text) {
        var octets = text.getBytes(StandardCharsets.UTF_8);
        var small = Optional.of(gzip(octets)).filter(packed -> packed.length < octets.length);
        return new Asset(
                type,
                Assets.etag(octets),
                ASK,
                ByteBuffer.wrap(octets),
                small.map(ByteBuffer::wrap),
                PACKING);
    }

    /** A file whose name changes with its octets. */
    static Asset kept(String type, String name, ByteBuffer octets) {
        return new Asset(type, '"' + name + '"', FOR_EVER, octets, Optional.empty(), PACKING);
    }

    /** An archive, which gzip makes no smaller. */
    static Asset archive(ByteBuffer octets) {
        var copy = new byte[octets.remaining()];
        octets.duplicate().get(copy);
        return new Asset(
                "application/zip",
                Assets.etag(copy),
                ASK,
                ByteBuffer.wrap(copy),
                Optional.empty(),
                PACKING);
    }

    /** The same, of which there is another one in another language. */
    Asset inLanguages() {
        return new Asset(type, etag, caching, octets, small, PACKING + ", accept-language, cookie");
    }

    WebAnswer answer(WebRequest request) {
        if (!request.ifNoneMatch().contains(etag)) return answer(WebAnswer.OK, request);
        return new WebAnswer(WebAnswer.NOT_MODIFIED, headers(), WebAnswer.NOTHING, isPart());
    }

    /** The answer with this page for an address at which nothing is. */
    WebAnswer missing(WebRequest request) {
        return answer(WebAnswer.NOT_FOUND, request);
    }

    private WebAnswer answer(int status, WebRequest request) {
        var headers = headers();
        headers.put("content-type", type);
        if (!request.gzip() || small.isEmpty())
            return new WebAnswer(status, headers, octets, isPart());
        headers.put("content-encoding", "gzip");
        return new WebAnswer(status, headers, small.get(), isPart());
    }

    /** A picture of SVG is a page of its own where somebody opens it, and may hold scripts. */
    private boolean isPart() {
        return caching.equals(FOR_EVER) && !type.equals(SVG);
    }

    private Map<String, String> headers() {
        var headers = new TreeMap<String, String>();
        headers.put("etag", etag);
        headers.put("cache-control", caching);
        headers.put("vary", vary);
        return headers;
    }

    private static byte[] gzip(byte[] octets) {
        var packed = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(packed)) {
            gzip.write(octets);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return packed.toByteArray();
    }
}
