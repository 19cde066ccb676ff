package emberdelve.bench.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;

/** The machine on which figures were taken: they mean little without it. */
public final class Machine {
    private static final Pattern MEMORY = Pattern.compile("MemTotal:\\s+(\\d+) kB");
    private static final double KIB_PER_GIB = 1 << 20;

    private Machine() {}

    /**
     * The machine's cores, memory and JVM, and how many programs wanted to run in the last minute.
     */
    public static String inWords() throws IOException {
        var memory = MEMORY.matcher(Files.readString(Path.of("/proc/meminfo")));
        var gib = memory.find() ? Long.parseLong(memory.group(1)) / KIB_PER_GIB : 0;
        var load = Files.readString(Path.of("/proc/loadavg"));
        return String.format(
                Locale.ROOT,
                "%d cores, %.0f GiB, Java %s, load average %s",
                Runtime.getRuntime().availableProcessors(),
                gib,
                Runtime.version(),
                load.substring(0, load.indexOf(' ')));
    }
}
