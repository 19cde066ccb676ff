package emberdelve.server.feature.move;

import emberdelve.config.content.Direction;
import emberdelve.server.model.Room;
import emberdelve.server.model.Way;

import java.util.List;
import java.util.Optional;

/** Where somebody who runs wants to go. */
sealed interface Route {
    /** Which way to go from where the runner stands; empty at the end. */
    Optional<Direction> next();

    /** What is left of it in that room, after a step from the room before. */
    Route after(Room here, Room before);

    /** Whether the way parts here, so that the runner has to choose. */
    boolean partsAt(Room here, Room before);

    /** As it was typed: {@code 3n2e}. */
    record Steps(List<Direction> steps) implements Route {
        public Steps {
            steps = List.copyOf(steps);
        }

        @Override
        public Optional<Direction> next() {
            return steps.stream().findFirst();
        }

        @Override
        public Route after(Room here, Room before) {
            return new Steps(steps.subList(1, steps.size()));
        }

        @Override
        public boolean partsAt(Room here, Room before) {
            return false;
        }
    }

    /** Wherever the passage leads. */
    record Along(Optional<Direction> next) implements Route {
        @Override
        public Route after(Room here, Room before) {
            return new Along(onward(here, before).stream().findFirst());
        }

        @Override
        public boolean partsAt(Room here, Room before) {
            return onward(here, before).size() > 1;
        }

        private static List<Direction> onward(Room here, Room before) {
            return here.ways().stream()
                    .filter(way -> way.to() != before)
                    .map(Way::direction)
                    .toList();
        }
    }
}
