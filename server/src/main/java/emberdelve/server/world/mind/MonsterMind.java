package emberdelve.server.world.mind;

import emberdelve.config.content.Direction;
import emberdelve.config.content.MonsterType;
import emberdelve.server.world.Room;
import emberdelve.server.world.action.Action;
import emberdelve.server.world.action.Attack;
import emberdelve.server.world.action.Flee;
import emberdelve.server.world.action.Rest;
import emberdelve.server.world.action.Turn;
import emberdelve.server.world.action.Walk;
import emberdelve.server.world.actor.Actor;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A monster's own mind: first its skin, then its fight, then what its type is like. */
public final class MonsterMind implements Mind {
    /** A wanderer moves in one turn of this many, so that rooms do not feel like corridors. */
    private static final int WANDERS_ONE_TURN_IN = 6;

    private final MonsterType type;
    private @Nullable Room alarmedAt;

    public MonsterMind(MonsterType type) {
        this.type = type;
    }

    /** One of its kind called from there; it will go and look. */
    public void alarm(Room room) {
        alarmedAt = room;
    }

    @Override
    public Action decide(Turn turn) {
        var self = turn.self();
        var fray = self.fray();
        if (fray.isFighting() && isTooHurt(self) && !turn.waysToFlee().isEmpty()) return new Flee();
        if (fray.opponent().isPresent()) return new Attack(fray.opponent().get());

        var enemy = isAggressive() ? turn.enemyHere() : Optional.<Actor>empty();
        if (enemy.isPresent()) return new Attack(enemy.get());
        return towardsAlarm(turn).orElseGet(() -> byNature(turn));
    }

    private Optional<Action> towardsAlarm(Turn turn) {
        var goal = alarmedAt;
        if (goal == null || turn.self().holdsAny()) return Optional.empty();

        var step = turn.sight().firstStep(turn.room(), goal, turn.self().stats().vision());
        if (step.isEmpty()) alarmedAt = null;
        return step.map(Walk::new);
    }

    private Action byNature(Turn turn) {
        return switch (type.mind()) {
            case IDLE, GUARD -> Rest.REST;
            case WANDER -> wander(turn);
            case HUNT -> hunt(turn);
        };
    }

    private static Action wander(Turn turn) {
        if (turn.random().nextInt(WANDERS_ONE_TURN_IN) != 0) return Rest.REST;
        var ways = turn.openWays().stream()
                .filter(way -> way.to().zone() == turn.room().zone())
                .toList();
        if (ways.isEmpty()) return Rest.REST;
        return new Walk(ways.get(turn.random().nextInt(ways.size())).direction());
    }

    private static Action hunt(Turn turn) {
        Optional<Direction> trail = turn.sight().nearestEnemy(turn.self());
        return trail.<Action>map(Walk::new).orElseGet(() -> wander(turn));
    }

    private boolean isAggressive() {
        return type.mind() != MonsterType.MindType.IDLE;
    }

    private boolean isTooHurt(Actor self) {
        return self.hp() * 100L < (long) type.fleesBelowPercent() * self.stats().hp();
    }
}
