package emberdelve.bench.opponent;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.regex.Pattern;

/**
 * Processor time that a JVM has taken.
 *
 * @param compilers the part of it that the JVM's compilers took
 */
public record Spent(Duration all, Duration compilers) {
    /** The milliseconds of a count: on every machine Linux counts in hundredths of a second. */
    private static final int MILLIS_PER_COUNT = 10;

    /**
     * A thread's name and, eleven words later, the time that it has taken in its own code and in
     * the system's.
     */
    private static final Pattern STAT =
            Pattern.compile("\\d+ \\((.*)\\) (?:\\S+ ){11}(\\d+) (\\d+) .*", Pattern.DOTALL);

    private static final Pattern COMPILER = Pattern.compile("C[12] CompilerThre.*");

    /**
     * The time that the process of that number has taken until now, with that of its threads that
     * have ended.
     */
    static Spent by(long process) throws IOException {
        var own = Path.of("/proc/" + process);
        var compilers = Duration.ZERO;
        try (var tasks = Files.list(own.resolve("task"))) {
            for (var task : (Iterable<Path>) tasks::iterator) {
                var stat = STAT.matcher(textOf(task.resolve("stat")));
                if (stat.matches() && COMPILER.matcher(stat.group(1)).matches())
                    compilers = compilers.plus(time(stat.group(2), stat.group(3)));
            }
        }
        var stat = STAT.matcher(textOf(own.resolve("stat")));
        return stat.matches()
                ? new Spent(time(stat.group(2), stat.group(3)), compilers)
                : new Spent(Duration.ZERO, Duration.ZERO);
    }

    /** The time taken since then. */
    public Spent since(Spent before) {
        return new Spent(all.minus(before.all), compilers.minus(before.compilers));
    }

    /** The text of the file; empty if its thread has ended in the meantime. */
    private static String textOf(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException _) {
            return "";
        }
    }

    private static Duration time(String own, String system) {
        return Duration.ofMillis(MILLIS_PER_COUNT * (Long.parseLong(own) + Long.parseLong(system)));
    }
}
