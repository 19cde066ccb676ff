package emberdelve.server.endtoend;

import org.awaitility.Awaitility;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A real client in a real terminal: typed into by keys, read off the screen. */
final class Tmux implements AutoCloseable {
    private static final Duration POLL = Duration.ofMillis(50);

    private final String socket = "emberdelve-" + ProcessHandle.current().pid() + "-" + hashCode();

    Tmux(String command) throws IOException {
        // What the client left on the screen can still be read when it has ended.
        run(
                "set-option",
                "-g",
                "remain-on-exit",
                "on",
                ";",
                "new-session",
                "-d",
                "-x",
                "80",
                "-y",
                "50",
                command);
    }

    void type(String line) throws IOException {
        run("send-keys", "-l", line);
        run("send-keys", "Enter");
    }

    /** Single keys, by the names that tmux has for them. */
    void press(String... keys) throws IOException {
        var arguments = new ArrayList<>(List.of("send-keys"));
        arguments.addAll(List.of(keys));
        run(arguments.toArray(String[]::new));
    }

    /** What stands on the screen, without colours. */
    String screen() throws IOException {
        return run("capture-pane", "-p");
    }

    /** What stands on the screen or has scrolled out of it, without colours. */
    String history() throws IOException {
        return run("capture-pane", "-p", "-S", "-");
    }

    /** What stands on the screen, with its colours as escape sequences. */
    String colouredScreen() throws IOException {
        return run("capture-pane", "-p", "-e");
    }

    void await(String regex) {
        var pattern = Pattern.compile(regex, Pattern.MULTILINE);
        Awaitility.await("the screen shows " + regex)
                .atMost(Launcher.PATIENCE)
                .pollInterval(POLL)
                .untilAsserted(() -> {
                    var screen = screen();
                    if (!pattern.matcher(screen).find())
                        throw new AssertionError("not on the screen:\n" + screen);
                });
    }

    private String run(String... arguments) throws IOException {
        var command = new ArrayList<>(List.of("tmux", "-u", "-L", socket, "-f", "/dev/null"));
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("LC_ALL", "C.UTF-8");
        builder.environment().put("TERM", "xterm-256color");
        // Debian puts tt++ here, and not every path has it.
        builder.environment().merge("PATH", "/usr/games", (path, games) -> path + ":" + games);
        var process = builder.start();
        var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            if (process.waitFor() != 0) throw new IOException(command + ": " + output);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException(interrupted);
        }
        return output;
    }

    /** Ends the client, and waits until it has: it may still write into a folder of the test. */
    @Override
    public void close() throws IOException {
        var shell = ProcessHandle.of(Long.parseLong(run("display", "-p", "#{pane_pid}").strip()));
        var running =
                shell.stream().flatMap(its -> Stream.concat(Stream.of(its), its.descendants()));
        var ends = running.map(ProcessHandle::onExit).toArray(CompletableFuture<?>[]::new);
        run("kill-server");
        CompletableFuture.allOf(ends)
                .orTimeout(Launcher.PATIENCE.toSeconds(), TimeUnit.SECONDS)
                .join();
    }
}
