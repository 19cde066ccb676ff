package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What whoever watches over the server reads, while two play. */
final class AdminPortIT {
    private static final int OK = 200;
    private static final int UNAVAILABLE = 503;

    /** Where each series costs memory in whatever gathers them. */
    private static final int SERIES_MAX = 2_000;

    private static final Path DASHBOARD = Path.of("..", "docs", "grafana", "emberdelve.json");
    private static final Pattern METRIC = Pattern.compile("emberdelve_[a-z_]+");

    @TempDir private Path temporary = Path.of("");

    @Test
    void figuresTellWhatHappensAndNobodysName() throws IOException, InterruptedException {
        try (var server = RunningServer.plain(temporary.resolve("data"));
                var http = HttpClient.newHttpClient();
                var mira = Client.create(server, "Mira");
                var orla = Client.create(server, "Orla")) {
            orla.ask("say hello", "You say");
            mira.await("Orla says");
            mira.ask("xyzzy", "xyzzy");
            sendsTooMuchAndGoes(server);
            assertThat(ask(http, server, "/live").statusCode()).isEqualTo(OK);
            assertThat(ask(http, server, "/ready").body()).isEqualTo("ready\n");
            var figures = ask(http, server, "/metrics").body();
            assertThat(figures)
                    .contains("emberdelve_players{link=\"up\"} 2.0\n")
                    .contains("emberdelve_sessions{stage=\"playing\"} 2.0\n")
                    .contains("emberdelve_sessions_carried{transport=\"telnet\"} 2.0\n")
                    .contains("emberdelve_commands_total{command=\"say\"} 1.0\n")
                    .contains("emberdelve_newcomers_total{milestone=\"entered\"} 4.0\n")
                    .contains("emberdelve_saving{state=\"well\"} 1.0\n")
                    .doesNotContain("Mira", "Orla", "Pia", "Tom", "mira", "127.0.0.1");
            assertThat(METRIC.matcher(Files.readString(DASHBOARD)).results())
                    .hasSizeGreaterThan(20)
                    .allSatisfy(metric -> assertThat(figures).contains("\n" + metric.group()));
            assertThat(figures.lines().filter(line -> !line.startsWith("#")).count())
                    .isLessThan(SERIES_MAX);
            assertThat(ask(http, server, "/lag").body()).startsWith("Ticks of the last ");
            assertThat(ask(http, server, "/status").body()).contains("<svg ", "Players: ");
            assertThat(status(server)).startsWith("ready\nTicks of the last ");
            isRefusedByAnotherName(server);
        }
    }

    private static void sendsTooMuchAndGoes(RunningServer server) throws IOException {
        try (var pia = Client.create(server, "Pia")) {
            // More than command-burst.
            for (var line = 0; line < 100; line++) pia.send("look");
            pia.await("too much at once");
        }
        try (var tom = Client.create(server, "Tom")) {
            tom.send("quit");
            tom.await("Goodbye");
        }
    }

    @Test
    void itLivesAndIsNotReadyWhileSavingFails() throws IOException, InterruptedException {
        try (var server = RunningServer.plain(temporary.resolve("data"));
                var http = HttpClient.newHttpClient();
                var mira = Client.create(server, "Mira")) {
            server.takeDiskAway();
            mira.send("title the Unsaved");
            Awaitility.await("not ready")
                    .atMost(Launcher.PATIENCE)
                    .until(() -> ask(http, server, "/ready").statusCode() == UNAVAILABLE);
            assertThat(ask(http, server, "/ready").body()).startsWith("saving fails: ");
            assertThat(ask(http, server, "/live").statusCode()).isEqualTo(OK);
        }
    }

    @Test
    void prometheusHasNothingToSayAgainstTheFigures() throws IOException, InterruptedException {
        assumeTrue(Files.exists(Path.of("/usr/bin/promtool")), "promtool (prometheus) is not here");
        try (var server = RunningServer.plain(temporary.resolve("data"));
                var http = HttpClient.newHttpClient();
                var mira = Client.create(server, "Mira")) {
            mira.ask("look", "Exits");
            var figures = Files.createTempFile(temporary, "figures", ".txt");
            Files.writeString(figures, ask(http, server, "/metrics").body());
            var check =
                    new ProcessBuilder("promtool", "check", "metrics")
                            .redirectInput(figures.toFile())
                            .redirectErrorStream(true)
                            .start();
            var said = new String(check.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(said).isEmpty();
            assertThat(check.waitFor()).isZero();
        }
    }

    /**
     * Twenty may be connected here, and have five seconds to ask; as shipped it is more of both.
     */
    @Test
    void halfARequestKeepsNobodyWaitingAndIsDropped() throws IOException, InterruptedException {
        var limits = "-Djdk.httpserver.maxConnections=20 -Dsun.net.httpserver.maxReqTime=5";
        try (var server = RunningServer.onWith(limits, temporary.resolve("data"))) {
            var halves = new ArrayList<Socket>();
            try {
                while (halves.size() < 19) halves.add(half(server));
                assertThat(live(server)).startsWith("HTTP/1.1 200 ");
                while (halves.size() < 20) halves.add(half(server));
                assertThat(live(server)).isEmpty();
                for (var half : halves) assertThat(half.getInputStream().read()).isNegative();
                assertThat(live(server)).startsWith("HTTP/1.1 200 ");
            } finally {
                for (var half : halves) half.close();
            }
        }
    }

    private static Socket half(RunningServer server) throws IOException {
        var socket = new Socket("127.0.0.1", server.adminPort());
        socket.setSoTimeout((int) Launcher.PATIENCE.toMillis());
        socket.getOutputStream().write("GET /metrics HT".getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    /** The answer of {@code /live}; empty if the connection is refused. */
    private static String live(RunningServer server) throws IOException {
        try (var socket = new Socket("127.0.0.1", server.adminPort())) {
            var request = "GET /live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (SocketException refused) {
            return "";
        }
    }

    /** As a page of somebody else's would ask, whose name leads to this machine. */
    private static void isRefusedByAnotherName(RunningServer server) throws IOException {
        try (var socket = new Socket("127.0.0.1", server.adminPort())) {
            var request =
                    "GET /metrics HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            var answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(answer).startsWith("HTTP/1.1 421 ").doesNotContain("emberdelve_");
        }
    }

    private static String status(RunningServer server) throws IOException, InterruptedException {
        var port = Integer.toString(server.adminPort());
        var process =
                Launcher.command(List.of("status", "--admin-port", port))
                        .redirectErrorStream(true)
                        .start();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }

    private static HttpResponse<String> ask(HttpClient http, RunningServer server, String path)
            throws IOException, InterruptedException {
        var at = URI.create("http://127.0.0.1:" + server.adminPort() + path);
        return http.send(HttpRequest.newBuilder(at).GET().build(), BodyHandlers.ofString());
    }
}
