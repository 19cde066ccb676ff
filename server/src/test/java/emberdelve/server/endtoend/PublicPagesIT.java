package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;

/** The pages that everybody may read, while somebody plays. */
final class PublicPagesIT {
    private static final int OK = 200;
    private static final int NOT_MODIFIED = 304;
    private static final int NOT_FOUND = 404;

    @TempDir private Path temporary = Path.of("");

    @Test
    void whoPlaysIsOnThePageAndGoneFromItLater() throws IOException, InterruptedException {
        try (var server = RunningServer.plain(temporary.resolve("data"));
                var http = HttpClient.newHttpClient()) {
            assertThat(read(http, server, "/who")).contains("Nobody is in the dungeon.");
            try (var mira = Client.create(server, "Mira")) {
                mira.ask("title <img src=x onerror=alert(1)>", "Your title is: <img");
                awaitWho(http, server, "&lt;img src=x onerror=alert(1)&gt;");
                assertThat(read(http, server, "/who")).contains("Mira", "Guardian 1");
                assertThat(read(http, server, "/fame")).contains("Mira");
                assertThat(read(http, server, "/characters/mira")).contains("no such page");
                mira.ask("set page on", "Everybody may now read");
                await(http, server, "/characters/mira", "Guardian 1");
                mira.send("quit");
                mira.await("Goodbye");
            }
            awaitWho(http, server, "Nobody is in the dungeon.");
            assertThat(read(http, server, "/characters/mira"))
                    .contains("Mira", "&lt;img src=x onerror=alert(1)&gt;");
            keepsToHttp(http, server);
        }
    }

    private static void keepsToHttp(HttpClient http, RunningServer server)
            throws IOException, InterruptedException {
        var help = ask(http, request(server, "/help/kill").GET());
        assertThat(help.statusCode()).isEqualTo(OK);
        var etag = help.headers().firstValue("etag").orElseThrow();
        var again = ask(http, request(server, "/help/kill").header("if-none-match", etag).GET());
        assertThat(again.statusCode()).isEqualTo(NOT_MODIFIED);
        assertThat(again.body()).isEmpty();
        var head = ask(http, request(server, "/maps").HEAD());
        assertThat(head.statusCode()).isEqualTo(OK);
        assertThat(head.body()).isEmpty();
        var missing = ask(http, request(server, "/help/shutdown").GET());
        assertThat(missing.statusCode()).isEqualTo(NOT_FOUND);
        assertThat(missing.headers().firstValue("content-security-policy"))
                .hasValueSatisfying(policy -> assertThat(policy).startsWith("default-src 'none'"));
    }

    private static void awaitWho(HttpClient http, RunningServer server, String words) {
        await(http, server, "/who", words);
    }

    private static void await(HttpClient http, RunningServer server, String path, String words) {
        Awaitility.await(path + " has " + words)
                .atMost(Launcher.PATIENCE)
                .until(() -> read(http, server, path).contains(words));
    }

    private static String read(HttpClient http, RunningServer server, String path)
            throws IOException, InterruptedException {
        return ask(http, request(server, path).GET()).body();
    }

    private static HttpRequest.Builder request(RunningServer server, String path) {
        return HttpRequest.newBuilder(URI.create("http://localhost:" + server.webPort() + path));
    }

    private static HttpResponse<String> ask(HttpClient http, HttpRequest.Builder request)
            throws IOException, InterruptedException {
        return http.send(request.build(), BodyHandlers.ofString());
    }
}
