package emberdelve.server.endtoend;

import org.awaitility.Awaitility;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A server of its own process, with its console in our hand. Closing it kills it. */
final class RunningServer implements AutoCloseable {
    private static final Pattern LISTENS = Pattern.compile("listens on port (\\d+)");

    private static final Duration POLL = Duration.ofMillis(20);

    private final Process process;
    private final Path out;
    private final Path err;
    private final int port;

    private RunningServer(Process process, Path out, Path err) {
        this.process = process;
        this.out = out;
        this.err = err;
        this.port = Integer.parseInt(awaitSaid(LISTENS).group(1));
    }

    /** Starts it on any free port and waits until it listens. */
    static RunningServer on(Path data, String... more) throws IOException {
        return onWith("", data, more);
    }

    /** The same, with one more option for the JVM. */
    static RunningServer onWith(String option, Path data, String... more) throws IOException {
        var arguments = new ArrayList<>(List.of("--port", "0", "--data", data.toString()));
        arguments.addAll(List.of(more));
        var command = Launcher.command(arguments);
        command.environment().merge("EMBERDELVE_JAVA_OPTS", option, (own, one) -> own + " " + one);
        return by(command);
    }

    /** Starts it by a command of one's own, and waits until it listens. */
    static RunningServer by(ProcessBuilder command) throws IOException {
        var out = Files.createTempFile("emberdelve-out", ".txt");
        var err = Files.createTempFile("emberdelve-err", ".txt");
        var process = command.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        try {
            return new RunningServer(process, out, err);
        } catch (RuntimeException failure) {
            process.destroyForcibly();
            throw failure;
        }
    }

    /** The same as shipped but for TLS, which most tests have no use for. */
    static RunningServer plain(Path data) throws IOException {
        var folder = data.resolve("config");
        if (!Files.exists(folder)) {
            Files.createDirectories(data);
            Configuration.copyTo(folder).withoutTls();
        }
        return on(data, "--config", folder.toString());
    }

    int port() {
        return port;
    }

    /** Of another kind, as it says at its start: {@code TLS}. */
    int port(String kind) {
        return Integer.parseInt(
                awaitSaid(Pattern.compile(Pattern.quote(kind) + " on port (\\d+)")).group(1));
    }

    /** For browsers. */
    int webPort() {
        return Integer.parseInt(
                awaitSaid(Pattern.compile("In a browser: http://localhost:(\\d+)/")).group(1));
    }

    /** For browsers, inside TLS. */
    int webTlsPort() {
        return Integer.parseInt(
                awaitSaid(Pattern.compile("Encrypted, in a browser: https://localhost:(\\d+)/"))
                        .group(1));
    }

    /** For whoever watches over it. */
    int adminPort() {
        return Integer.parseInt(
                awaitSaid(Pattern.compile("Figures and health: http://127.0.0.1:(\\d+)/"))
                        .group(1));
    }

    /** Waits until it has said that, on whichever of its two outputs. */
    void awaitWords(String words) {
        awaitSaid(Pattern.compile(Pattern.quote(words)));
    }

    Client connect() throws IOException {
        return new Client(port);
    }

    /** Types a line at the console. */
    void console(String line) throws IOException {
        var in = process.getOutputStream();
        in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        in.flush();
    }

    /** Makes somebody owner, as the operator does, and waits for the console's word. */
    void makeOwner(String name) throws IOException {
        console("role " + name + " owner");
        awaitSaid(Pattern.compile(name + " is owner now"));
    }

    /** As {@link #makeOwner(String)}; the client's next line is an owner's. */
    void makeOwner(String name, Client told) throws IOException {
        makeOwner(name);
        told.await("Your role is owner now");
    }

    /** From now on nothing can be written beyond the first two pages of a file. */
    void takeDiskAway() throws IOException, InterruptedException {
        var limit =
                new ProcessBuilder(
                                "prlimit",
                                "--pid",
                                Long.toString(process.pid()),
                                "--fsize=8192:unlimited")
                        .inheritIO()
                        .start();
        if (limit.waitFor() != 0) throw new IOException("prlimit (util-linux) does not work here");
    }

    /** SIGSTOP: it does nothing until it {@link #thaw}s. */
    void freeze() throws IOException, InterruptedException {
        signal("STOP");
    }

    /** SIGCONT. */
    void thaw() throws IOException, InterruptedException {
        signal("CONT");
    }

    private void signal(String name) throws IOException, InterruptedException {
        var kill =
                new ProcessBuilder("kill", "-" + name, Long.toString(process.pid()))
                        .inheritIO()
                        .start();
        if (kill.waitFor() != 0) throw new IOException("kill -" + name + " does not work here");
    }

    /** SIGTERM. */
    void terminate() {
        process.destroy();
    }

    /** SIGKILL: the launcher has become the JVM, so that this is the server itself. */
    void kill() {
        process.destroyForcibly();
        awaitEnd();
    }

    /** The exit code, once it has ended. */
    int awaitEnd() {
        return Awaitility.await("the server ends")
                .pollInterval(POLL)
                .atMost(Launcher.PATIENCE)
                .until(() -> process, ended -> !ended.isAlive())
                .exitValue();
    }

    private MatchResult awaitSaid(Pattern pattern) {
        return Awaitility.await("the server says " + pattern)
                .pollInterval(POLL)
                .atMost(Launcher.PATIENCE)
                .failFast(() -> {
                    if (!process.isAlive() && !pattern.matcher(said()).find())
                        throw new AssertionError("it has ended: " + said());
                })
                .until(
                        () -> pattern.matcher(said()).results().findFirst(),
                        found -> found.isPresent())
                .orElseThrow();
    }

    /** All that it has said by now, on both of its outputs. */
    String said() {
        try {
            return Files.readString(out) + Files.readString(err);
        } catch (IOException unreadable) {
            return unreadable.toString();
        }
    }

    @Override
    public void close() throws IOException {
        kill();
        Files.delete(out);
        Files.delete(err);
    }
}
