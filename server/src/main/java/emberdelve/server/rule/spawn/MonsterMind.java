package emberdelve.server.rule.spawn;

import emberdelve.config.content.MonsterType;
import emberdelve.server.kernel.Sight;
import emberdelve.server.kernel.Weather;
import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Burden;
import emberdelve.server.model.Mind;
import emberdelve.server.model.Rest;
import emberdelve.server.model.Room;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.fight.Attack;
import emberdelve.server.rule.fight.Sides;
import emberdelve.server.rule.item.Take;
import emberdelve.server.rule.menace.CarryOut;
import emberdelve.server.rule.menace.ShowMenace;
import emberdelve.server.rule.move.Flee;
import emberdelve.server.rule.move.Walk;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Optional;

/** A monster's own mind: its safety comes first, then its fight, then the habits of its type. */
public final class MonsterMind implements Mind {
    /** A wanderer moves in one turn of this many, so that rooms do not feel like corridors. */
    private static final int WANDERS_ONE_TURN_IN = 6;

    /** A monster uses an item in one turn of this many, so that it mostly strikes. */
    private static final int USES_ONE_TURN_IN = 3;

    private MonsterType type;

    /** The room where the monster last saw an enemy, or was called to; the monster goes there. */
    private @Nullable Room lead;

    /** A monster flees only once: it fights its next fight to the end. */
    private boolean hasFled;

    /** The rooms that it walks round and round; empty for most. */
    private List<Room> rounds = List.of();

    /** The ticks that the monster spends in each room of its rounds. */
    private long roundsEvery = 1;

    public MonsterMind(MonsterType type) {
        this.type = type;
    }

    /**
     * Makes the monster walk these rooms round and round, {@code every} ticks in each; without
     * rooms it walks no rounds.
     */
    void walk(List<Room> rooms, long every) {
        rounds = List.copyOf(rooms);
        roundsEvery = Math.max(1, every);
    }

    /** Takes over what new content says of the monster's type. */
    void become(MonsterType now) {
        type = now;
    }

    /** Makes the monster go to that room. */
    @Override
    public void alarm(Room from) {
        lead = from;
    }

    @Override
    public Action decide(Turn turn) {
        var self = turn.self();
        var combat = self.combat();
        if (combat.looming().isPresent()) return new CarryOut(combat.looming().get());
        var remedy =
                isHurt(self) && type.habits().usesItems()
                        ? MonsterItemUse.healing(turn)
                        : Optional.<Action>empty();
        if (remedy.isPresent()) return remedy.get();
        if (turn.part(Thieves.class).runs(self)) return new RunOff();
        if (wantsToFlee(self) && !turn.waysToFlee().isEmpty()) {
            hasFled = true;
            return new Flee();
        }
        if (combat.opponent().isPresent()) return strike(turn, combat.opponent().get());

        if (turn.part(Weather.class).isTime(type.habits().sleeps())) return Rest.REST;
        var enemy =
                isAggressive()
                        ? turn.part(Sides.class).enemyHere(turn.self())
                        : Optional.<Actor>empty();
        if (enemy.isPresent()) return new Attack(enemy.get());
        if (type.mind() == MonsterType.MindType.HUNT) look(turn);
        return follow(turn).or(() -> pickUp(turn)).orElseGet(() -> byNature(turn));
    }

    private Action strike(Turn turn, Actor opponent) {
        var menace = ShowMenace.byChance(turn);
        if (menace.isPresent()) return menace.get();
        var uses = type.habits().usesItems() && turn.random().nextInt(USES_ONE_TURN_IN) == 0;
        return uses
                ? MonsterItemUse.attack(turn).orElse(new Attack(opponent))
                : new Attack(opponent);
    }

    private void look(Turn turn) {
        turn.part(Sight.class).nearestEnemy(turn.self()).ifPresent(room -> lead = room);
    }

    private Optional<Action> follow(Turn turn) {
        var goal = lead;
        if (goal == null || turn.self().holdsAny()) return Optional.empty();

        var reach = Math.max(turn.self().stats().vision(), 1);
        var step = turn.part(Sight.class).firstStep(turn.room(), goal, reach);
        if (step.isEmpty()) lead = null;
        return step.map(Walk::new);
    }

    private Optional<Action> pickUp(Turn turn) {
        var floor = turn.room().floor().items();
        if (!type.habits().picksUp()
                || floor.isEmpty()
                || !turn.part(Burden.class).canCarry(turn.self(), floor.getFirst()))
            return Optional.empty();
        return Optional.of(new Take(List.of(floor.getFirst())));
    }

    private Action byNature(Turn turn) {
        if (!rounds.isEmpty()) return MakeRounds.by(turn, rounds, roundsEvery).orElse(Rest.REST);
        return switch (type.mind()) {
            case IDLE, GUARD -> Rest.REST;
            case HUNT, WANDER -> wander(turn);
        };
    }

    private static Action wander(Turn turn) {
        if (turn.random().nextInt(WANDERS_ONE_TURN_IN) != 0) return Rest.REST;
        var ways =
                turn.openWays().stream()
                        .filter(way -> way.to().zone() == turn.room().zone())
                        .toList();
        if (ways.isEmpty()) return Rest.REST;
        return new Walk(ways.get(turn.random().nextInt(ways.size())).direction());
    }

    private boolean isAggressive() {
        return type.mind() != MonsterType.MindType.IDLE;
    }

    private static boolean isHurt(Actor self) {
        return self.hp() * 2L < self.stats().hp();
    }

    private boolean wantsToFlee(Actor self) {
        return !hasFled && self.combat().isFighting() && isTooHurt(self);
    }

    private boolean isTooHurt(Actor self) {
        return self.hp() * 100L < (long) type.fleesBelowPercent() * self.stats().hp();
    }
}
