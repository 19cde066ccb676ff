package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;

/** Who comes while the server is away reads so, and is at the game as soon as it is back. */
final class PageOfflineIT {
    @TempDir private Path temporary = Path.of("");

    @Test
    void whoComesWhileTheServerIsAwayIsToldAndLetInWhenItIsBack() throws IOException {
        Browser.isNeeded();
        var data = temporary.resolve("data");
        var folder = Configuration.fast(temporary.resolve("config")).folder().toString();
        try (var browser = Browser.open()) {
            String port;
            try (var server = RunningServer.on(data, "--config", folder)) {
                port = Integer.toString(server.webPort());
                browser.go(server);
                browser.awaitWorker();
                assertThat(browser.complaints()).isEmpty();
            }
            browser.script("location.reload()");
            browser.awaitText("h1", "The game cannot be reached");
            assertThat(browser.barriers()).isEmpty();
            assertThat(browser.script("return caches.keys().then(all => all.length)"))
                    .as("nothing is kept that could be old")
                    .isEqualTo(0L);
            browser.press("#now");
            browser.awaitText("h1", "The game cannot be reached");
            try (var again = RunningServer.on(data, "--config", folder, "--websocket-port", port)) {
                assertThat(again.webPort()).hasToString(port);
                browser.awaitThere("#login");
                browser.press("#start-guest");
                browser.awaitThere("body[data-playing] .room.here");
            }
        }
    }

    @Test
    void soItIsInAFolderBehindAProxy() throws Exception {
        Browser.isNeeded();
        Nginx.isNeeded();
        var data = temporary.resolve("data");
        var folder = Configuration.copyTo(temporary.resolve("config")).folder().toString();
        try (var browser = Browser.open()) {
            var server = RunningServer.on(data, "--config", folder);
            var port = Integer.toString(server.webPort());
            try (var nginx =
                    Nginx.before(
                            server, "/mud/", temporary.resolve("nginx"), data.resolve("tls"))) {
                var address = "http://localhost:" + nginx.port() + "/mud/";
                browser.go(address);
                browser.awaitWorker();
                assertThat(
                                browser.script(
                                        "return navigator.serviceWorker.ready.then(its =>"
                                                + " its.scope)"))
                        .isEqualTo(address);
                server.close();
                browser.go(address + "help");
                browser.awaitText("h1", "The game cannot be reached");
                server = RunningServer.on(data, "--config", folder, "--websocket-port", port);
                browser.awaitText("h1", "Help");
                assertThat(browser.script("return location.href")).isEqualTo(address + "help");
            } finally {
                server.close();
            }
        }
    }
}
