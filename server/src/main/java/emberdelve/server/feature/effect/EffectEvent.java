package emberdelve.server.feature.effect;

import emberdelve.config.content.Effect.PassingMind;
import emberdelve.server.model.Audibility;
import emberdelve.server.model.Condition;
import emberdelve.server.model.FightPart;
import emberdelve.server.model.Named;
import emberdelve.server.model.Pile;
import emberdelve.server.model.WorldEvent;

import java.util.List;
import java.util.Optional;

/** Items at work. */
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
     * @param verb third person: {@code drinks}
     */
    record Used(Named actor, String verb, Pile pile) implements EffectEvent {}

    /** Something that is shared was used on another. */
    record Shared(Named actor, Named receiver, Pile pile) implements EffectEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor, receiver);
        }
    }

    record Healed(Named actor, int amount) implements EffectEvent {}

    /**
     * @param source what hurts: {@code scroll of lightning bolt}
     * @param verb third person: {@code strikes}
     * @param condition how it looks afterwards; empty when as before
     */
    record Harmed(
            Named actor, String source, String verb, int amount, Optional<Condition> condition)
            implements EffectEvent {
        @Override
        public FightPart fightPart() {
            return FightPart.BEGINNING;
        }
    }

    /**
     * An ability was used.
     *
     * @param verb third person: {@code lays hands}
     */
    record Did(Named actor, String verb) implements EffectEvent {}

    /**
     * Something went off by itself; {@code actor} caused it.
     *
     * @param trap whether it was a trap of the room; else it came with a blow of the actor's
     */
    record WentOff(Named actor, String source, boolean trap) implements EffectEvent {}

    /** Another mind came over it. */
    record Beset(Named actor, PassingMind mind, int turns) implements EffectEvent {}

    /** That mind never comes over {@code actor}, as the reader has just found out. */
    record Resisted(Named actor, PassingMind mind) implements EffectEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }
    }

    /** {@code what} it is for a while: {@code hasted}. */
    record Befell(Named actor, String what) implements EffectEvent {}

    /** It is {@code what} no longer. */
    record Passed(Named actor, String what) implements EffectEvent {}

    /**
     * What has befallen it hurts it.
     *
     * @param what it is: {@code poisoned}
     * @param verb third person: {@code burns}
     */
    record Wasted(Named actor, String what, String verb, int amount) implements EffectEvent {}

    /** Confused, it stands still. */
    record Dazed(Named actor) implements EffectEvent {}

    /** Confused, it staggers about. */
    record Staggered(Named actor) implements EffectEvent {}
}
