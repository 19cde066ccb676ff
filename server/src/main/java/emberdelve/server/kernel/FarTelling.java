package emberdelve.server.kernel;

import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;
import emberdelve.server.model.WorldEvent;

import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * The sums of events, such as a fight's blows, for readers in other rooms, who would be told too
 * much otherwise. Thread: world.
 */
public interface FarTelling {
    /** Whether events of this kind are summed up. */
    boolean sumsUp(WorldEvent event);

    /**
     * Takes note of an event that can be noticed from other rooms. Called once for each, before its
     * readers are found.
     */
    void happened(Room room, WorldEvent event);

    /**
     * The event that a reader in another room is told instead of this one; empty when the reader is
     * told nothing.
     */
    Optional<WorldEvent> toldOf(Room room, WorldEvent event, Actor reader);

    /**
     * Hands over the ends of fights and the like that are over, each with its room; called at the
     * end of a tick.
     */
    void endThoseThatAreOver(BiConsumer<Room, End> tell);

    /** The event that tells of an end, and the readers who were told of the beginning. */
    record End(WorldEvent event, Set<Actor> told) {}

    /**
     * The telling that sums up nothing: readers in other rooms are told every event that they
     * notice.
     */
    enum All implements FarTelling {
        ALL;

        @Override
        public boolean sumsUp(WorldEvent event) {
            return false;
        }

        @Override
        public void happened(Room room, WorldEvent event) {}

        @Override
        public Optional<WorldEvent> toldOf(Room room, WorldEvent event, Actor reader) {
            return Optional.of(event);
        }

        @Override
        public void endThoseThatAreOver(BiConsumer<Room, End> tell) {}
    }
}
