package emberdelve.server.rule.menace;

import emberdelve.config.content.Menace;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Audibility;
import emberdelve.server.model.Cue;
import emberdelve.server.model.FightPart;
import emberdelve.server.model.Named;
import emberdelve.server.model.Stance;
import emberdelve.server.model.WorldEvent;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Events of what monsters show that they are about to do, and of what is done about it. */
public sealed interface MenaceEvent extends WorldEvent {
    Named actor();

    @Override
    default Audibility audibility() {
        return Audibility.ROOM;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    @Override
    default FightPart fightPart() {
        return FightPart.SOME;
    }

    @Override
    default Optional<Cue> cue(ActorId reader) {
        return this instanceof Shown || this instanceof Threatened || this instanceof Seized
                ? Optional.of(Cue.MENACE)
                : Optional.empty();
    }

    /**
     * {@code actor} has shown what it is about to do.
     *
     * @param number the actor's number among those of its name, from 1; 0 if there is no other
     * @param target the actor for whom it is meant; empty if it is meant for everybody around
     */
    record Shown(Named actor, int number, Menace menace, Optional<Named> target)
            implements MenaceEvent {
        @Override
        public List<Named> actors() {
            return Stream.concat(Stream.of(actor), target.stream()).toList();
        }
    }

    /**
     * What {@link Shown} tells, in few words: for who listens and has heard the whole in this
     * fight, or for whom it is not meant.
     */
    record Threatened(Named actor, int number, Menace menace, Named target) implements MenaceEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor, target);
        }
    }

    /**
     * {@code actor} has got hold of the target, who does not come free without help.
     *
     * @param number the actor's number as in {@link Shown}
     */
    record Seized(Named actor, int number, Named target, Menace menace) implements MenaceEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor, target);
        }
    }

    /** {@code more} actors still have to brace against what {@code actor} is about to do. */
    record Wanting(Named actor, int more) implements MenaceEvent {}

    /** The success of those in the room who have withstood together what {@code actor} did. */
    record Held(Named actor) implements MenaceEvent {}

    /** {@code actor} does what it has shown. */
    record Carried(Named actor, Menace menace) implements MenaceEvent {}

    /** The menace of {@code actor} has touched nobody. */
    record Missed(Named actor, Menace menace) implements MenaceEvent {}

    /** {@code actor} was out of the way. */
    record Dodged(Named actor) implements MenaceEvent {}

    /** {@code actor} stood firm, and takes less harm. */
    record Withstood(Named actor) implements MenaceEvent {}

    /** {@code actor} takes what was meant for the ward. */
    record SteppedIn(Named actor, Named ward) implements MenaceEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor, ward);
        }
    }

    /** {@code actor} stands firm, or is ready to dodge. */
    record Stood(Named actor, Stance stance) implements MenaceEvent {}
}
