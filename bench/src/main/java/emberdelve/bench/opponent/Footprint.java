package emberdelve.bench.opponent;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.regex.Pattern;

/** The machine's time and memory that a process takes, as Linux and its JVM tell. */
public final class Footprint {
    private static final Pattern RESIDENT = Pattern.compile("VmRSS:\\s+(\\d+) kB");
    private static final Pattern PEAK = Pattern.compile("VmHWM:\\s+(\\d+) kB");

    /** What is written to {@code clear_refs} so that {@code VmHWM} begins anew (proc(5)). */
    private static final String FORGET_PEAK = "5";

    private static final Pattern THREADS = Pattern.compile("Threads:\\s+(\\d+)");
    private static final Pattern TOTAL = Pattern.compile("Total\\s+\\d+\\s+(\\d+)");

    /**
     * The line of the class with which the collector fills gaps in the heap; such fillers are no
     * objects.
     */
    private static final Pattern FILLER =
            Pattern.compile("\\d+:\\s+\\d+\\s+(\\d+)\\s+\\S*jdk\\.internal\\.vm\\.Filler");

    private static final int OCTETS_PER_KIB = 1024;

    private final Opponent opponent;

    public Footprint(Opponent opponent) {
        this.opponent = opponent;
    }

    /** The present figures of the process. */
    public Reading read() throws IOException {
        var status = Files.readString(proc("status"));
        return new Reading(
                cpu(),
                number(RESIDENT, status) * OCTETS_PER_KIB,
                Math.toIntExact(number(THREADS, status)),
                descriptors(),
                Pause.readAll(opponent.pauses()));
    }

    /** Octets of the machine's memory that it holds now. */
    public long resident() throws IOException {
        return number(RESIDENT, Files.readString(proc("status"))) * OCTETS_PER_KIB;
    }

    /** The most octets that it has held since {@link #forgetPeak}. */
    public long peak() throws IOException {
        return number(PEAK, Files.readString(proc("status"))) * OCTETS_PER_KIB;
    }

    public void forgetPeak() throws IOException {
        Files.writeString(proc("clear_refs"), FORGET_PEAK);
    }

    /** Processor time that it has taken until now. */
    public Spent spent() throws IOException {
        return Spent.by(opponent.process().pid());
    }

    /** Octets of its heap that are still in use; its collector runs for that. */
    public long liveHeap() throws IOException {
        var java = opponent.process().info().command().orElse("java");
        var jcmd = Path.of(java).resolveSibling("jcmd").toString();
        var asked =
                new ProcessBuilder(jcmd, "" + opponent.process().pid(), "GC.class_histogram")
                        .redirectErrorStream(true)
                        .start();
        var said = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return live(said);
    }

    /**
     * The octets of all objects that such a table lists.
     *
     * @param histogram the output of {@code jcmd GC.class_histogram}
     */
    static long live(String histogram) {
        var filler = FILLER.matcher(histogram).results();
        return number(TOTAL, histogram)
                - filler.mapToLong(row -> Long.parseLong(row.group(1))).sum();
    }

    private Duration cpu() {
        return opponent.process().info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private int descriptors() throws IOException {
        try (var open = Files.list(proc("fd"))) {
            return Math.toIntExact(open.count());
        }
    }

    private Path proc(String file) {
        return Path.of("/proc/" + opponent.process().pid() + "/" + file);
    }

    private static long number(Pattern pattern, String text) {
        var found = pattern.matcher(text);
        return found.find() ? Long.parseLong(found.group(1)) : 0;
    }
}
