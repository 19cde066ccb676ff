package emberdelve.server.game;

import emberdelve.server.model.ActorId;
import emberdelve.server.model.Detail;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.effect.EffectEvent;
import emberdelve.server.rule.fight.AttackResult;
import emberdelve.server.rule.fight.FightEvent;
import emberdelve.server.rule.menace.MenaceEvent;

import java.util.Set;

/** The rule for how a reader is told an event of a fight: at once, in the sums, or not at all. */
enum TellingRule {
    /** The reader is told at once. */
    TOLD,
    /** The event is counted in the sums of a round, or in those of some seconds. */
    COUNTED,
    /** The reader is not told. */
    PASSED_OVER;

    /**
     * The reader of a fight.
     *
     * @param friends the reader's group, the reader included
     * @param far whether the event happened in another room
     * @param acted whether the reader has just done something of which the event can be a result
     * @param shared whether a companion has just done something for all of the group
     * @param failing whether the reader has few hit points left
     * @param spared whether the reader listens, and the menace is meant for somebody else
     */
    record Hearer(
            ActorId self,
            Set<ActorId> friends,
            boolean far,
            boolean acted,
            boolean shared,
            boolean failing,
            boolean spared) {
        private boolean isSelf(Named actor) {
            return actor.id().equals(self);
        }

        private boolean isFriend(Named actor) {
            return friends.contains(actor.id());
        }

        private boolean isConcerned(WorldEvent event) {
            return event.actors().stream().anyMatch(this::isSelf);
        }
    }

    /** The rule for the event, by the reader's choice of detail, and by who took part. */
    static TellingRule to(WorldEvent event, Detail detail, Hearer hearer) {
        if (detail == Detail.GIST) return gist(event, hearer);
        return switch (event) {
            case FightEvent.Blow blow -> to(blow, detail, hearer);
            // A reader of every blow has read the one that the event warns of.
            case FightEvent.Failing _ -> detail == Detail.FULL ? PASSED_OVER : TOLD;
            default -> TOLD;
        };
    }

    private static TellingRule to(FightEvent.Blow blow, Detail detail, Hearer hearer) {
        return switch (detail) {
            case FULL -> TOLD;
            case BRIEF -> told(brief(blow, hearer));
            case SUMMARY, GIST ->
                    !hearer.far() && blow.actors().stream().anyMatch(hearer::isFriend)
                            ? COUNTED
                            : PASSED_OVER;
        };
    }

    private static boolean brief(FightEvent.Blow blow, Hearer hearer) {
        if (hearer.isConcerned(blow)) return true;
        return !hearer.far()
                && blow.actors().stream().anyMatch(hearer::isFriend)
                && blow.result() instanceof AttackResult.Wounded;
    }

    /**
     * The rule for the gist: what others do and suffer is counted, or is told if it may change what
     * the reader does next.
     */
    private static TellingRule gist(WorldEvent event, Hearer hearer) {
        return switch (event) {
            case FightEvent.Blow blow -> gist(blow, hearer);
            case FightEvent.Parted parted -> told(hearer.isConcerned(parted));
            case EffectEvent effect -> gist(effect, hearer);
            case MenaceEvent menace -> gist(menace, hearer);
            default -> TOLD;
        };
    }

    private static TellingRule gist(FightEvent.Blow blow, Hearer hearer) {
        if (hearer.far()) return PASSED_OVER;
        var wounds = blow.result() instanceof AttackResult.Wounded;
        return hearer.failing() && wounds && hearer.isSelf(blow.target()) ? TOLD : COUNTED;
    }

    private static TellingRule gist(EffectEvent effect, Hearer hearer) {
        if (effect instanceof EffectEvent.Wasted && !hearer.far()) return COUNTED;
        // The name of an ability says already what befalls those for whom it is.
        if (effect instanceof EffectEvent.Befell(var who, _)
                && hearer.isSelf(who)
                && (hearer.acted() || hearer.shared())) return PASSED_OVER;
        if (hearer.far() || hearer.acted() || hearer.isConcerned(effect)) return TOLD;
        return switch (effect) {
            case EffectEvent.Harmed _, EffectEvent.Wasted _ -> COUNTED;
            case EffectEvent.Did(var actor, _, var reach) ->
                    told(reach == EffectEvent.Reach.GROUP && hearer.isFriend(actor));
            case EffectEvent.Used(var actor, _, _) -> told(!hearer.isFriend(actor));
            case EffectEvent.WentOff(_, _, var worn) -> told(worn.isEmpty());
            case EffectEvent.Interrupted _,
                    EffectEvent.Shaken _,
                    EffectEvent.Beset _,
                    EffectEvent.Resisted _ ->
                    TOLD;
            case EffectEvent.Shared _,
                    EffectEvent.Healed _,
                    EffectEvent.Mended _,
                    EffectEvent.Taunted _,
                    EffectEvent.Befell _,
                    EffectEvent.Passed _,
                    EffectEvent.Dazed _,
                    EffectEvent.Staggered _ ->
                    PASSED_OVER;
        };
    }

    private static TellingRule gist(MenaceEvent menace, Hearer hearer) {
        return switch (menace) {
            case MenaceEvent.Carried _, MenaceEvent.Missed _ -> told(!hearer.spared());
            case MenaceEvent.Shown _,
                    MenaceEvent.Threatened _,
                    MenaceEvent.Seized _,
                    MenaceEvent.Wanting _,
                    MenaceEvent.Held _,
                    MenaceEvent.SteppedIn _ ->
                    TOLD;
            case MenaceEvent.Stood _, MenaceEvent.Dodged _, MenaceEvent.Withstood _ ->
                    told(hearer.isConcerned(menace));
        };
    }

    private static TellingRule told(boolean whether) {
        return whether ? TOLD : PASSED_OVER;
    }
}
