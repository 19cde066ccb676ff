package emberdelve.bench.opponent;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/**
 * One stop of a process by its garbage collector.
 *
 * @param heapMib the heap in use when it was over, in MiB; empty where the collector does not say
 */
public record Pause(double millis, OptionalDouble heapMib) {
    private static final Pattern PAUSE =
            Pattern.compile("Pause.*?(?: \\d+M->(\\d+)M\\(\\d+M\\))? (\\d+\\.\\d+)ms$");

    /** The pauses that a JVM noted in a file, from the first on; none if there is no file. */
    static List<Pause> readAll(Path file) throws IOException {
        var all = new ArrayList<Pause>();
        if (!Files.exists(file)) return all;
        for (var line : Files.readAllLines(file)) {
            var found = PAUSE.matcher(line);
            if (!found.find()) continue;
            var heap = found.group(1);
            all.add(
                    new Pause(
                            Double.parseDouble(found.group(2)),
                            heap == null
                                    ? OptionalDouble.empty()
                                    : OptionalDouble.of(Double.parseDouble(heap))));
        }
        return all;
    }
}
