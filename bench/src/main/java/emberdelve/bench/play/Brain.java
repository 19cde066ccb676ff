package emberdelve.bench.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/**
 * The player in a bot: hears what the game says, and types. It does what its profile does, and now
 * and then walks on, wherever that leads. With the same seed and the same words heard, it types the
 * same lines.
 */
public final class Brain {
    private static final String EXITS = "Exits: ";
    private static final Pattern WAY =
            Pattern.compile(
                    "\\b(north|east|south|west|up|down|northeast|northwest|southeast|southwest)"
                            + " to\\b");

    private final int stepsInTwenty;
    private final Supplier<String> deeds;
    private final RandomGenerator random;
    private final List<String> ways = new ArrayList<>();
    private boolean reading;

    /**
     * @param stepsInTwenty how many of twenty lines are steps, on average
     * @param deeds the other lines
     */
    Brain(int stepsInTwenty, Supplier<String> deeds, RandomGenerator random) {
        this.stepsInTwenty = stepsInTwenty;
        this.deeds = deeds;
        this.random = random;
    }

    /** Hears a line of what the game says, without its end. */
    public void hears(String line) {
        if (line.startsWith(EXITS)) {
            ways.clear();
            reading = true;
        }
        if (!reading) return;
        var way = WAY.matcher(line);
        while (way.find()) ways.add(way.group(1));
        // A narrow window breaks the list of exits into lines, the last of which ends with a full
        // stop.
        reading = !line.endsWith(".");
    }

    /** The next line to type. */
    public String next() {
        return random.nextInt(20) < stepsInTwenty ? step() : deeds.get();
    }

    /** The line for a step; now and then one for a look, or for the opening of a door. */
    private String step() {
        if (ways.isEmpty() || random.nextInt(10) == 0) return "look";
        var way = ways.get(random.nextInt(ways.size()));
        return switch (random.nextInt(20)) {
            case 0 -> "open " + way;
            case 1 -> "close " + way;
            default -> way;
        };
    }
}
