package emberdelve.server.kernel;

import emberdelve.config.content.Direction;
import emberdelve.server.model.Audibility;
import emberdelve.server.model.FightPart;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;
import java.util.Optional;

/** Coming and going. */
public sealed interface MoveEvent extends WorldEvent {
    Named actor();

    @Override
    default Audibility audibility() {
        return Audibility.ROOM;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    record Went(Named actor, Direction direction) implements MoveEvent {}

    /** {@code from}: the direction it came from; empty when it did not walk. */
    record Arrived(Named actor, Optional<Direction> from) implements MoveEvent {}

    record Fled(Named actor, Direction direction) implements MoveEvent {
        @Override
        public FightPart fightPart() {
            return FightPart.PRELUDE;
        }

        @Override
        public Audibility audibility() {
            return Audibility.SIGHT;
        }
    }

    record OpenedDoor(Named actor, String door) implements MoveEvent {
        @Override
        public Audibility audibility() {
            return Audibility.NEAR;
        }
    }

    record ClosedDoor(Named actor, String door) implements MoveEvent {
        @Override
        public Audibility audibility() {
            return Audibility.NEAR;
        }
    }

    record UnlockedDoor(Named actor, String door) implements MoveEvent {}

    record LockedDoor(Named actor, String door) implements MoveEvent {}

    /** A door that was unlocked is shut and locked again, by itself. */
    record FellShut(String door) implements MoveEvent {
        @Override
        public Named actor() {
            throw new IllegalStateException("nobody shut it");
        }

        @Override
        public List<Named> actors() {
            return List.of();
        }
    }

    /** A run is over before its end. */
    record Halted(Named actor, Why why) implements MoveEvent {
        /** What stopped the runner. */
        public enum Why {
            FORK,
            CREATURE,
            DOOR,
            WALL,
            FIGHT,
            /** As many steps as one run has. */
            BREATH
        }

        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }
    }

    /** Begins to go home. */
    record Recalled(Named actor) implements MoveEvent {}

    /** Does not go home after all. */
    record Distracted(Named actor) implements MoveEvent {}

    /** Came back by its zone's spawn rules, or by staff. */
    record Appeared(Named actor) implements MoveEvent {}

    /** Was taken away by staff or left by magic. */
    record Vanished(Named actor) implements MoveEvent {}
}
