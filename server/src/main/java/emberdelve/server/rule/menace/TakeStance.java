package emberdelve.server.rule.menace;

import emberdelve.config.content.Menace.Answer;
import emberdelve.config.content.Trait.Drawback;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Action;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Stance;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.fight.Sides;

/**
 * The deed of standing firm or making ready to dodge; it takes a turn, and makes sense only in a
 * fight.
 */
public record TakeStance(Stance stance) implements Action {
    @Override
    public Outcome perform(Turn turn) {
        var self = turn.self();
        if (!isInFight(turn)) return new Outcome.Refused("stance.no-fight");
        if (stance == Stance.READY_TO_DODGE && self.gear().has(Drawback.NO_DODGING))
            return new Outcome.Refused("stance.too-stiff");

        var world = turn.part(World.class);
        var now = turn.room().zone().now();
        var lasts = world.ticks(world.rules().fighting().stanceLasts());
        if (self.combat().stance(now + lasts / 2).filter(stance::equals).isPresent())
            return new Outcome.Refused(
                    stance == Stance.BRACED ? "stance.braced-yet" : "stance.ready-yet");
        self.combat().take(stance, now + lasts);
        turn.emit(new MenaceEvent.Stood(self.named(), stance));
        if (stance == Stance.BRACED) tellWanted(turn);
        return new Outcome.Done(Effort.USE);
    }

    /**
     * Tells how many more actors must brace against a menace that several must withstand together.
     */
    private static void tellWanted(Turn turn) {
        for (var enemy : turn.room().actors()) {
            var looming = enemy.combat().looming();
            if (looming.isEmpty()) continue;
            var menace = looming.get().menace();
            var more = menace.band().together() - braced(turn);
            if (menace.answers().contains(Answer.BRACE) && more > 0)
                turn.emit(new MenaceEvent.Wanting(enemy.named(), Math.toIntExact(more)));
        }
    }

    /** The number of those who stand firm in the room. */
    static long braced(Turn turn) {
        var now = turn.room().zone().now();
        return turn.room().actors().stream()
                .filter(each -> each.combat().stance(now).filter(Stance.BRACED::equals).isPresent())
                .count();
    }

    /**
     * Whether the actor or an enemy here is in a fight; an enemy's menace may touch everybody
     * around.
     */
    private static boolean isInFight(Turn turn) {
        var self = turn.self();
        var sides = turn.part(Sides.class);
        return self.combat().isFighting()
                || turn.room().actors().stream()
                        .anyMatch(
                                other -> other.combat().isFighting() && sides.mayHarm(other, self));
    }
}
