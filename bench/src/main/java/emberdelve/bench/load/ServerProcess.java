package emberdelve.bench.load;

import emberdelve.bench.play.Names;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** Emberdelve itself: a process of its own, started by the launcher as anybody would. */
final class ServerProcess implements Opponent {
    private static final Pattern READY = Pattern.compile("listens on port (\\d+)");

    /** The server gives itself 15 s for an orderly stop. */
    private static final Duration STOP_WITHIN = Duration.ofSeconds(20);

    private final Process process;
    private final int port;

    private ServerProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /**
     * Returns when it listens.
     *
     * @param home the repository, or an unpacked distribution with a {@code bench/config}
     * @param store an empty folder for the world
     * @throws IllegalStateException if it ends instead; what it wrote is in the message
     */
    static ServerProcess start(Path home, Path store) {
        var launcher = home.resolve("emberdelve").toAbsolutePath().toString();
        return start(List.of(launcher), home, store);
    }

    /** The same, begun by another command than the launcher. */
    static ServerProcess start(List<String> begin, Path home, Path store) {
        var command = new ArrayList<>(begin);
        var config = home.resolve("bench/config").toAbsolutePath().toString();
        command.addAll(
                List.of("--port", "0", "--data", store.toString(), "--config", config));
        try {
            var process = new ProcessBuilder(command).redirectErrorStream(true).start();
            var output = process.inputReader(StandardCharsets.UTF_8);
            var port = awaitPort(output);
            // Nobody reads what comes later, but a full pipe would stop the server.
            Thread.ofVirtual().start(() -> output.lines().forEach(_ -> {}));
            return new ServerProcess(process, port);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static int awaitPort(BufferedReader output) throws IOException {
        var said = new ArrayList<String>();
        for (var line = output.readLine(); line != null; line = output.readLine()) {
            var ready = READY.matcher(line);
            if (ready.find()) return Integer.parseInt(ready.group(1));
            said.add(line);
        }
        throw new IllegalStateException("it did not start: " + String.join("\n", said));
    }

    /** What is written to it is typed at the server's console. */
    OutputStream console() {
        return process.getOutputStream();
    }

    @Override
    public String name() {
        return "Emberdelve";
    }

    @Override
    public int port() {
        return port;
    }

    /** Of the whole process: event loop, world, checkpoints, compiler and collector. */
    @Override
    public Duration cpu() {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }

    @Override
    public List<Step> login(int number) {
        var password = "correct horse " + number;
        return List.of(
                new Step("Name: ", "new"),
                new Step("Name, ENTER", Names.of(number)),
                new Step("New password: ", password),
                new Step("Same password again: ", password),
                new Step("Choice, ENTER for 1: ", ""),
                new Step("Choice, ENTER for yes: ", "yes"));
    }

    @Override
    public void close() {
        // Process.destroy would shut the pipe as well, under the hands of who reads it.
        process.toHandle().destroy();
        try {
            if (process.waitFor(STOP_WITHIN.toSeconds(), TimeUnit.SECONDS)) return;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        process.destroyForcibly();
    }
}
