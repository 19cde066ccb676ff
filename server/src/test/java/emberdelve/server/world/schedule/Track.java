package emberdelve.server.world.schedule;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/** A zone with nothing in it but its queue and its count of rounds; every turn has weight 1. */
final class Track {
    final Scheduler scheduler;
    final GameTurn gameTurn = new GameTurn();
    final List<Runner> order = new ArrayList<>();
    final Set<Runner> running = new LinkedHashSet<>();
    long now;
    private Consumer<Runner> deed = _ -> {};

    Track(RandomGenerator random) {
        scheduler = new Scheduler(random);
    }

    Track join(Runner... runners) {
        for (var runner : runners) {
            running.add(runner);
            gameTurn.joined(runner);
            scheduler.schedule(runner, now + runner.speed());
        }
        return this;
    }

    /** For good, as death does it. */
    void leave(Runner runner) {
        running.remove(runner);
        gameTurn.left(runner);
        scheduler.cancel(runner);
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
        gameTurn.acted(runner);
        if (running.contains(runner)) scheduler.schedule(runner, now + runner.speed());
    }
}
