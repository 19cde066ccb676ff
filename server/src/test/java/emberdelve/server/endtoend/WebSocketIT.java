package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.concurrent.CompletionException;

/** The game over WebSocket, by the JDK's own client. One server serves all of it. */
final class WebSocketIT {
    private static final byte IAC = (byte) 0xff;
    private static final int FORBIDDEN = 403;
    private static final int POLICY_VIOLATION = 1008;
    private static final int TOO_BIG = 1009;
    private static final int TOO_MANY_FROM_THERE = 4429;
    private static final int SESSIONS_PER_ADDRESS = 10;
    private static final int MESSAGE_MAX = 64 * 1024;
    private static final int PIECE = 8 * 1024;
    private static final String PASSWORD = "long enough";

    private static final String HANDSHAKE =
            """
            GET / HTTP/1.1\r
            Host: localhost\r
            Origin: https://good.example\r
            Upgrade: websocket\r
            Connection: Upgrade\r
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
            Sec-WebSocket-Version: 13\r
            Sec-WebSocket-Protocol: json.mudstandards.org\r
            \r
            """;

    @TempDir private Path temporary = Path.of("");

    @Test
    void eachSubprotocolPlaysAndWrongThingsAreClosed() throws IOException {
        var configuration =
                Configuration.copyTo(temporary.resolve("config"))
                        .withoutTls()
                        .change(
                                "server.yaml",
                                "origins: []",
                                "origins: [\"https://good.example\"]");
        var folder = configuration.folder().toString();
        try (var server = RunningServer.on(temporary.resolve("data"), "--config", folder);
                var http = HttpClient.newHttpClient()) {
            plays(http, server, "telnet", "Anselm", true);
            plays(http, server, "terminal", "Berengar", false);
            plays(http, server, "gmcp", "Clarenbald", false);
            exchangesGmcp(http, server);
            refusesWrongThings(http, server);
            tellsWhoeverIsTooManyToComeBackLater(http, server);
        }
    }

    private static void exchangesGmcp(HttpClient http, RunningServer server) {
        var frames = new Frames();
        var socket = connect(http, server, "gmcp", "https://good.example", frames);
        frames.await("Name: ");
        socket.sendText("Core.Hello {\"client\":\"Test\",\"version\":\"1\"}", true).join();
        socket.sendText("Core.Ping", true).join();
        assertThat(frames.awaitText()).isEqualTo("Core.Ping");
        socket.abort();
    }

    private static void plays(
            HttpClient http, RunningServer server, String kind, String name, boolean telnet) {
        var frames = new Frames();
        var socket = connect(http, server, kind, "https://good.example", frames);
        assertThat(socket.getSubprotocol()).isEqualTo(kind + ".mudstandards.org");
        frames.await("Name: ");
        say(socket, "new");
        frames.await("ENTER for");
        say(socket, name);
        frames.await("New password");
        say(socket, PASSWORD);
        frames.await("Same password again");
        say(socket, PASSWORD);
        frames.await("ENTER for 1");
        say(socket, "1");
        frames.await("ENTER for yes");
        say(socket, "");
        frames.await("HP ");
        say(socket, "say grüße");
        frames.await("You say: grüße");
        assertThat(frames.hasOctet(IAC)).as("Telnet inside " + kind).isEqualTo(telnet);
        assertThat(frames.text()).contains("\u001b[").doesNotContain(PASSWORD);
        say(socket, "quit");
        assertThat(frames.awaitClosed()).isEqualTo(WebSocket.NORMAL_CLOSURE);
        assertThat(frames.text()).contains("Goodbye");
    }

    private static void refusesWrongThings(HttpClient http, RunningServer server) {
        assertThatThrownBy(
                        () -> connect(http, server, "telnet", "https://evil.example", new Frames()))
                .isInstanceOf(CompletionException.class)
                .cause()
                .isInstanceOfSatisfying(
                        WebSocketHandshakeException.class,
                        refused ->
                                assertThat(refused.getResponse().statusCode())
                                        .isEqualTo(FORBIDDEN));
        server.awaitWords("Origin: https://evil.example (expected: one that is allowed)");

        var unknown = new Frames();
        connect(http, server, "xml", "https://good.example", unknown);
        assertThat(unknown.awaitClosed()).isEqualTo(POLICY_VIOLATION);

        var text = new Frames();
        connect(http, server, "terminal", "https://good.example", text)
                .sendText("look", true)
                .join();
        assertThat(text.awaitClosed()).isEqualTo(POLICY_VIOLATION);

        var large = new Frames();
        var endless = connect(http, server, "telnet", "https://good.example", large);
        for (var sent = 0; sent < MESSAGE_MAX; sent += PIECE)
            endless.sendBinary(ByteBuffer.allocate(PIECE), false).join();
        assertThat(large.closedWith()).isZero();
        endless.sendBinary(ByteBuffer.allocate(1), false).join();
        assertThat(large.awaitClosed()).isEqualTo(TOO_BIG);
    }

    private static void tellsWhoeverIsTooManyToComeBackLater(HttpClient http, RunningServer server)
            throws IOException {
        var inside = new ArrayList<WebSocket>();
        for (var each = 0; each < SESSIONS_PER_ADDRESS; each++)
            inside.add(connect(http, server, "json", "https://good.example", new Frames()));
        var tooMany = new Frames();
        connect(http, server, "json", "https://good.example", tooMany);
        assertThat(tooMany.awaitClosed()).isEqualTo(TOO_MANY_FROM_THERE);
        assertThat(heardInSilence(server)).endsWith("try again later.");
        inside.forEach(WebSocket::abort);
    }

    /** All that a client reads that never answers, until it is hung up on. */
    private static String heardInSilence(RunningServer server) throws IOException {
        try (var socket = new Socket("localhost", server.webPort())) {
            socket.setSoTimeout((int) Launcher.PATIENCE.toMillis());
            socket.getOutputStream().write(HANDSHAKE.getBytes(StandardCharsets.UTF_8));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static WebSocket connect(
            HttpClient http, RunningServer server, String kind, String origin, Frames frames) {
        return http.newWebSocketBuilder()
                .header("Origin", origin)
                .subprotocols(kind + ".mudstandards.org")
                .buildAsync(URI.create("ws://localhost:" + server.webPort() + "/"), frames)
                .join();
    }

    private static void say(WebSocket socket, String line) {
        socket.sendBinary(ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8)), true)
                .join();
    }
}
