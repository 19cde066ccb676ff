package emberdelve.server.schedule;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/** A zone with nothing in it but its queue and its count of rounds; every turn has weight 1. */
final class Track {
    final Scheduler scheduler;
    final GameTurn gameTurn;
    final List<Runner> order = new ArrayList<>();
    final Set<Runner> running = new LinkedHashSet<>();
    long now;
    private Consumer<Runner> deed = _ -> {};

    Track(RandomGenerator random) {
        scheduler = new Scheduler(random);
        gameTurn = scheduler.gameTurn();
    }

    Track join(Runner... runners) {
        for (var runner : runners) {
            running.add(runner);
            scheduler.schedule(runner, now + runner.speed());
        }
        return this;
    }

    /** For good, as death does it. */
    void leave(Runner runner) {
        running.remove(runner);
        scheduler.cancel(runner);
    }

    /** Waits for nothing any more, as a player who only looks on; {@link #join} brings it back. */
    void park(Runner runner) {
        running.remove(runner);
        scheduler.cancel(runner);
    }

    /** At once, and fairly: what is left of the wait changes in proportion (docs/rules.md R1.7). */
    void change(Runner runner, int newSpeed) {
        var oldSpeed = runner.speed();
        runner.setSpeed(newSpeed);
        var appointment = runner.appointment();
        if (!appointment.isWaiting() || appointment.dueTick() == now) return;
        var left = Weight.remainingTicks(appointment.dueTick() - now, oldSpeed, newSpeed);
        scheduler.schedule(runner, now + left);
    }

    /** What is done in every turn. */
    Track onTurn(Consumer<Runner> newDeed) {
        deed = newDeed;
        return this;
    }

    /** Answers whether a game turn ended in this tick. */
    boolean tick() {
        now++;
        scheduler.run(now, contender -> turn((Runner) contender));
        return gameTurn.tickEnded();
    }

    Track ticks(int count) {
        for (var i = 0; i < count; i++) tick();
        return this;
    }

    private void turn(Runner runner) {
        order.add(runner);
        runner.turns.add(now);
        deed.accept(runner);
        if (running.contains(runner)) scheduler.schedule(runner, now + runner.speed());
    }
}
