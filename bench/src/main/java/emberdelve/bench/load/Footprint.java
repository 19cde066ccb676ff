package emberdelve.bench.load;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What a process takes of the machine, as Linux and its JVM tell. */
final class Footprint {
    private static final Pattern RESIDENT = Pattern.compile("VmRSS:\\s+(\\d+) kB");
    private static final Pattern TOTAL = Pattern.compile("Total\\s+\\d+\\s+(\\d+)");
    private static final Pattern PAUSE = Pattern.compile("Pause.* (\\d+\\.\\d+)ms");
    private static final int OCTETS_PER_KIB = 1024;

    private final Opponent opponent;

    Footprint(Opponent opponent) {
        this.opponent = opponent;
    }

    /** Processor time since its start: event loop, world, checkpoints, compiler and collector. */
    Duration cpu() {
        return opponent.process().info().totalCpuDuration().orElse(Duration.ZERO);
    }

    /** Octets of the machine's memory that it holds now. */
    long resident() throws IOException {
        var status = Files.readString(Path.of("/proc/" + opponent.process().pid() + "/status"));
        var found = RESIDENT.matcher(status);
        return found.find() ? Long.parseLong(found.group(1)) * OCTETS_PER_KIB : 0;
    }

    /** Octets of its heap that are still in use; its collector runs for that. */
    long liveHeap() throws IOException {
        var java = opponent.process().info().command().orElse("java");
        var jcmd = Path.of(java).resolveSibling("jcmd").toString();
        var asked =
                new ProcessBuilder(jcmd, "" + opponent.process().pid(), "GC.class_histogram")
                        .redirectErrorStream(true)
                        .start();
        var said = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        var found = TOTAL.matcher(said);
        return found.find() ? Long.parseLong(found.group(1)) : 0;
    }

    /** How long the collector stopped the process, each time until now, in milliseconds. */
    List<Double> pauses() throws IOException {
        var all = new ArrayList<Double>();
        if (!Files.exists(opponent.pauses())) return all;
        for (var line : Files.readAllLines(opponent.pauses())) {
            var found = PAUSE.matcher(line);
            if (found.find()) all.add(Double.parseDouble(found.group(1)));
        }
        return all;
    }
}
