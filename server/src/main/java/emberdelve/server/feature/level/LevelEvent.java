package emberdelve.server.feature.level;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** Experience, and the levels that it brings. */
public sealed interface LevelEvent extends WorldEvent {
    Named actor();

    @Override
    default Audibility audibility() {
        return Audibility.SELF;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    /** {@code sharers}: how many had a part of the kill. */
    record GainedXp(Named actor, long amount, int sharers) implements LevelEvent {}

    /** {@code victim} was too easy for {@code actor}, who had a share of the kill. */
    record LearnedNothing(Named actor, Named victim) implements LevelEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor, victim);
        }
    }

    /** Staff gave it. */
    record WasGivenXp(Named actor, long amount) implements LevelEvent {}

    record LostXp(Named actor, long amount) implements LevelEvent {}

    /** {@code earned}: whether it was by fights, and not by what staff gave. */
    record RoseInLevel(Named actor, int level, boolean earned) implements LevelEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SIGHT;
        }
    }

    record Improved(Named actor, LevelUp how) implements LevelEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SIGHT;
        }
    }
}
