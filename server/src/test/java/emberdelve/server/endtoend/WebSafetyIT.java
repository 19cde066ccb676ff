package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.List;
import java.util.regex.Pattern;

/** What the server tells browsers with its pages, and what it gives to nobody. */
final class WebSafetyIT {
    private static final int OK = 200;
    private static final int SWITCHING = 101;
    private static final int ELSEWHERE = 308;
    private static final int NOT_FOUND = 404;
    private static final int FORBIDDEN = 403;
    private static final int NOT_ALLOWED = 405;
    private static final int LONG_CHARS = 100_000;

    private static final Pattern ASSET = Pattern.compile("assets/[0-9a-f]+/play\\.css");

    @TempDir private Path temporary = Path.of("");

    @Test
    void everyPageIsKeptInAndNoFileGetsOut() throws IOException, GeneralSecurityException {
        var data = temporary.resolve("data");
        try (var server = RunningServer.on(data)) {
            var plain =
                    new Site(() -> new Socket(InetAddress.getLoopbackAddress(), server.webPort()));
            var encrypted = new Site(() -> Trust.ofServer(data).connect(server.webTlsPort()));
            for (var site : List.of(plain, encrypted)) {
                keepsPagesIn(site);
                refusesOtherOrigins(site);
            }
            givesNoFileAway(plain);
            answersReadersAlone(plain);
        }
    }

    /** How one comes to a site. */
    private interface Way {
        Socket open() throws IOException, GeneralSecurityException;
    }

    private record Site(Way way) {
        WebReply ask(String line, String... headers) throws IOException, GeneralSecurityException {
            return WebReply.to(way.open(), line, headers);
        }

        /** The answer to a page that wants a WebSocket. */
        WebReply upgrade(String origin) throws IOException, GeneralSecurityException {
            return ask(
                    "GET /",
                    "Upgrade: websocket",
                    "Connection: Upgrade",
                    "Sec-WebSocket-Version: 13",
                    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                    "Sec-WebSocket-Protocol: json.mudstandards.org"
                            + (origin.isEmpty() ? "" : "\r\n" + origin));
        }

        String host() throws IOException, GeneralSecurityException {
            try (var socket = way.open()) {
                return "localhost:" + socket.getPort();
            }
        }
    }

    private static void keepsPagesIn(Site site) throws IOException, GeneralSecurityException {
        var page = site.ask("GET /");
        var asset = ASSET.matcher(page.body());
        assertThat(asset.find()).isTrue();
        assertThat(page.headers()).containsEntry("cache-control", "no-cache");
        isSafe(page, OK);
        var style = site.ask("GET /" + asset.group());
        isSafePart(style);
        assertThat(style.headers())
                .containsEntry("content-type", "text/css; charset=utf-8")
                .containsEntry("cache-control", "public, max-age=31536000, immutable");
        isSafe(site.ask("GET /who"), OK);
        isSafe(site.ask("GET /help/kill?q=1"), OK);
        isSafe(site.ask("GET /nothing"), NOT_FOUND);
        var icon = site.ask("GET /favicon.ico");
        isSafe(icon, ELSEWHERE);
        isSafe(site.ask("GET /" + icon.headers().get("location")), OK);
        assertThat(site.ask("GET /robots.txt").body()).contains("User-agent: *");
    }

    /** Nothing else may be made of a part of our pages, and what a page may do is said with it. */
    private static void isSafePart(WebReply reply) {
        assertThat(reply.status()).as(reply.toString()).isEqualTo(OK);
        assertThat(reply.headers())
                .containsEntry("x-content-type-options", "nosniff")
                .containsEntry("referrer-policy", "no-referrer")
                .containsEntry("cross-origin-resource-policy", "same-origin")
                // The certificate is our own: a browser that kept to it could never come back.
                .doesNotContainKeys("strict-transport-security", "set-cookie", "server");
    }

