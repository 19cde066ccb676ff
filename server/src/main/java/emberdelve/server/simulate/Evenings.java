package emberdelve.server.simulate;

import emberdelve.config.content.Content;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;

/**
 * The simulation of evenings of several parties, each several times. Each run has its own random
 * generator, so that the number of threads makes no difference to the results.
 */
public final class Evenings {
    private final Content content;
    private final int threads;

    /**
     * @param threads the number of threads that play at the same time
     */
    public Evenings(Content content, int threads) {
        this.content = content;
        this.threads = threads;
    }

    /**
     * Plays them all; blocks until the last one is over.
     *
     * @param runs the number of runs of each plan, with consecutive seeds
     * @param progress hears how many are over, on the caller's thread
     */
    public List<EveningSummary> play(List<EveningPlan> plans, int runs, IntConsumer progress)
            throws InterruptedException {
        try (var pool = Executors.newFixedThreadPool(threads)) {
            var waiting = new ArrayList<List<Future<EveningResult>>>();
            for (var plan : plans) {
                var each = new ArrayList<Future<EveningResult>>();
                for (var run = 0; run < runs; run++) {
                    var seeded = plan.withSeed(plan.seed() + run);
                    Callable<EveningResult> evening = () -> Evening.play(content, seeded);
                    each.add(pool.submit(evening));
                }
                waiting.add(each);
            }
            try {
                return gather(waiting, progress);
            } finally {
                pool.shutdownNow();
            }
        }
    }

    private static List<EveningSummary> gather(
            List<List<Future<EveningResult>>> waiting, IntConsumer progress)
            throws InterruptedException {
        var summaries = new ArrayList<EveningSummary>();
        var done = 0;
        for (var plan : waiting) {
            var results = new ArrayList<EveningResult>();
            for (var each : plan) {
                results.add(await(each));
                progress.accept(++done);
            }
            summaries.add(EveningSummary.of(results));
        }
        return summaries;
    }

    private static EveningResult await(Future<EveningResult> evening) throws InterruptedException {
        try {
            return evening.get();
        } catch (ExecutionException failure) {
            throw new IllegalStateException(failure.getCause());
        }
    }
}
