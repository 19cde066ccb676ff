package emberdelve.server.kernel;

import emberdelve.config.content.Direction;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Audibility;
import emberdelve.server.model.Cue;
import emberdelve.server.model.FightPart;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;
import java.util.Optional;

/** Events of actors that come and go, and of doors that shut by themselves. */
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

    /** The actor's own steps are no news. */
    @Override
    default Optional<Cue> cue(ActorId reader) {
        return switch (this) {
            case Halted _, Flinched _, Recalled _, Distracted _ -> Optional.empty();
            case MoveEvent _ when isDeedOf(reader) -> Optional.empty();
            default -> Optional.of(Cue.WAY);
        };
    }

    record Went(Named actor, Direction direction) implements MoveEvent {}

    /** {@code from}: the direction the actor came from; empty when it did not walk. */
    record Arrived(Named actor, Optional<Direction> from) implements MoveEvent {}

    /** {@code actors}: the first leads, the others follow; at least two. */
    record WentTogether(List<Named> actors, Direction direction) implements MoveEvent {
        public WentTogether {
            actors = List.copyOf(actors);
        }

        @Override
        public Named actor() {
            return actors.getFirst();
        }
    }

    /** The arrival of people who come one behind the other, as those in the room see it. */
    record ArrivedTogether(List<Named> actors, Direction from) implements MoveEvent {
        public ArrivedTogether {
            actors = List.copyOf(actors);
        }

        @Override
        public Named actor() {
            return actors.getFirst();
        }
    }

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

    /**
     * The actor has fled by itself below that percentage of hit points, and will not flee by itself
     * again soon.
     */
    record Flinched(Named actor, int percent) implements MoveEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
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

    /** An unlocked door has shut and locked itself again. */
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

    /** A run stopped before its end. */
    record Halted(Named actor, Why why) implements MoveEvent {
        /** The reason why a run stopped. */
        public enum Why {
            FORK,
            CREATURE,
            DOOR,
            WALL,
            FIGHT,
            /** The run has reached the most steps that one run may have. */
            BREATH
        }

        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }
    }

    /** The actor begins a recall. */
    record Recalled(Named actor) implements MoveEvent {}

    /** The actor's recall was interrupted. */
    record Distracted(Named actor) implements MoveEvent {}

    /** The actor was spawned by its zone, or by staff. */
    record Appeared(Named actor) implements MoveEvent {}

    /** The actor was removed by staff, or left by magic. */
    record Vanished(Named actor, Means means) implements MoveEvent {
        public Vanished(Named actor) {
            this(actor, Means.MAGIC);
        }

        /**
         * The means by which somebody vanishes. Only the one who vanishes is told which; onlookers
         * are told the same in each case.
         */
        public enum Means {
            MAGIC,
            /** The actor's recall to its refuge. */
            HOME,
            /** A place, which has words of its own for it. */
            PLACE
        }
    }
}
