package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The clients people have, in a terminal as people see it. */
class RealClientsIT {
    private static final String PASSWORD = "swordfish99";
    // No octet here is a control character once its highest bit is gone: telnet would act on it.
    private static final String WORDS = "grüße, ça va — naïve…";

    @Test
    void telnetLogsInHidesThePasswordAndShowsColoursAndUtf8(@TempDir Path data)
            throws IOException {
        try (var server = RunningServer.on(data);
                var client = new Tmux("telnet localhost " + server.port())) {
            plays(client, "Anselm");
        }
    }

    @Test
    void tintinLogsInHidesThePasswordAndShowsColoursAndUtf8(@TempDir Path data)
            throws IOException {
        try (var server = RunningServer.on(data);
                var client = new Tmux("tt++ -e '#session e localhost " + server.port() + "'")) {
            plays(client, "Berengar");
        }
    }

    private static void plays(Tmux client, String name) throws IOException {
        client.await("^Name: ?");
        client.type("new");
        client.await("^Name, ENTER for .*: ?");
        client.type(name);
        client.await("^New password: ?");
        client.type(PASSWORD);
        client.await("^Same password again: ?");
        client.type(PASSWORD);
        client.await("^Choice, ENTER for 1: ?");
        assertThat(client.screen()).doesNotContain(PASSWORD);
        client.type("1");
        client.await("^Choice, ENTER for yes: ?");
        client.type("y");
        // The prompt has no line end of its own: it stands there at once only if it is marked.
        client.await("^HP \\d+/\\d+ >");
        client.type("say " + WORDS);
        client.await("You say: " + WORDS);
        assertThat(client.colouredScreen()).contains("\u001b[");
        assertThat(client.screen()).doesNotContain(PASSWORD).doesNotContain("\ufffd");
        client.type("quit");
        client.await("Goodbye");
    }
}
