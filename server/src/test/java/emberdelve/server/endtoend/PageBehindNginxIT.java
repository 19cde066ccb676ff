package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The page behind a real nginx, with each configuration that the docs show. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class PageBehindNginxIT {
    private static final int TOO_MANY_FROM_THERE = 4429;
    private static final String OTHER = "127.0.0.9";
    private static final int SESSIONS_PER_ADDRESS = 2;

    private final List<AutoCloseable> open = new ArrayList<>();
    private Path folder = Path.of("");
    private RunningServer server;

    @BeforeAll
    void start(@TempDir Path temporary) throws IOException {
        Browser.isNeeded();
        Nginx.isNeeded();
        folder = temporary;
        var configuration =
                Configuration.copyTo(temporary.resolve("config"))
                        .change("server.yaml", "level: info", "level: debug")
                        .change("server.yaml", "quit-out-of-fight: 30s", "quit-out-of-fight: 0s")
                        .change(
                                "server.yaml",
                                "trusted-proxies: []",
                                "trusted-proxies: [" + Nginx.ADDRESS + "]")
                        .change(
                                "server.yaml",
                                "sessions-per-address: 10",
                                "sessions-per-address: " + SESSIONS_PER_ADDRESS);
        server =
                RunningServer.on(
                        temporary.resolve("data"), "--config", configuration.folder().toString());
        open.add(server);
        for (var name : List.of("Mira", "Tolo", "Vera", "Lysa"))
            Client.create(server, name).ask("quit", "All you have is safe");
    }

    @AfterAll
    void stop() throws Exception {
        for (var each : open.reversed()) each.close();
    }

    private Nginx nginx(String place) throws IOException {
        return Nginx.before(
                server, place, folder.resolve("nginx" + place), folder.resolve("data/tls"));
    }

    @Test
    void theGameIsPlayedAtTheRootAndInAFolderByHttpAndByHttps() throws IOException {
        for (var place : List.of("/", "/mud/")) {
            try (var nginx = nginx(place);
                    var browser = Browser.open()) {
                var inFolder = place.length() > 1;
                plays(
                        browser,
                        "http://localhost:" + nginx.port() + place,
                        inFolder ? "Vera" : "Mira");
                plays(
                        browser,
                        "https://localhost:" + nginx.tlsPort() + place,
                        inFolder ? "Lysa" : "Tolo");
            }
        }
    }

    private static void plays(Browser browser, String address, String name) {
        browser.go(address);
        browser.logIn(name);
        browser.ask("say well met", "You say: well met");
        browser.awaitThere(".room.here");
        browser.ask("quit", "All you have is safe");
        browser.go(address + "help/kill");
        browser.press("nav .play");
        browser.awaitThere("#login");
        browser.go(address + "who/");
        browser.awaitText("h1", "Who is in the dungeon");
        browser.go(address + "nothing/at/all");
        browser.press("nav a[href$=maps]");
        browser.awaitText("h1", "Maps");
        assertThat(browser.script("return location.href")).isEqualTo(address + "maps");
        assertThat(browser.complaints())
                .as(address)
                .filteredOn(complaint -> !complaint.contains("404"))
                .isEmpty();
    }

    @Test
    void visitorsAreCountedByTheirOwnAddressAndForgeNoOther() throws IOException {
        try (var nginx = nginx("/mud/");
                var here = HttpClient.newHttpClient();
                var other =
                        HttpClient.newBuilder()
                                .localAddress(InetAddress.ofLiteral(OTHER))
                                .build()) {
            var inside = new ArrayList<WebSocket>();
            for (var each = 1; each <= SESSIONS_PER_ADDRESS; each++) {
                inside.add(isLetIn(here, nginx.port(), "203.0.113." + each));
                inside.add(isLetIn(other, nginx.port(), "127.0.0.1"));
            }
            isTurnedAway(here, nginx.port(), "203.0.113.9");
            isTurnedAway(other, nginx.port(), "203.0.113.9");
            // Without the proxy, nobody's word counts.
            isTurnedAway(here, server.webPort(), "203.0.113.9");
            isTurnedAway(other, server.webPort(), "203.0.113.9");
            for (var socket : inside) socket.abort();
            Awaitility.await("those who went make room")
                    .atMost(Launcher.PATIENCE)
                    .untilAsserted(() -> isLetIn(here, nginx.port(), "203.0.113.9").abort());
        }
        assertThat(server.said())
                .contains("from=127.0.0.1", "from=" + OTHER)
                .doesNotContain("from=" + Nginx.ADDRESS, "from=203.0.113");
    }

    private static WebSocket isLetIn(HttpClient from, int port, String forged) {
        var frames = new Frames();
        var socket = connect(from, port, forged, frames);
        frames.await("Name: ");
        return socket;
    }

    private static void isTurnedAway(HttpClient from, int port, String forged) {
        var frames = new Frames();
        connect(from, port, forged, frames);
        assertThat(frames.awaitClosed()).isEqualTo(TOO_MANY_FROM_THERE);
    }

    private static WebSocket connect(HttpClient from, int port, String forged, Frames frames) {
        return from.newWebSocketBuilder()
                .header("X-Forwarded-For", forged)
                .header("Forwarded", "for=" + forged)
                .subprotocols("terminal.mudstandards.org")
                .buildAsync(URI.create("ws://localhost:" + port + "/mud/"), frames)
                .join();
    }
}
