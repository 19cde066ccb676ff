package emberdelve.db;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A Java process of its own that runs a class of the tests; closing it kills it, as kill -9. */
final class OtherProcess implements AutoCloseable {
    private final Process process;
    private final BufferedReader lines;

    private OtherProcess(Process process) {
        this.process = process;
        lines = process.inputReader(StandardCharsets.UTF_8);
    }

    static OtherProcess start(Class<?> main, String... arguments) throws IOException {
        var java = ProcessHandle.current().info().command().orElseThrow();
        var command =
                new ArrayList<>(
                        List.of(
                                java,
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-cp",
                                System.getProperty("java.class.path"),
                                main.getName()));
        command.addAll(List.of(arguments));
        var started =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        return new OtherProcess(started);
    }

    void readUntil(String expected) throws IOException {
        for (var line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.equals(expected)) return;
        }
        throw new AssertionError("it ended without saying " + expected);
    }

    /** Waits for its end by itself; answers how it ended. */
    int awaitEnd() {
        return process.onExit().join().exitValue();
    }

    /** Kills it, and answers the last line it had said. */
    String kill() throws IOException {
        // By its handle: killing it as a Process closes the pipe with what it said last.
        process.toHandle().destroyForcibly();
        process.onExit().join();
        var last = "";
        for (var line = lines.readLine(); line != null; line = lines.readLine()) last = line;
        return last;
    }

    @Override
    public void close() {
        process.destroyForcibly();
        process.onExit().join();
    }
}
