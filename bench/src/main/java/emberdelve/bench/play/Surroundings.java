package emberdelve.bench.play;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The ways out, as far as what was read last tells. */
final class Surroundings {
    private static final String EXITS = "Exits: ";
    private static final Pattern WAY =
            Pattern.compile(
                    "\\b(north|east|south|west|up|down|northeast|northwest|southeast|southwest)"
                            + " to\\b");

    private final List<String> ways = new ArrayList<>();
    private boolean reading;

    void hears(String line) {
        if (line.startsWith(EXITS)) {
            ways.clear();
            reading = true;
        }
        if (!reading) return;
        var way = WAY.matcher(line);
        while (way.find()) ways.add(way.group(1));
        // A narrow window breaks the list into several lines.
        reading = !line.endsWith(".");
    }

    /** Empty when nothing is known. */
    List<String> ways() {
        return ways;
    }
}
