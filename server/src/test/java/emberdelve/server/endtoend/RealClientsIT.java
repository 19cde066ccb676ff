package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The clients people have, in a terminal as people see it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RealClientsIT {
    private static final String PASSWORD = "swordfish99";
    // No octet here is a control character once its highest bit is gone: telnet would act on it.
    private static final String WORDS = "grüße, ça va — naïve…";

    /** TinTin++ knows no GMCP by itself, but has events for what it does not know. */
    private static final String SCRIPT =
            """
            #config {debug telnet} on
            #event {IAC WILL GMCP} {#send {\\xFF\\xFD\\xC9\\};\
            #send {\\xFF\\xFA\\xC9Core.Ping\\xFF\\xF0\\}}
            #event {IAC SB GMCP} {#showme {GMCP %0 %1}}
            #session e localhost PORT
            """;

    private RunningServer server;

    @BeforeAll
    void start(@TempDir Path data) throws IOException {
        server = RunningServer.on(data);
    }

    @AfterAll
    void stop() throws IOException {
        if (server != null) server.close();
    }

    @Test
    void telnetPlaysInLineAndCharacterModeAndOverTls() throws IOException {
        var telnet = "telnet localhost " + server.port();
        try (var client = new Tmux(telnet)) {
            plays(client, "Anselm");
        }
        try (var client = new Tmux(telnet)) {
            editsInCharacterMode(client);
            plays(client, "Dagobert");
            assertThat(client.history()).contains("> say " + WORDS);
        }
        var ssl = "telnet-ssl -z ssl -z verify=0 localhost " + server.port("TLS");
        try (var client = new Tmux(ssl)) {
            plays(client, "Clarenbald");
        }
    }

    @Test
    void tintinPlaysAndSpeaksEveryProtocolThatItKnows(@TempDir Path folder) throws IOException {
        var script = folder.resolve("e.tin");
        var session = "tt++ -e '#session e localhost " + server.port() + "'";
        try (var client = new Tmux(session)) {
            plays(client, "Berengar");
        }
        Files.writeString(script, SCRIPT.replace("PORT", "" + server.port()));
        speaksEverything(server, script);
    }

    /** telnet shows nothing by itself then: what is seen of the keys, we have echoed. */
    private static void editsInCharacterMode(Tmux client) throws IOException {
        client.await("^Name: ?");
        client.press("C-]");
        client.await("^telnet> ?");
        client.type("mode character");
        // Until the server has agreed, the terminal shows the keys, too.
        client.press("C-]");
        client.await("^telnet> ?$");
        client.type("status");
        client.await("^Remote character echo");
        client.press("w", "h", "o", "x");
        client.await("^whox$");
        client.press("BSpace");
        client.await("^who$");
        client.press("Enter");
        client.await("^Nobody is in the dungeon");
    }

    private static void speaksEverything(RunningServer server, Path script) throws IOException {
        try (var client = new Tmux("tt++ " + script)) {
            client.await("SENT IAC SB TTYPE MTTS \\d+");
            assertThat(client.history())
                    .contains("SENT IAC SB NAWS", "GMCP Core.Ping")
                    .contains("INFO MCCP2 INITIALIZED", "INFO MCCP3 INITIALIZED")
                    .containsPattern("RCVD IAC SB MSSP VAR NAME +VAL Emberdelve")
                    .containsPattern("RCVD IAC SB MSSP VAR PORT +VAL " + server.port())
                    .containsPattern("SENT IAC SB NEW-ENVIRON IS VAR CLIENT_NAME +VAL TinTin");
            client.type("quit");
            client.await("^Goodbye");
            client.await("^GMCP Core.Goodbye Goodbye");
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
