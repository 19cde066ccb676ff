package emberdelve.server.feature.delve;

import emberdelve.config.content.RoomId;
import emberdelve.config.content.ZoneTemplate;

import java.util.List;

/**
 * A delve as the generator wrote it.
 *
 * @param site its name with its article
 * @param opening told to those who go in
 * @param victory told when nobody lives there any more
 * @param defeat told when nobody is left who could do it
 * @param worths of its monsters to somebody of level 0, on average; the master's first
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

    /** Something that lies about. */
    public record Treasure(RoomId room, String item) {}

    /** What all its monsters together are worth to somebody of that level. */
    long worth(int level) {
        return worths.stream().mapToLong(worth -> Math.max(0, worth - 2L * level)).sum();
    }
}
