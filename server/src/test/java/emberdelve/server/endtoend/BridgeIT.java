package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Instant;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** A whole server joined to a place outside, which is this test. */
final class BridgeIT {
    private static final String SECRET = "0123456789abcdef0123456789abcdef";

    @TempDir private Path folder = Path.of("");

    private final BlockingQueue<String> posted = new LinkedBlockingQueue<>();

    @Test
    void whatIsSaidGoesOutAndComesInAndIsPlayedAgain()
            throws IOException, InterruptedException, GeneralSecurityException {
        var hook = webhook();
        var config = config("http://127.0.0.1:" + hook.getAddress().getPort() + "/");
        try (var server = RunningServer.on(folder.resolve("data"), "--config", config);
                var mira = Client.create(server, "Mira");
                var orla = Client.create(server, "Orla")) {
            server.makeOwner("Mira", mira);
            orla.ask("channels", "is also read elsewhere: chat \\(Discord\\)");
            orla.send("chat hello you");
            mira.await("\\[chat] Orla: hello you");
            assertThat(posted.poll(1, TimeUnit.MINUTES))
                    .contains("\"username\":\"Orla\"", "\"content\":\"hello you\"")
                    .contains("\"allowed_mentions\":{\"parse\":[]}");
            // What only some may read stays here.
            orla.ask("say in the room", "You say");
            orla.ask("tell mira in private", "You tell Mira");
            orla.ask("trade nothing", "\\[trade] Orla: nothing");

            assertThat(post(server, SECRET, "Ann", "good \\u001b[31mevening")).isEqualTo(202);
            mira.await("\\[chat] from Discord, Ann: good evening");
            assertThat(post(server, "x" + SECRET, "Ann", "forged")).isEqualTo(401);
            mira.ask("mute orla 1h reason test", "Audit");
            assertThat(post(server, SECRET, "Orla", "round about")).isEqualTo(202);
            assertThat(post(server, SECRET, "Bob", "last")).isEqualTo(202);
            mira.await("\\[chat] from Discord, Bob: last");
            assertThat(mira.all()).doesNotContain("round about", "forged");
            mira.ask("mute ann@discord 1h reason spam", "A mute of ann@discord holds");
            mira.ask("mute ann@nowhere 1h reason spam", "The places: Discord");
            mira.ask("freeze ann@discord 1h reason spam", "can only be muted");
            assertThat(post(server, SECRET, "Ann", "buy gold")).isEqualTo(202);
            assertThat(post(server, SECRET, "Bob", "after Ann")).isEqualTo(202);
            mira.await("\\[chat] from Discord, Bob: after Ann");
            assertThat(mira.all()).doesNotContain("buy gold");
            mira.ask("unmute ann@discord", "mute of ann@discord");
            mira.ask("chat", "Ann \\(Discord\\).*good evening");

            assertThat(get(server, "/metrics"))
                    .contains("emberdelve_bridge_sent_total 1.0\n")
                    .contains("emberdelve_bridge_received_total 5.0\n")
                    .contains("emberdelve_bridge_refused_total{reason=\"unsigned\"} 1.0\n")
                    .contains("emberdelve_bridge_waiting 0.0\n");
            assertThat(posted).as("what came in does not go out again").isEmpty();
            server.console("shutdown");
            assertThat(server.awaitEnd()).isZero();
        } finally {
            hook.stop(0);
        }
        assertThat(replayed(config)).contains("Identical");
    }

    @Test
    void withoutTheFileNothingIsTakenAndAMistakeIsToldWithItsPlace()
            throws IOException, InterruptedException, GeneralSecurityException {
        var plain = Configuration.copyTo(folder.resolve("plain")).withoutTls().folder();
        try (var server = RunningServer.on(folder.resolve("data"), "--config", plain.toString())) {
            assertThat(post(server, SECRET, "Ann", "hello")).isEqualTo(405);
        }
        Files.writeString(plain.resolve("bridge.yaml"), "- channel: chat\n  place: 7\n");
        var check = Launcher.run("check", "--config", plain.toString());
        assertThat(check.exitCode()).isEqualTo(2);
        assertThat(check.err()).containsPattern("bridge\\.yaml:2:10: .*place");
    }

    private String config(String webhook) throws IOException {
        var config =
                Configuration.copyTo(folder.resolve("config"))
                        .withoutTls()
                        .change("server.yaml", "enabled: false\n  # MiB", "enabled: true\n  # MiB")
                        .folder();
        Files.writeString(
                config.resolve("bridge.yaml"),
                "- {channel: chat, place: Discord, webhook: \"%s\", secret: \"%s\"}\n"
                        .formatted(webhook, SECRET));
        return config.toString();
    }

    private HttpServer webhook() throws IOException {
        var server =
                HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 16);
        server.createContext(
                "/",
                exchange -> {
                    try (exchange) {
                        var octets = exchange.getRequestBody().readAllBytes();
                        posted.add(new String(octets, StandardCharsets.UTF_8));
                        exchange.sendResponseHeaders(204, -1);
                    }
                });
        server.start();
        return server;
    }

    private static int post(RunningServer server, String secret, String who, String words)
            throws IOException, InterruptedException, GeneralSecurityException {
        var body = "{\"who\":\"" + who + "\",\"words\":\"" + words + "\"}";
        var time = Long.toString(Instant.now().getEpochSecond());
        var mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
        var signed =
                mac.doFinal((time + "./bridge/Discord." + body).getBytes(StandardCharsets.UTF_8));
        var headers =
                Map.of(
                        "X-Emberdelve-Time",
                        time,
                        "X-Emberdelve-Signature",
                        "sha256=" + HexFormat.of().formatHex(signed));
        var request =
                HttpRequest.newBuilder(at(server, "/bridge/Discord"))
                        .POST(BodyPublishers.ofString(body));
        headers.forEach(request::header);
        try (var http = HttpClient.newHttpClient()) {
            return http.send(request.build(), BodyHandlers.discarding()).statusCode();
        }
    }

    private static String get(RunningServer server, String path)
            throws IOException, InterruptedException {
        try (var http = HttpClient.newHttpClient()) {
            var request = HttpRequest.newBuilder(at(server, path)).build();
            return http.send(request, BodyHandlers.ofString()).body();
        }
    }

    private static URI at(RunningServer server, String path) {
        return URI.create("http://127.0.0.1:" + server.adminPort() + path);
    }

    private String replayed(String config) throws IOException, InterruptedException {
        try (var files = Files.list(folder.resolve("data/recording"))) {
            var recording = files.findFirst().orElseThrow();
            return Launcher.run("replay", recording.toString(), "--config", config).out();
        }
    }
}
