package emberdelve.server.feature.delve;

import emberdelve.config.content.RoomId;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.kernel.Experience;

import java.util.List;

/**
 * A generated delve, before its zone is built.
 *
 * @param site the delve's name with its article
 * @param opening the story that is told to those who enter
 * @param victory the story that is told when the delve is cleared
 * @param defeat the story that is told when the delve is lost
 * @param worths the average worth of each monster at level 0; the master's first
 */
public record DelvePlan(
        ZoneTemplate zone,
        String site,
        String opening,
        String victory,
        String defeat,
        RoomId entrance,
        RoomId lair,
        List<Treasure> treasure,
        List<Long> worths) {
    public DelvePlan {
        treasure = List.copyOf(treasure);
        worths = List.copyOf(worths);
    }

    /** An item on the floor of a room. */
    public record Treasure(RoomId room, String item) {}

    /** The worth of all monsters together to a character of that level. */
    long worth(Experience experience, int level) {
        return worths.stream().mapToLong(strength -> experience.worth(strength, level)).sum();
    }
}
