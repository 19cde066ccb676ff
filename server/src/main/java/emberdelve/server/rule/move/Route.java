package emberdelve.server.rule.move;

import emberdelve.config.content.Direction;
import emberdelve.server.model.Room;
import emberdelve.server.model.Way;

import java.util.List;
import java.util.Optional;

/** The route of a runner. */
sealed interface Route {
    /** The next direction; empty at the end. */
    Optional<Direction> next();

    /** The rest of the route in {@code here}, after a step from {@code before}. */
    Route after(Room here, Room before);

    /** Whether the way forks here, so that the runner has to choose. */
    boolean partsAt(Room here, Room before);

    /** Typed steps: {@code 3n2e}. */
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

    /** The route along the passage. */
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
