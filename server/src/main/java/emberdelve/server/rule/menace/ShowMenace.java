package emberdelve.server.rule.menace;

import emberdelve.config.content.Effect;
import emberdelve.config.content.Menace;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Alike;
import emberdelve.server.model.CombatState.Looming;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Named;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.effect.Targeting;
import emberdelve.server.rule.fight.Sides;

import java.util.Optional;

/** The sign of what the monster is about to do to its opponent, or to everybody around. */
public record ShowMenace(Menace menace) implements Action {
    /** A monster shows a menace that is ready in one turn of this many. */
    private static final int ONE_TURN_IN = 3;

    /** The showing of the monster's first menace that is ready, by chance; empty in most turns. */
    public static Optional<Action> byChance(Turn turn) {
        for (var menace : turn.self().nature().menaces()) {
            if (isReady(turn, menace))
                return turn.random().nextInt(ONE_TURN_IN) == 0
                        ? Optional.of(new ShowMenace(menace))
                        : Optional.empty();
        }
        return Optional.empty();
    }

    private static boolean isReady(Turn turn, Menace menace) {
        var self = turn.self();
        return self.hp() * 100L < (long) menace.below() * self.stats().hp()
                && (menace.band().against() == 1 || enemies(turn) >= menace.band().against())
                && self.effects().readyAgain(menace.id()) <= turn.part(World.class).now()
                && (!menace.isForItsOwn() || isOfUse(turn, menace));
    }

    /**
     * Whether a menace for the monster's own side is of use: somebody of that side is here, and is
     * hurt if the menace only heals.
     */
    private static boolean isOfUse(Turn turn, Menace menace) {
        var heals = menace.effects().stream().allMatch(Effect.Heal.class::isInstance);
        return turn.part(Targeting.class).candidates(turn.self(), menace.selector()).stream()
                .filter(each -> each.room() == turn.room())
                .anyMatch(each -> !heals || each.hp() < each.stats().hp());
    }

    /** The number of those who stand against it: those whom it fights, or who fight it. */
    private static long enemies(Turn turn) {
        var self = turn.self();
        return turn.room().actors().stream()
                .filter(each -> each.combat().isFighting(self) || self.combat().isFighting(each))
                .filter(each -> turn.part(Sides.class).mayHarm(self, each))
                .count();
    }

    @Override
    public Outcome perform(Turn turn) {
        var self = turn.self();
        var opponent = self.combat().opponent().filter(Actor::isPresent);
        if (opponent.isEmpty()) return new Outcome.Done(Effort.REST);

        var world = turn.part(World.class);
        var lead = world.ticks(world.rules().fighting().menaceLead());
        var tick = turn.room().zone().now() + lead;
        othersWait(turn, world.now() + lead + world.ticks(world.rules().fighting().menaceRest()));
        self.combat().loom(new Looming(menace, opponent.get(), tick));
        self.effects().recover(menace.id(), world.now() + world.ticks(menace.recovers()));
        turn.emit(shown(turn, opponent.get()));
        return new Outcome.Done(Effort.REST);
    }

    private MenaceEvent shown(Turn turn, Actor opponent) {
        var self = turn.self();
        var sides = turn.part(Sides.class);
        var enemies =
                turn.room().actors().stream()
                        .filter(each -> each == self || sides.mayHarm(opponent, each))
                        .toList();
        var number = Alike.number(self, enemies);
        if (menace.band().seizes())
            return new MenaceEvent.Seized(self.named(), number, opponent.named(), menace);
        var target = menace.isForOne() ? Optional.of(opponent.named()) : Optional.<Named>empty();
        return new MenaceEvent.Shown(self.named(), number, menace, target);
    }

    /**
     * Makes the others of its side wait with their menaces until that tick: a pack would otherwise
     * leave its prey turns only for answers (docs/rules.md R13.10).
     */
    private static void othersWait(Turn turn, long untilTick) {
        var self = turn.self();
        var sides = turn.part(Sides.class);
        for (var other : turn.room().actors()) {
            if (other == self || sides.mayHarm(self, other)) continue;
            for (var menace : other.nature().menaces())
                if (other.effects().readyAgain(menace.id()) < untilTick)
                    other.effects().recover(menace.id(), untilTick);
        }
    }
}
