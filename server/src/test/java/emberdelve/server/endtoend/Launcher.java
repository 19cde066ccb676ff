package emberdelve.server.endtoend;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The launcher script, and what a command of it that ends by itself has to say. */
final class Launcher {
    static final Path HOME = Path.of(System.getProperty("emberdelve.home", "..")).toAbsolutePath();

    /** A start takes two or three seconds; a busy machine may need several times that. */
    static final int PATIENCE_SECONDS = 60;

    /**
     * What a JVM does that lives for seconds: takes the classes from the archive that the build has
     * made (without one, it only starts slower), and compiles for speed now, not later.
     */
    private static final String QUICK =
            "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xlog:disable -XX:SharedArchiveFile="
                    + System.getProperty("emberdelve.classes", "target/classes.jsa");

    private Launcher() {}

    /** How a command ended. */
    record Ended(int exitCode, String out, String err) {}

    static ProcessBuilder command(List<String> arguments) {
        var words = new ArrayList<String>();
        words.add(HOME.resolve("emberdelve").toString());
        words.addAll(arguments);
        var command = new ProcessBuilder(words);
        // Whoever runs the tests may have settings of their own.
        command.environment()
                .keySet()
                .removeIf(name -> name.matches("EMBERDELVE_(PORT|DATA|CONFIG)"));
        command.environment()
                .merge("EMBERDELVE_JAVA_OPTS", QUICK, (own, quick) -> quick + " " + own);
        return command;
    }

    /**
     * Runs it to its end.
     *
     * @throws AssertionError if it goes on for a minute
     */
    static Ended run(String... arguments) throws IOException, InterruptedException {
        var out = Files.createTempFile("emberdelve-out", ".txt");
        var err = Files.createTempFile("emberdelve-err", ".txt");
        var process =
                command(List.of(arguments))
                        .redirectOutput(out.toFile())
                        .redirectError(err.toFile())
                        .start();
        try {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS))
                throw new AssertionError("still running: " + List.of(arguments));
            return new Ended(process.exitValue(), read(out), read(err));
        } finally {
            process.destroyForcibly();
            Files.delete(out);
            Files.delete(err);
        }
    }

    private static String read(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8);
    }
}
