package emberdelve.bench.opponent;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** A JVM of its own that says on which port it listens, and notes the collector's pauses. */
public final class Launched implements AutoCloseable {
    private static final Pattern READY = Pattern.compile("listens on port (\\d+)");

    private static final Pattern BROWSER = Pattern.compile("In a browser: http://.*:(\\d+)/");

    private static final Pattern ADMIN = Pattern.compile("Figures and health: http://.*:(\\d+)/");

    /** The time to wait for the other ports, which are printed right after the first one. */
    private static final Duration OTHER_PORTS_WITHIN = Duration.ofSeconds(5);

    /** The server gives itself 15 s for an orderly stop. */
    private static final Duration STOP_WITHIN = Duration.ofSeconds(20);

    /** The most lines of output that wait to be read; newer ones are dropped. */
    private static final int SAID_MAX = 1_000;

    private final Process process;
    private final int port;
    private final Duration started;
    private final Path pauses;
    private final CompletableFuture<Integer> webPort = new CompletableFuture<>();
    private final CompletableFuture<Integer> adminPort = new CompletableFuture<>();
    private final BlockingQueue<String> said = new ArrayBlockingQueue<>(SAID_MAX);

    private Launched(Process process, int port, Duration started, Path pauses) {
        this.process = process;
        this.port = port;
        this.started = started;
        this.pauses = pauses;
    }

    /** The command line of a Java program from the class path of this process. */
    static List<String> java(
            Path pauses, List<String> options, String main, List<String> arguments) {
        var command = new ArrayList<String>();
        command.add(ProcessHandle.current().info().command().orElse("java"));
        command.add("--enable-native-access=ALL-UNNAMED");
        command.add("--sun-misc-unsafe-memory-access=allow");
        command.add("-XX:+UseCompactObjectHeaders");
        command.add(notingPauses(pauses));
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main));
        command.addAll(arguments);
        return command;
    }

    /**
     * Returns when it listens.
     *
     * @param options for the JVM, where the command is not Java itself but the launcher
     * @param pauses the file that the option of {@link #notingPauses} names
     * @throws IllegalStateException if the process ends instead; what it wrote is in the message
     */
    static Launched start(List<String> command, String options, Path pauses) {
        var began = System.nanoTime();
        try {
            var builder = new ProcessBuilder(command).redirectErrorStream(true);
            builder.environment().put("EMBERDELVE_JAVA_OPTS", options);
            var process = builder.start();
            var output = process.inputReader(StandardCharsets.UTF_8);
            var port = awaitPort(output);
            var started = Duration.ofNanos(System.nanoTime() - began);
            var launched = new Launched(process, port, started, pauses);
            // The output is read even if nobody asks, because a full pipe would stop the server.
            Thread.ofVirtual().start(() -> output.lines().forEach(launched::hears));
            return launched;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /**
     * Types at its console, and waits for a line that holds the pattern.
     *
     * @return the pattern's first group; empty when no such line comes in time
     */
    Optional<String> ask(String typed, Pattern answer, Duration within) {
        said.clear();
        var until = System.nanoTime() + within.toNanos();
        try {
            console().write((typed + "\n").getBytes(StandardCharsets.UTF_8));
            console().flush();
            while (true) {
                var line = said.poll(until - System.nanoTime(), TimeUnit.NANOSECONDS);
                if (line == null) return Optional.empty();
                var found = answer.matcher(line);
                if (found.find()) return Optional.of(found.group(1));
            }
        } catch (IOException _) {
            // The process has ended, and answers no more.
            return Optional.empty();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    /** The option of a JVM that notes each pause of its collector. */
    static String notingPauses(Path file) {
        return "-Xlog:gc:file=" + file + ":uptime:filecount=0";
    }

    int port() {
        return port;
    }

    /** The port for browsers, of a server that has one. */
    int webPort() {
        return inTime(webPort);
    }

    /** The port for figures and health, of a server that has one. */
    int adminPort() {
        return inTime(adminPort);
    }

    private static int inTime(CompletableFuture<Integer> port) {
        return port.orTimeout(OTHER_PORTS_WITHIN.toMillis(), TimeUnit.MILLISECONDS).join();
    }

    /** The time from the command to the port that listens. */
    public Duration started() {
        return started;
    }

    /** The file in which its JVM notes each pause of the collector. */
    Path pauses() {
        return pauses;
    }

    ProcessHandle handle() {
        return process.toHandle();
    }

    /** The stream into its console: what is written to it is typed there. */
    OutputStream console() {
        return process.getOutputStream();
    }

    @Override
    public void close() {
        // Process.destroy would close the pipe as well, while a thread still reads it.
        process.toHandle().destroy();
        try {
            if (process.waitFor(STOP_WITHIN.toSeconds(), TimeUnit.SECONDS)) return;
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        process.destroyForcibly();
    }

    private void hears(String line) {
        complete(webPort, BROWSER, line);
        complete(adminPort, ADMIN, line);
        said.offer(line);
    }

    private static void complete(CompletableFuture<Integer> port, Pattern told, String line) {
        var found = told.matcher(line);
        if (found.find()) port.complete(Integer.parseInt(found.group(1)));
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
}
