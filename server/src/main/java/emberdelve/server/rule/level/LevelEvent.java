package emberdelve.server.rule.level;

import emberdelve.server.model.ActorId;
import emberdelve.server.model.Audibility;
import emberdelve.server.model.Cue;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;
import java.util.Optional;

/** Events of experience and levels. */
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

    @Override
    default Optional<Cue> cue(ActorId reader) {
        return this instanceof RoseInLevel && isDeedOf(reader)
                ? Optional.of(Cue.HEAL)
                : Optional.empty();
    }

    /** The gain of experience. {@code sharers}: the number of actors that shared the kill. */
    record GainedXp(Named actor, long amount, int sharers) implements LevelEvent {}

    /** {@code victim} gave no experience to {@code actor}, because it was too easy. */
    record LearnedNothing(Named actor, Named victim) implements LevelEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor, victim);
        }
    }

    /** The gift of experience by staff. */
    record WasGivenXp(Named actor, long amount) implements LevelEvent {}

    record LostXp(Named actor, long amount) implements LevelEvent {}

    /** The actor has taken back what lay in its own corpse. */
    record RegainedXp(Named actor, long amount) implements LevelEvent {}

    /**
     * The actor has reached a level. {@code earned}: whether by experience of its own, and not by a
     * gift of staff.
     */
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
