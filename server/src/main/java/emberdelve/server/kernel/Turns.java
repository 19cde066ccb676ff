package emberdelve.server.kernel;

import emberdelve.config.content.Rules;
import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Order;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.PlayerMind;
import emberdelve.server.model.Turn;
import emberdelve.server.model.Zone;
import emberdelve.server.schedule.Hold;
import emberdelve.server.schedule.Weight;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The turns of actors: who may act now, what an action costs, and when the actor may act again
 * (docs/rules.md R1). Monsters are always in the queue; a player's character only while it fights,
 * waits, or is driven by a passing mind. Thread: world.
 */
public final class Turns {
    /** The most times that one turn may replace its action with {@link Outcome.Instead}. */
    private static final int INSTEADS_MAX = 4;

    private final WorldClock clock;
    private final Supplier<Rules> rules;
    private final Guard guard;
    private final EventDelivery delivery;
    private final Function<Actor, Turn> turns;

    /** Turns in a row that a player missed because the timer ran out. */
    private final Map<Actor, Integer> missed = new HashMap<>();

    /**
     * @param turns makes the turn of an actor: what it can do now
     */
    Turns(
            WorldClock clock,
            Supplier<Rules> rules,
            Guard guard,
            EventDelivery delivery,
            Function<Actor, Turn> turns) {
        this.clock = clock;
        this.rules = rules;
        this.guard = guard;
        this.delivery = delivery;
        this.turns = turns;
    }

    /** Lets a newcomer wait as long as a whole turn takes before its first turn. */
    void joined(Actor actor) {
        startAfresh(actor);
    }

    void left(Actor actor) {
        actor.room().zone().scheduler().cancel(actor);
    }

    void forget(Actor actor) {
        missed.remove(actor);
    }

    /** Lets the actor wait as long as a whole turn takes, as if it had just appeared. */
    public void startAfresh(Actor actor) {
        actor.appointment().readyAt(now(actor) + actor.speed());
        arrange(actor);
    }

    /** The tick of its zone from which the actor may do something that takes time. */
    public long readyTick(Actor actor) {
        return actor.appointment().readyTick();
    }

    public boolean isReady(Actor actor) {
        return now(actor) >= readyTick(actor);
    }

    /** Lets the zone's due actors act; a turn-based zone stops at a player who has not decided. */
    void take(Zone zone) {
        // The one cast: the queue knows contenders so that it can be tested without a world.
        zone.scheduler().run(zone.now(), contender -> due(zone, (Actor) contender));
        if (zone.hold().isEmpty()) zone.gameTurn().tickEnded();
    }

    private void due(Zone zone, Actor actor) {
        var hold = zone.hold();
        if (hold.isEmpty() && !isWaitedFor(actor)) {
            takeTurn(actor);
            return;
        }
        hold.add(actor);
        if (hold.first() == actor) waitFor(actor);
    }

    private void waitFor(Actor actor) {
        actor.room().zone().hold().startTimer(clock.now());
        delivery.tell(actor, new TurnEvent.MayAct(actor.named()));
    }

    /** Lets the actors act that were held back; answers whether the zone's time may go on. */
    boolean resume(Zone zone) {
        var hold = zone.hold();
        if (hold.isEmpty()) return true;

        while (!hold.isEmpty()) {
            var actor = hold.first();
            if (isHeldStill(actor, zone) && isWaitedFor(actor) && !isTimeUp(actor, hold))
                return false;
            hold.removeFirst();
            if (isHeldStill(actor, zone)) takeTurn(actor);
            if (!hold.isEmpty() && isWaitedFor(hold.first())) waitFor(hold.first());
        }
        zone.gameTurn().tickEnded();
        return true;
    }

    /** Whether the actor is still held: it has neither acted, been struck out of turn, nor left. */
    private static boolean isHeldStill(Actor actor, Zone zone) {
        return actor.isPresent() && actor.room().zone() == zone && !actor.appointment().isWaiting();
    }

    private boolean isTimeUp(Actor actor, Hold<Actor> hold) {
        var timer = clock.ticks(rules.get().pacing().turnTimer());
        if (hold.waitedTicks(clock.now()) < timer) return false;
        missed.merge(actor, 1, Integer::sum);
        return true;
    }

    /** Whether the zone's time stops for this actor: its player is due and has not decided. */
    private boolean isWaitedFor(Actor actor) {
        return actor.isPresent()
                && actor.room().zone().isTurnBased()
                && actor.minds().own() instanceof PlayerMind mind
                && !actor.minds().isOverridden()
                && !mind.hasOrders()
                && !actor.isLed()
                && missed.getOrDefault(actor, 0) < rules.get().pacing().missedTurns();
    }

