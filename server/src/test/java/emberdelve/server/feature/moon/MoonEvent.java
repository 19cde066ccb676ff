package emberdelve.server.feature.moon;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** The events of the moon. */
sealed interface MoonEvent extends WorldEvent {
    /** Somebody looks at the moon, which those in the room can see. */
    record Watched(Named watcher) implements MoonEvent {
        @Override
        public Audibility audibility() {
            return Audibility.ROOM;
        }

        @Override
        public List<Named> actors() {
            return List.of(watcher);
        }
    }

    /** Somebody looks away from the moon, which the others in the room can see. */
    record LookedAway(Named watcher) implements MoonEvent {
        @Override
        public Audibility audibility() {
            return Audibility.ROOM;
        }

        @Override
        public List<Named> actors() {
            return List.of(watcher);
        }
    }

    /** The phase is another one from now on. */
    record Turned(Phase phase) implements MoonEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }

        @Override
        public List<Named> actors() {
            return List.of();
        }
    }
}
