package emberdelve.server.rule.effect;

import emberdelve.config.content.Effect.PassingMind;
import emberdelve.config.content.Selector;
import emberdelve.config.content.Trigger;
import emberdelve.server.model.Audibility;
import emberdelve.server.model.Condition;
import emberdelve.server.model.FightPart;
import emberdelve.server.model.Named;
import emberdelve.server.model.Pile;
import emberdelve.server.model.WorldEvent;

import java.util.List;
import java.util.Optional;

/** Events of items, abilities and their effects. */
public sealed interface EffectEvent extends WorldEvent {
    Named actor();

    @Override
    default Audibility audibility() {
        return Audibility.SIGHT;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    @Override
    default FightPart fightPart() {
        return FightPart.SOME;
    }

    /**
     * @param verb what the actor does, third person: {@code drinks}
     */
    record Used(Named actor, String verb, Pile pile) implements EffectEvent {}

    /** An item was used on another actor. */
    record Shared(Named actor, Named receiver, Pile pile) implements EffectEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor, receiver);
        }
    }

    record Healed(Named actor, int amount) implements EffectEvent {}

    /** The healing of one target by another actor's ability: the receiver reads who did it. */
    record Mended(Named actor, Named receiver, int amount) implements EffectEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor, receiver);
        }
    }

    /**
     * @param source what hurts: {@code scroll of lightning bolt}
     * @param verb what the source does, third person: {@code strikes}
     * @param condition the actor's new condition; empty if it has not changed
     */
    record Harmed(
            Named actor, String source, String verb, int amount, Optional<Condition> condition)
            implements EffectEvent {
        @Override
        public FightPart fightPart() {
            return FightPart.BEGINNING;
        }
    }

    /** The people for whom an ability is. */
    enum Reach {
        ONE,
        GROUP,
        /** An ability for everybody around. */
        AROUND;

        static Reach of(Selector selector) {
            return switch (selector) {
                case Selector.Group _ -> GROUP;
                case Selector.AroundSelf _, Selector.AroundSelected _ -> AROUND;
                case Selector.Self _,
                        Selector.Closest _,
                        Selector.Selected _,
                        Selector.SelfOrSelected _ ->
                        ONE;
            };
        }
    }

    /**
     * An ability was used.
     *
     * @param verb what the actor does, third person: {@code lays hands}
     */
    record Did(Named actor, String verb, Reach reach) implements EffectEvent {}

    /**
     * A trap or a worn thing's trigger went off; {@code actor} caused it.
     *
     * @param worn the occasion that set off a thing that the actor wears; empty for a trap
     */
    record WentOff(Named actor, String source, Optional<Trigger.When> worn)
            implements EffectEvent {}

    /** A passing mind came over the actor. */
    record Beset(Named actor, PassingMind mind, int turns) implements EffectEvent {}

    /** {@code actor} is immune to that mind, as the reader has just learned. */
    record Resisted(Named actor, PassingMind mind) implements EffectEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }
    }

    /** {@code actor} does not do what it was about to do. */
    record Interrupted(Named actor) implements EffectEvent {}

    /** {@code actor} goes on with what it was about to do, until {@code more} interrupt it. */
    record Shaken(Named actor, int more) implements EffectEvent {}

    /** {@code actor} fights the taunter from now on. */
    record Taunted(Named actor, Named taunter) implements EffectEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor, taunter);
        }
    }

    /** A status effect began. {@code what}: its name, {@code hasted}. */
    record Befell(Named actor, String what) implements EffectEvent {}

    /** The status effect {@code what} ended. */
    record Passed(Named actor, String what) implements EffectEvent {}

    /**
     * A status effect hurts the actor.
     *
     * @param what the status effect: {@code poisoned}
     * @param verb what the status effect does, third person: {@code burns}
     */
    record Wasted(Named actor, String what, String verb, int amount) implements EffectEvent {}

    /** The confused actor stands still. */
    record Dazed(Named actor) implements EffectEvent {}

    /** The confused actor staggers about. */
    record Staggered(Named actor) implements EffectEvent {}
}
