package emberdelve.server.feature.wall;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** The sheet of one character's deeds in the latest two weeks that have any. Thread: world. */
public final class WallSheet {
    private static final int WEEKS = 2;

    private final String name;
    private final TreeMap<Long, WallTally> weeks = new TreeMap<>();

    WallSheet(String name, Map<Long, WallTally> weeks) {
        this.name = name;
        this.weeks.putAll(weeks);
    }

    /** The name of the character. */
    public String name() {
        return name;
    }

    /** The tallies of the latest two weeks that have any, by the number of the week. */
    public Map<Long, WallTally> weeks() {
        return Collections.unmodifiableMap(weeks);
    }

    WallTally of(long week) {
        return weeks.getOrDefault(week, WallTally.NONE);
    }

    void note(long week, UnaryOperator<WallTally> change) {
        weeks.put(week, change.apply(of(week)));
        while (weeks.size() > WEEKS) weeks.pollFirstEntry();
    }

    /** Whether the sheet has nothing of that week or the one before. */
    boolean isOutdated(long week) {
        return weeks.isEmpty() || weeks.lastKey() <= week - WEEKS;
    }
}
