package emberdelve.server.kernel;

import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;
import emberdelve.server.model.WorldEvent;

import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * Sums up for readers in other rooms what would be too much for them if they were told all of it.
 * Thread: world.
 */
public interface FarTelling {
    /** Whether it sums up such events. */
    boolean sumsUp(WorldEvent event);

    /** An event that is seen from afar happened: called once, before its readers are found. */
    void happened(Room room, WorldEvent event);

    /** What a reader in another room is told in its place; empty when that is nothing. */
    Optional<WorldEvent> toldOf(Room room, WorldEvent event, Actor reader);

    /** At the end of a tick: what is over is handed over, with the room in which it was. */
    void endThoseThatAreOver(BiConsumer<Room, End> tell);

    /** An end, and those who were told of the beginning. */
    record End(WorldEvent event, Set<Actor> told) {}

    /** Sums up nothing: readers far away are told all that they notice. */
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
