package emberdelve.server.web;

import java.util.Map;
import java.util.TreeMap;

/** The headers of every page, so that nobody's words can make a browser do anything. */
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

    private static final Map<String, String> ALWAYS =
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
        if (!trusted) return ALWAYS;
        var all = new TreeMap<>(ALWAYS);
        all.put("strict-transport-security", ALWAYS_ENCRYPTED);
        return all;
    }
}
