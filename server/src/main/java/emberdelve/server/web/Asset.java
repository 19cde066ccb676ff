package emberdelve.server.web;

import emberdelve.protocol.transport.WebAnswer;
import emberdelve.protocol.transport.WebRequest;

import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A file that a browser reads.
 *
 * @param type its media type
 * @param etag of its octets
 * @param caching how long a browser may keep it without asking
 * @param octets read-only
 * @param small the same in gzip, where that is smaller
 */
record Asset(String type, String etag, String caching, ByteBuffer octets, Optional<ByteBuffer> small) {
    /** Ask each time whether it is still the same. */
    static final String ASK = "no-cache";

    /** Its address changes with it. */
    static final String FOR_EVER = "public, max-age=31536000, immutable";

    WebAnswer answer(WebRequest request) {
        var headers = new TreeMap<String, String>();
        headers.put("etag", etag);
        headers.put("cache-control", caching);
        headers.put("vary", "accept-encoding");
        if (request.ifNoneMatch().contains(etag))
            return new WebAnswer(WebAnswer.NOT_MODIFIED, headers, WebAnswer.NOTHING);
        headers.put("content-type", type);
        if (!request.gzip() || small.isEmpty()) return new WebAnswer(WebAnswer.OK, headers, octets);
        headers.putAll(Map.of("content-encoding", "gzip"));
        return new WebAnswer(WebAnswer.OK, headers, small.get());
    }
}
