package emberdelve.server.simulate;

import emberdelve.config.content.Content;

import java.time.Duration;
import java.util.ArrayList;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/**
 * The simulation of many fights of one kind, each with its own random generator, so that the number
 * of threads makes no difference to the results.
 */
public final class Simulation {
    private static final Duration TICK = Duration.ofMillis(200);
    private static final int TELL_EVERY_MILLIS = 100;

    private final Content content;
    private final int threads;

    /**
     * @param threads the number of threads that fight at the same time
     */
    public Simulation(Content content, int threads) {
        this.content = content;
        this.threads = threads;
    }

    /**
     * Fights them all; blocks until the last one is over.
     *
     * @param fights the number of fights, at least 1
     * @param progress hears now and then how many are over, on the caller's thread
     */
    public Outlook run(Match match, int fights, long seed, IntConsumer progress)
            throws InterruptedException {
        var arena = Arena.content(content, match);
        var seeds = new SplittableRandom(seed).longs(fights).toArray();
        var results = new BoutResult[fights];
        var next = new AtomicInteger();
        var done = new AtomicInteger();
        Callable<Integer> fighter =
                () -> {
                    while (true) {
                        var at = next.getAndIncrement();
                        if (at >= fights) return fights;
                        results[at] = SimulatedFight.fight(arena, match, seeds[at]);
                        done.incrementAndGet();
                    }
                };
        try (var pool = Executors.newFixedThreadPool(threads)) {
            var fighters = new ArrayList<Future<Integer>>();
            for (var i = 0; i < threads; i++) fighters.add(pool.submit(fighter));
            try {
                for (var each : fighters) await(each, () -> progress.accept(done.get()));
            } finally {
                // After a failure, no thread begins another fight.
                next.set(fights);
            }
        }
        return Outlook.of(match, results, TICK);
    }

    private static void await(Future<Integer> fighter, Runnable meanwhile)
            throws InterruptedException {
        while (true) {
            try {
                fighter.get(TELL_EVERY_MILLIS, TimeUnit.MILLISECONDS);
                meanwhile.run();
                return;
            } catch (TimeoutException _) {
                meanwhile.run();
            } catch (ExecutionException failure) {
                throw new IllegalStateException(failure.getCause());
            }
        }
    }
}
