package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * What a page was told is kept is there after a kill that follows at once, and what was on its way
 * is there whole or not at all.
 */
final class KeptIT {
    private static final int ROUNDS = Boolean.getBoolean("emberdelve.long") ? 20 : 2;
    private static final String NOTHING = "\"version\":0}";
    private static final String DOCUMENT =
            """
            {"format":1,"aliases":[{"word":"k%d","commands":"kill $1","on":true}],"triggers":[],"macros":[]}\
            """;

    @TempDir private Path temporary = Path.of("");

    @Test
    void whatIsKeptIsThereAfterAKill() throws IOException, InterruptedException {
        var folder = Configuration.fast(temporary.resolve("config")).folder().toString();
        var before = NOTHING;
        var after = NOTHING;
        for (var round = 0; round <= ROUNDS; round++) {
            try (var server = RunningServer.on(temporary.resolve("data"), "--config", folder);
                    var http = HttpClient.newHttpClient()) {
                if (round == 0) Client.create(server, "Mira").ask("quit", "Goodbye|again");
                var page = new Page(http, server);
                var found = page.frames.awaitText("Client.Kept {");
                assertThat(found).containsAnyOf(before, after);
                var version = number(found);
                page.sets(version, DOCUMENT.formatted(round));
                after = kept(version + 1, round);
                before = round % 2 == 0 ? after : kept(version, round - 1);
                if (round % 2 == 0)
                    assertThat(page.frames.awaitText("Client.Kept.Result"))
                            .contains("\"kept\":true,\"version\":" + (version + 1));
                server.kill();
            }
            var verified = Launcher.run("verify", "--data", temporary.resolve("data").toString());
            assertThat(verified.exitCode()).as(verified.err()).isZero();
        }
    }

    private static String kept(long version, int round) {
        return "\"version\":" + version + ",\"document\":" + DOCUMENT.formatted(round);
    }

    private static long number(String message) {
        return Long.parseLong(message.replaceAll("(?s).*?\"version\":(\\d+).*", "$1"));
    }

    /** A program of Mira's that asks for nothing else. */
    private static final class Page {
        private final Frames frames = new Frames();
        private final WebSocket socket;

        Page(HttpClient http, RunningServer server) {
            socket =
                    http.newWebSocketBuilder()
                            .subprotocols("gmcp.mudstandards.org")
                            .buildAsync(
                                    URI.create("ws://localhost:" + server.webPort() + "/"), frames)
                            .join();
            socket.sendText("Core.Supports.Set [\"Client.Kept 1\"]", true).join();
            frames.await("Name: ");
            var line = "connect Mira password of Mira\n".getBytes(StandardCharsets.UTF_8);
            socket.sendBinary(ByteBuffer.wrap(line), true).join();
        }

        void sets(long version, String document) {
            var json = "{\"version\":" + version + ",\"document\":" + document + "}";
            socket.sendText("Client.Kept.Set " + json, true).join();
        }
    }
}
