package emberdelve.server.endtoend;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The launcher script, and what a command of it that ends by itself has to say. */
final class Launcher {
    static final Path HOME = Path.of(System.getProperty("emberdelve.home", "..")).toAbsolutePath();

    /**
     * For whatever a test waits for: a start takes two or three seconds, most else far less, and a
     * busy machine may need many times that. Who waits in vain has found a fault.
     */
    static final Duration PATIENCE = Duration.ofMinutes(3);

    /** A JVM that lives for seconds compiles for now, not for later. */
    private static final String QUICK = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

    private static final String WITH_OCTETS =
            "n=$#; while [ $n -gt 0 ]; do word=$(printf %b \"$1\"); shift; set -- \"$@\" \"$word\";"
                    + " n=$((n-1)); done; exec \"$@\"";

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
     * @throws AssertionError if it goes on for longer than {@link #PATIENCE}
     */
    static Ended run(String... arguments) throws IOException, InterruptedException {
        return ended(command(List.of(arguments)));
    }

    /** The same, with one more option for the JVM. */
    static Ended runWith(String option, String... arguments)
            throws IOException, InterruptedException {
        var command = command(List.of(arguments));
        command.environment().merge("EMBERDELVE_JAVA_OPTS", option, (own, one) -> own + " " + one);
        return ended(command);
    }

    /**
     * The same where no locale is set but that of C, as by systemd, cron or a container. Octets of
     * an argument are written as {@code \303\253}: the tests' own locale may know no others.
     */
    static Ended runWithoutLocale(String... arguments) throws IOException, InterruptedException {
        var command = command(List.of(arguments));
        command.command().addAll(0, List.of("sh", "-c", WITH_OCTETS, "sh"));
        command.environment().keySet().removeIf(name -> name.matches("LANG|LC_.*"));
        command.environment().put("LC_ALL", "C");
        return ended(command);
    }

    /** The same by a command of one's own. */
    static Ended ended(ProcessBuilder command) throws IOException, InterruptedException {
        var out = Files.createTempFile("emberdelve-out", ".txt");
        var err = Files.createTempFile("emberdelve-err", ".txt");
        var process = command.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        try {
            if (!process.waitFor(PATIENCE))
                throw new AssertionError("still running: " + command.command());
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
