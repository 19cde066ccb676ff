package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.regex.Pattern;

/** The console in a real terminal, and without one. */
final class ConsoleIT {
    private static final String READY = "(?s)^First owner: .*\\n>";

    @TempDir private Path data = Path.of("");

    @Test
    void aTerminalCompletesAndShowsTheLogAboveWhatIsTyped() throws IOException {
        try (var terminal = new Tmux(server(""))) {
            terminal.await(READY);
            var port = port(terminal);
            try (var anselm = player(port, "Anselm")) {
                terminal.press("heal", "Tab");
                terminal.await("^> health");
                terminal.press("Enter");
                terminal.await("^Saving: well");
                // A name is completed, in the spelling that it has.
                terminal.press("goto", "Space", "ans", "Tab");
                terminal.await("^> goto Anselm");
                speakHttp(port);
                awaitUnbroken(terminal, "HTTP.*> goto Anselm\\s*");
                anselm.ask("gold", "You have");
            }
            terminal.press("C-c");
            terminal.await("^>\\s*\\z");
            terminal.type("help");
            terminal.await("Here only staff commands can be typed: .*");
        }
    }

    @Test
    void oneKeyEndsNothingAndTheTerminalIsGivenBack() throws IOException {
        try (var terminal = new Tmux(server("; echo \"code $?\"; stty -a | grep -o '.icanon'"))) {
            terminal.await(READY);
            terminal.press("C-d");
            terminal.await("The server goes on, and so does this console");
            terminal.press("C-z");
            terminal.press("C-c");
            terminal.await("The server goes on. To stop it, type: shutdown");
            // Something typed between makes the next one the first again.
            terminal.type("wrong");
            terminal.await("I do not know \"wrong\"");
            terminal.press("C-c");
            terminal.await(
                    "(?s)The server goes on. To stop.*I do not.*The server goes on. To stop");
            terminal.press("C-c");
            terminal.await("(?s)code 0\\n icanon");
        }
    }

    @Test
    void whatWasTypedIsRememberedForTheOwnerAloneAndNoPassword() throws IOException {
        try (var terminal = new Tmux(server("; echo over"))) {
            terminal.await(READY);
            terminal.type("why lag");
            terminal.type("Password swordfish99");
            terminal.type(" unlisted");
            terminal.type("shutdown");
            terminal.await("^over");
        }
        var history = data.resolve("console-history");
        assertThat(Files.readString(history))
                .contains("why lag", "shutdown")
                .doesNotContain("swordfish99", "unlisted");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(history)))
                .isEqualTo("rw-------");
        try (var terminal = new Tmux(server(""))) {
            terminal.await(READY);
            terminal.press("Up");
            terminal.await("^> shutdown");
            terminal.press("Up");
            terminal.await("^> why lag");
        }
    }

    @Test
    void aTerminalThatCanDoNothingTakesPlainLines() throws IOException {
        try (var terminal = new Tmux("export TERM=dumb; " + server(""))) {
            terminal.await("^First owner: ");
            terminal.type("health");
            terminal.await("^health\\n(?!>)");
            assertThat(terminal.screen()).doesNotContain("> ");
            assertThat(data.resolve("console-history")).doesNotExist();
        }
    }

    /** A start through pipes, as by a service manager, does not pay for what it does not use. */
    @Test
    void withoutATerminalNoneOfItIsLoaded() throws IOException, InterruptedException {
        var loaded = data.resolve("loaded.txt");
        var world = data.resolve("world");
        try (var server = RunningServer.onWith("-Xlog:class+load:file=" + loaded, world)) {
            server.console("health");
            server.awaitWords("Safe up to tick");
            server.console("shutdown");
            assertThat(server.awaitEnd()).isZero();
        }
        assertThat(Files.readString(loaded))
                .contains("emberdelve.server.console.PipeSeat")
                .doesNotContain("] org.jline", "TerminalSeat");
    }

    /** Long lines are broken where the screen ends, in the middle of a word. */
    private static void awaitUnbroken(Tmux terminal, String regex) {
        Awaitility.await()
                .atMost(Launcher.PATIENCE)
                .untilAsserted(() ->
                        assertThat(terminal.screen().replace("\n", ""))
                                .matches(Pattern.compile(".*" + regex)));
    }

    private String server(String more) {
        return "export EMBERDELVE_JAVA_OPTS='-XX:TieredStopAtLevel=1 -XX:+UseSerialGC'; "
                + Launcher.HOME.resolve("emberdelve").normalize()
                + " --port 0 --data "
                + data
                + more;
    }

    private static int port(Tmux terminal) throws IOException {
        var listens = Pattern.compile("listens on port (\\d+)").matcher(terminal.history());
        assertThat(listens.find()).isTrue();
        return Integer.parseInt(listens.group(1));
    }

    private static Client player(int port, String name) throws IOException {
        var client = new Client(port);
        client.await("Name: ");
        client.ask("new", "ENTER for");
        client.ask(name, "New password: ");
        client.ask("password of " + name, "Same password again: ");
        client.ask("password of " + name, "Choice, ENTER for 1: ");
        client.ask("2", "ENTER for yes: ");
        client.ask("", "You wake in a yard");
        return client;
    }

    /** Is refused, and that is a line of the log. */
    private static void speakHttp(int port) throws IOException {
        try (var socket = new Socket("localhost", port)) {
            var get = "GET / HTTP/1.0\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
            socket.getOutputStream().write(get);
            assertThat(socket.getInputStream().readAllBytes()).isNotEmpty();
        }
    }
}
