package emberdelve.server.world;

import emberdelve.server.world.action.Action;
import emberdelve.server.world.action.Effort;
import emberdelve.server.world.action.Outcome;
import emberdelve.server.world.action.Turn;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.event.Magic;
import emberdelve.server.world.mind.Order;
import emberdelve.server.world.mind.PlayerMind;
import emberdelve.server.world.schedule.Contender;
import emberdelve.server.world.schedule.Weight;
import java.util.HashMap;
import java.util.Map;

/**
 * Who may act now, what it costs, and when they may again (GAME section 1). Monsters are always in
 * the queue; a player's character only while it fights, waits or is not itself. Thread: world.
 */
public final class Turns {
    /** "This is really that", at most so often in one turn. */
    private static final int INSTEADS_MAX = 4;

    private final World world;
    private final Map<Actor, Long> readyTicks = new HashMap<>();

    Turns(World world) {
        this.world = world;
    }

    /** A newcomer's first turn comes one full speed after it appears. */
    void joined(Actor actor) {
        actor.room().zone().gameTurn().joined(actor);
        startAfresh(actor);
    }

    void left(Actor actor) {
        actor.room().zone().scheduler().cancel(actor);
        actor.room().zone().gameTurn().left(actor);
    }

    void forget(Actor actor) {
        readyTicks.remove(actor);
    }

    /** As if it had just appeared. */
    public void startAfresh(Actor actor) {
        readyTicks.put(actor, world.now() + actor.speed());
        arrange(actor);
    }

    /** The tick from which the actor may do something that takes time. */
    public long readyTick(Actor actor) {
        return readyTicks.getOrDefault(actor, world.now());
    }

    public boolean isReady(Actor actor) {
        return world.now() >= readyTick(actor);
    }

    /** Whoever is due acts, zone by zone. */
    void take() {
        for (var zone : world.zones()) {
            zone.scheduler().run(world.now(), this::takeTurn);
            zone.gameTurn().tickEnded();
        }
    }

    /** Runs what the actor's player ordered, as far as time allows; then it waits or rests. */
    public void serve(Actor actor) {
        runOrders(actor);
        if (actor.isPresent()) arrange(actor);
    }

    /** Puts the actor into the queue if it waits for a turn, and takes it out if it does not. */
    public void arrange(Actor actor) {
        if (!actor.isPresent()) return;
        var scheduler = actor.room().zone().scheduler();
        if (waitsForTurn(actor))
            scheduler.schedule(actor, Math.max(readyTick(actor), world.now() + 1));
        else scheduler.cancel(actor);
    }

    /** Lets the actor pay for a deed. */
    public void spend(Actor actor, Effort effort) {
        if (effort == Effort.NONE) return;
        var weight = effort.weight(world.rules().weights());
        readyTicks.put(actor, world.now() + Weight.costTicks(actor.speed(), weight));
        if (actor.isPresent()) arrange(actor);
    }

    private void takeTurn(Contender contender) {
        // The one cast: the queue knows contenders so that it can be tested without a world.
        var actor = (Actor) contender;
        if (!actor.isPresent()) return;

        var zone = actor.room().zone();
        world.guard().run(actor, () -> act(actor));
        zone.gameTurn().acted(actor);
        if (!actor.isPresent()) return;
        if (isReady(actor) && !(actor.minds().own() instanceof PlayerMind))
            spend(actor, Effort.REST);
        arrange(actor);
    }

    private void act(Actor actor) {
        if (actor.minds().isOverridden()) {
            actOnImpulse(actor);
            return;
        }
        runOrders(actor);
        if (!actor.isPresent() || !isReady(actor)) return;
        if (actor.isCharacter() && !actor.fray().isFighting()) return;

        var turn = new Turn(world, actor);
        spendOn(actor, turn, actor.minds().own().decide(turn));
    }

    private void actOnImpulse(Actor actor) {
        var turn = new Turn(world, actor);
        spendOn(actor, turn, actor.minds().driving().decide(turn));
        if (!actor.isPresent()) return;
        if (isReady(actor)) spend(actor, Effort.REST);
        if (actor.minds().countTurn())
            world.emit(actor.room(), new Magic.CameToSenses(actor.named()));
    }

    private void spendOn(Actor actor, Turn turn, Action action) {
        switch (perform(turn, action)) {
            case Outcome.Done(var effort) -> spend(actor, effort);
            // What nobody can do costs a full turn here, or the actor would try for ever.
            case Outcome.Refused _ -> {
                actor.fray().end();
                spend(actor, Effort.REST);
            }
            case Outcome.Instead _ -> throw new IllegalStateException("not followed: " + action);
        }
    }

    /** Performs an action and all that it really was; {@code Done} or {@code Refused}. */
    public Outcome perform(Turn turn, Action action) {
        var outcome = action.perform(turn);
        for (var i = 0; i < INSTEADS_MAX; i++) {
            if (!(outcome instanceof Outcome.Instead(var really))) return outcome;
            outcome = really.perform(turn);
        }
        throw new IllegalStateException(action + " is really something else too often");
    }

    private void runOrders(Actor actor) {
        if (!(actor.minds().own() instanceof PlayerMind mind)) return;
        for (var next = mind.next(); next.isPresent(); next = mind.next()) {
            var order = next.get();
            if (order.takesTime() && !mayOrder(actor)) return;

            mind.removeNext();
            world.guard().run(actor, () -> carryOut(actor, order));
            if (!actor.isPresent()) return;
        }
    }

    private void carryOut(Actor actor, Order order) {
        var outcome = order.carryOut(new Turn(world, actor));
        if (outcome instanceof Outcome.Done(var effort)) spend(actor, effort);
    }

    private boolean mayOrder(Actor actor) {
        return isReady(actor) && !actor.minds().isOverridden();
    }

    private static boolean waitsForTurn(Actor actor) {
        if (!(actor.minds().own() instanceof PlayerMind mind)) return true;
        return actor.fray().isFighting() || mind.hasOrders() || actor.minds().isOverridden();
    }
}
