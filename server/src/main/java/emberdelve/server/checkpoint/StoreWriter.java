package emberdelve.server.checkpoint;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/**
 * The one thread that writes to the database: checkpoints, accounts, everything. It is a platform
 * thread that nobody can interrupt, because one interrupt would end the database for everybody
 * (docs/operating.md: What H2 does). Safe for any thread.
 */
public final class StoreWriter {
    /** Account writes that may wait behind a checkpoint; a login storm stops here. */
    private static final int WAITING_MAX = 1000;

    private final Semaphore places = new Semaphore(WAITING_MAX);
    private final ExecutorService writer =
            Executors.newSingleThreadExecutor(
                    Thread.ofPlatform().name("checkpoint-writer").daemon().factory());

    /**
     * Runs a write when its turn comes.
     *
     * @return what it answers or throws; refused at once when too many wait
     */
    public <T> CompletableFuture<T> write(Callable<T> task) {
        if (!places.tryAcquire())
            return CompletableFuture.failedFuture(
                    new RejectedExecutionException("too many writes wait"));
        return submit(task).whenComplete((_, _) -> places.release());
    }

    /** Never refused: there is only one checkpoint at a time. */
    <T> CompletableFuture<T> writeCheckpoint(Callable<T> task) {
        return submit(task);
    }

    /**
     * Writes what waits, and ends.
     *
     * @return false when that takes longer than {@code within}: it still has the database then
     */
    public boolean stop(Duration within) {
        writer.shutdown();
        try {
            return writer.awaitTermination(within.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private <T> CompletableFuture<T> submit(Callable<T> task) {
        var answer = new CompletableFuture<T>();
        writer.execute(() -> run(task, answer));
        return answer;
    }

    private static <T> void run(Callable<T> task, CompletableFuture<T> answer) {
        try {
            answer.complete(task.call());
        } catch (Exception failure) {
            answer.completeExceptionally(failure);
        }
    }
}
