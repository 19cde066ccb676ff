package emberdelve.server.cli;

import emberdelve.server.bot.Visits;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * {@code emberdelve rehearse}: parses the content for later starts, and then lives one short life
 * of a server, for the launcher's JVM to learn from. Visitors come to it, and then it is shut down
 * by its console.
 */
@Command(
        name = Rehearse.NAME,
        hidden = true,
        description = "Starts a server, lets visitors in and fights a little, for later starts.")
final class Rehearse implements Callable<Integer> {
    static final String NAME = "rehearse";

    // Fights, so that the classes for fights are loaded; how many there are does not matter.
    private static final String[] FIGHTS = {
        "simulate", "--party", "guardian:2,striker:2", "--against", "kobold:8", "--fights", "30"
    };

    private static final Pattern LISTENS = Pattern.compile("listens on port (\\d+)");
    private static final byte[] SHUTDOWN = "shutdown\n".getBytes(StandardCharsets.US_ASCII);

    private final Supplier<CommandLine> commands;

    @Mixin private final Folders folders = new Folders();

    Rehearse(Supplier<CommandLine> commands) {
        this.commands = commands;
    }

    @Override
    public Integer call() throws IOException {
        Loaded.learn(folders);
        var console = new PipedOutputStream();
        System.setIn(new PipedInputStream(console));
        var server = commands.get();
        var said = new PrintWriter(new FirstWords(server.getOut(), console));
        var served =
                server.setOut(said).execute("--port", "0", "--data", folders.data().toString());
        return served == ExitCode.OK ? commands.get().execute(FIGHTS) : served;
    }

    /**
     * The output of the server, whose first words tell where it listens; then the visitors come.
     */
    private static final class FirstWords extends StringWriter {
        private final PrintWriter out;
        private final PipedOutputStream console;

        FirstWords(PrintWriter out, PipedOutputStream console) {
            this.out = out;
            this.console = console;
        }

        @Override
        public void flush() {
            out.print(this);
            out.flush();
            var port = LISTENS.matcher(toString());
            if (port.find()) Thread.ofPlatform().name("visitors").start(() -> visit(port.group(1)));
            getBuffer().setLength(0);
        }

        private void visit(String port) {
            try (console) {
                try {
                    Visits.to(Integer.parseInt(port));
                } finally {
                    console.write(SHUTDOWN);
                }
            } catch (IOException failed) {
                // If visitors fail, the JVM has learnt less, but everything works.
                out.println("rehearse: " + failed.getMessage());
                out.flush();
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
