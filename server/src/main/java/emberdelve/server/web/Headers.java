package emberdelve.server.web;

import java.util.Map;
import java.util.TreeMap;

/** The headers of every answer, so that nobody's words can make a browser do anything. */
final class Headers {
    /**
     * The policy of every page: scripts, styles and connections come from this server alone, words
     * are never taken for markup, and no foreign page may hold ours in a frame. One script has an
     * address made of words: the service worker's, by the policy named {@code worker}.
     */
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
                + " connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none';"
                + " form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script';"
                + " trusted-types worker";

    /** The half year for which a browser then comes by https alone. */
    private static final String ALWAYS_ENCRYPTED = "max-age=15768000";

    private static final Map<String, String> OF_PARTS =
            Map.of(
                    "x-content-type-options", "nosniff",
                    "referrer-policy", "no-referrer",
                    "cross-origin-resource-policy", "same-origin");

    private static final Map<String, String> OF_PAGES =
            Map.of(
                    "content-security-policy", POLICY,
                    "x-content-type-options", "nosniff",
                    "referrer-policy", "no-referrer",
                    "cross-origin-opener-policy", "same-origin",
                    "cross-origin-resource-policy", "same-origin",
                    "permissions-policy", "camera=(), geolocation=(), microphone=()");

    private Headers() {}

    /**
     * @param trusted whether the request came inside TLS with a certificate that an authority has
     *     signed
     */
    static Map<String, String> of(boolean trusted) {
        return of(OF_PAGES, trusted);
    }

    /**
     * The headers of scripts, style sheets and the like. What a page may do is said with the page;
     * said again with each of its eighty parts it would be a fifth of all that a browser loads.
     *
     * @param trusted as above
     */
    static Map<String, String> ofParts(boolean trusted) {
        return of(OF_PARTS, trusted);
    }

    private static Map<String, String> of(Map<String, String> always, boolean trusted) {
        if (!trusted) return always;
        var all = new TreeMap<>(always);
        all.put("strict-transport-security", ALWAYS_ENCRYPTED);
        return all;
    }
}