    /** Runs the orders of the actor's player, as far as time allows; then it waits or rests. */
    public void serve(Actor actor) {
        missed.remove(actor);
        runOrders(actor);
        if (!actor.isPresent()) return;
        arrange(actor);
        resume(actor.room().zone());
    }

    /** Changes the actor's speed, and lengthens or shortens its current wait to match. */
    public void changeSpeed(Actor actor, Runnable change) {
        var before = actor.speed();
        var left = readyTick(actor) - now(actor);
        change.run();
        if (actor.speed() == before || left <= 0) return;
        var remaining = Weight.remainingTicks(left, before, actor.speed());
        actor.appointment().readyAt(now(actor) + remaining);
        arrange(actor);
    }

    /** Puts the actor's turn off by the ticks for which its zone slept. */
    void shift(Actor actor, long ticks) {
        shiftReady(actor, ticks);
        arrange(actor);
    }

    void shiftReady(Actor actor, long ticks) {
        actor.appointment().readyAt(readyTick(actor) + ticks);
    }

    private static long now(Actor actor) {
        return actor.room().zone().now();
    }

    /** Puts the actor into the queue if it waits for a turn, and takes it out if it does not. */
    public void arrange(Actor actor) {
        if (!actor.isPresent()) return;
        var zone = actor.room().zone();
        // An actor whose turn is in this tick keeps it, whatever else happens in the tick: putting
        // the turn off because an opponent died would make equal speeds unequal.
        if (isReady(actor) && (zone.hold().holds(actor) || isCalled(actor))) return;
        var scheduler = zone.scheduler();
        if (waitsForTurn(actor))
            scheduler.schedule(actor, Math.max(readyTick(actor), zone.now() + 1));
        else scheduler.cancel(actor);
    }

    /** Whether the actor's turn is due in the current tick and has not been taken. */
    private static boolean isCalled(Actor actor) {
        return actor.appointment().isWaiting() && actor.appointment().dueTick() == now(actor);
    }

    /** Charges the actor the time of a deed. */
    public void spend(Actor actor, Effort effort) {
        if (effort == Effort.NONE) return;
        var weight = effort.weight(rules.get().weights());
        actor.appointment().readyAt(now(actor) + Weight.costTicks(actor.speed(), weight));
        if (actor.isPresent()) arrange(actor);
    }

    private void takeTurn(Actor actor) {
        if (!actor.isPresent()) return;

        var zone = actor.room().zone();
        guard.run(actor, () -> act(actor));
        if (!actor.isPresent()) return;
        var decides = actor.minds().own() instanceof PlayerMind && !zone.isTurnBased();
        if (isReady(actor) && !decides) spend(actor, Effort.REST);
        arrange(actor);
    }

    private void act(Actor actor) {
        if (actor.minds().isOverridden()) {
            actOnImpulse(actor);
            return;
        }
        runOrders(actor);
        if (!actor.isPresent() || !isReady(actor)) return;
        if (actor.isCharacter() && !actor.combat().isFighting()) return;

        var turn = turns.apply(actor);
        spendOn(actor, turn, actor.minds().own().decide(turn));
    }

    private void actOnImpulse(Actor actor) {
        var turn = turns.apply(actor);
        spendOn(actor, turn, actor.minds().driving().decide(turn));
        if (!actor.isPresent()) return;
        if (isReady(actor)) spend(actor, Effort.REST);
        if (actor.minds().countTurn())
            delivery.emit(actor.room(), new TurnEvent.CameToSenses(actor.named()));
    }

    private void spendOn(Actor actor, Turn turn, Action action) {
        switch (perform(turn, action)) {
            case Outcome.Done(var effort) -> spend(actor, effort);
            // A refused action costs a full turn here, or the actor would try for ever.
            case Outcome.Refused _ -> {
                actor.combat().end();
                spend(actor, Effort.REST);
            }
            case Outcome.Instead _ -> throw new IllegalStateException("not followed: " + action);
        }
    }

    /** Performs an action, or the one that replaces it; answers {@code Done} or {@code Refused}. */
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
            guard.run(actor, () -> carryOut(actor, order));
            if (!actor.isPresent()) return;
        }
    }

    private void carryOut(Actor actor, Order order) {
        var outcome = order.carryOut(turns.apply(actor));
        if (outcome instanceof Outcome.Done(var effort)) spend(actor, effort);
    }

    private boolean mayOrder(Actor actor) {
        return isReady(actor) && !actor.minds().isOverridden();
    }

    private static boolean waitsForTurn(Actor actor) {
        if (!(actor.minds().own() instanceof PlayerMind mind)) return true;
        return actor.room().zone().isTurnBased()
                || actor.combat().isFighting()
                || mind.hasOrders()
                || actor.minds().isOverridden();
    }
}
