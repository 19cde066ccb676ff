package emberdelve.protocol.transport;

import java.nio.charset.StandardCharsets;
import java.util.Map;

/** A site of one page, and of one other whose scripts may connect. */
final class OnePage implements WebSite {
    static final String ALLOWED = "https://good.example";

    /** It has all names but those that are made for examples, and no empty one. */
    static boolean isOurs(String host) {
        return !host.isEmpty() && !host.endsWith(".example");
    }

    @Override
    public WebAnswer answer(WebRequest request) {
        if (!request.path().equals("/"))
            return WebAnswer.words(WebAnswer.NOT_FOUND, "There is no such page.");
        if (request.ifNoneMatch().equals("one"))
            return new WebAnswer(WebAnswer.NOT_MODIFIED, Map.of(), WebAnswer.NOTHING);
        var body = "The page" + (request.gzip() ? ", small" : "");
        return new WebAnswer(
                WebAnswer.OK, Map.of("etag", "one"), StandardCharsets.UTF_8.encode(body));
    }

    @Override
    public Map<String, String> headersOfParts(boolean trusted) {
        return Map.of();
    }

    @Override
    public Map<String, String> headers(boolean trusted) {
        return Map.of("x-content-type-options", "nosniff");
    }

    @Override
    public boolean isAllowed(String origin) {
        return origin.equals(ALLOWED);
    }
}
