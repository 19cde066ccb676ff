package emberdelve.server.game;

import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.effect.EffectEvent;
import emberdelve.server.rule.fight.DeathEvent;
import emberdelve.server.rule.fight.FightEvent;
import emberdelve.server.rule.level.LevelEvent;
import emberdelve.server.rule.menace.MenaceEvent;

/** The kinds of events that the telling of a fight treats alike. */
final class FightKinds {
    private FightKinds() {}

    static boolean isOfFight(WorldEvent event) {
        return event instanceof FightEvent
                || event instanceof EffectEvent
                || event instanceof MoveEvent.Arrived
                || event instanceof LevelEvent.GainedXp
                || event instanceof MenaceEvent;
    }

    /** Whether the event is a result of blows, to be told after their sums. */
    static boolean isOutcome(WorldEvent event) {
        return switch (event) {
            case FightEvent.Died _,
                    DeathEvent.Perished _,
                    DeathEvent.Fell _,
                    MoveEvent.Fled _,
                    MoveEvent.Arrived _,
                    MoveEvent.ArrivedTogether _ ->
                    true;
            default -> false;
        };
    }

    /** Whether the event is a warning, to be told after the wounds that it warns of. */
    static boolean isWarning(WorldEvent event) {
        return event instanceof FightEvent.Failing || event instanceof FightEvent.Weakened;
    }
}