    private static void isSafe(WebReply reply, int status) {
        assertThat(reply.status()).as(reply.toString()).isEqualTo(status);
        assertThat(reply.headers())
                .containsEntry("x-content-type-options", "nosniff")
                .containsEntry("referrer-policy", "no-referrer")
                .containsEntry("cross-origin-opener-policy", "same-origin")
                .containsEntry("cross-origin-resource-policy", "same-origin")
                .doesNotContainKeys("strict-transport-security", "set-cookie", "server");
        assertThat(reply.headers().getOrDefault("content-security-policy", "").split("; "))
                .contains(
                        "default-src 'none'",
                        "script-src 'self'",
                        "style-src 'self'",
                        "connect-src 'self'",
                        "base-uri 'none'",
                        "form-action 'none'",
                        "frame-ancestors 'none'",
                        "require-trusted-types-for 'script'",
                        "trusted-types worker");
        assertThat(reply.headers().getOrDefault("content-security-policy", ""))
                .doesNotContain("unsafe", "*", "http:", "https:");
    }

    private static void refusesOtherOrigins(Site site)
            throws IOException, GeneralSecurityException {
        assertThat(site.upgrade("").status()).isEqualTo(SWITCHING);
        for (var ours : List.of("http://", "https://"))
            assertThat(site.upgrade("Origin: " + ours + site.host()).status()).isEqualTo(SWITCHING);
        for (var other :
                List.of(
                        "https://evil.example",
                        "null",
                        "http://localhost",
                        "http://localhost:1",
                        "http://" + site.host() + ".evil.example",
                        "http://evil.example/" + site.host(),
                        "file://" + site.host(),
                        "http://" + site.host() + "@evil.example"))
            isSafe(site.upgrade("Origin: " + other), FORBIDDEN);
        // Two of them, one of which is ours.
        assertThat(
                        site.upgrade(
                                        "Origin: http://"
                                                + site.host()
                                                + "\r\nOrigin: https://evil.example")
                                .status())
                .isEqualTo(FORBIDDEN);
    }

    private static void givesNoFileAway(Site site) throws IOException, GeneralSecurityException {
        var asset = ASSET.matcher(site.ask("GET /").body());
        assertThat(asset.find()).isTrue();
        var folder = "/" + asset.group().replace("play.css", "");
        for (var path :
                List.of(
                        "/../",
                        "/../../../../etc/passwd",
                        "/%2e%2e/%2e%2e/etc/passwd",
                        "/..%2f..%2fetc/passwd",
                        "/assets/x/../../META-INF/MANIFEST.MF",
                        "/assets/../assets.txt",
                        folder,
                        folder + "assets.txt",
                        folder + "../assets.txt",
                        folder + "index.html",
                        folder + "play.css.gz",
                        folder + "play.css/",
                        folder + "%70lay.css",
                        folder + "PLAY.CSS",
                        folder + "play.css%00",
                        folder + "..\\..\\META-INF\\MANIFEST.MF",
                        "/assets/0000000000000000/play.css",
                        "/assets",
                        "/emberdelve/server/web/assets.txt",
                        "/config/server.yaml",
                        "/data/",
                        "//",
                        "//etc/passwd",
                        "/help/../who",
                        "/help//",
                        "/maps/counting-dark/../x",
                        "http://localhost/etc/passwd",
                        "*",
                        "who")) {
            assertThat(site.ask("GET " + path).status()).as(path).isIn(400, NOT_FOUND);
        }
        for (var path : List.of("/" + "a".repeat(LONG_CHARS), "/" + "../".repeat(LONG_CHARS / 3)))
            assertThat(site.ask("GET " + path).status()).isIn(400, 414);
        assertThat(site.ask("GET /", "X: " + "a".repeat(LONG_CHARS)).status()).isIn(400, 431);
    }

    private static void answersReadersAlone(Site site)
            throws IOException, GeneralSecurityException {
        for (var method : List.of("POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "get")) {
            var reply = site.ask(method + " /", "Content-Length: 5", "", "hello");
            isSafe(reply, NOT_ALLOWED);
            assertThat(reply.headers()).containsEntry("content-type", "text/plain; charset=utf-8");
            assertThat(reply.body()).doesNotContain("hello");
        }
    }
}
