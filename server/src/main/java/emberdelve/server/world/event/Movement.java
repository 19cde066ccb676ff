package emberdelve.server.world.event;

import emberdelve.config.content.Direction;
import emberdelve.server.world.Carry;
import emberdelve.server.world.actor.Named;

import java.util.List;
import java.util.Optional;

/** Coming and going. */
public sealed interface Movement extends WorldEvent {
    Named actor();

    @Override
    default Carry carry() {
        return Carry.ROOM;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    record Went(Named actor, Direction direction) implements Movement {}

    /** {@code from}: the direction it came from; empty when it did not walk. */
    record Arrived(Named actor, Optional<Direction> from) implements Movement {}

    record Fled(Named actor, Direction direction) implements Movement {
        @Override
        public FightPart fightPart() {
            return FightPart.PRELUDE;
        }

        @Override
        public Carry carry() {
            return Carry.SIGHT;
        }
    }

    record OpenedDoor(Named actor, String door) implements Movement {
        @Override
        public Carry carry() {
            return Carry.NEAR;
        }
    }

    record ClosedDoor(Named actor, String door) implements Movement {
        @Override
        public Carry carry() {
            return Carry.NEAR;
        }
    }

    record UnlockedDoor(Named actor, String door) implements Movement {}

    record LockedDoor(Named actor, String door) implements Movement {}

    /** A door that was unlocked is shut and locked again, by itself. */
    record FellShut(String door) implements Movement {
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
    record Halted(Named actor, Why why) implements Movement {
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
        public Carry carry() {
            return Carry.SELF;
        }
    }

    /** Begins to go home. */
    record Recalled(Named actor) implements Movement {}

    /** Does not go home after all. */
    record Distracted(Named actor) implements Movement {}

    /** Came back by its zone's spawn rules, or by staff. */
    record Appeared(Named actor) implements Movement {}

    /** Was taken away by staff or left by magic. */
    record Vanished(Named actor) implements Movement {}
}
