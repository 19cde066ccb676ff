package emberdelve.server.checkpoint;

import java.time.Duration;
import java.util.ArrayList;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * The one thread that writes to the database: checkpoints, accounts, everything. It is a platform
 * thread that nobody can interrupt, because one interrupt would end the database for everybody
 * (docs/operating.md: What H2 does). Writes that wait for each other are made durable together,
 * since a disk takes as long for one as for many. Safe for any thread.
 */
public final class StoreWriter {
    /**
     * The most account writes that may wait behind a checkpoint; further ones are refused, as in a
     * login storm.
     */
    private static final int WAITING_MAX = 1000;

    /**
     * The most writes that are made durable together; after them, a checkpoint that waits has its
     * turn.
     */
    private static final int TOGETHER_MAX = 100;

    private final Consumer<Runnable> together;
    private final Semaphore places = new Semaphore(WAITING_MAX);
    private final ConcurrentLinkedQueue<Write<?>> waiting = new ConcurrentLinkedQueue<>();
    private final ExecutorService writer =
            Executors.newSingleThreadExecutor(
                    Thread.ofPlatform().name("checkpoint-writer").daemon().factory());

    /**
     * A writer that starts its thread with the first write.
     *
     * @param together runs writes; when it returns, all of them are durable, and if it throws, none
     *     may be
     */
    public StoreWriter(Consumer<Runnable> together) {
        this.together = together;
    }

    /**
     * Runs a write when its turn comes.
     *
     * @return what the task answers or throws, once its write is durable; refused at once when too
     *     many wait
     */
    public <T> CompletableFuture<T> write(Callable<T> task) {
        if (!places.tryAcquire())
            return CompletableFuture.failedFuture(
                    new RejectedExecutionException("too many writes wait"));
        var write = new Write<>(task);
        waiting.add(write);
        try {
            writer.execute(this::writeWaiting);
        } catch (RejectedExecutionException stopped) {
            if (waiting.remove(write)) write.answer.completeExceptionally(stopped);
        }
        return write.answer.whenComplete((_, _) -> places.release());
    }

    /**
     * Writes a checkpoint when its turn comes; never refused, because each region has only one
     * checkpoint at a time. While one is tried again and again, those of the other regions wait
     * behind it: the disk fails for all of them.
     */
    <T> CompletableFuture<T> writeCheckpoint(Callable<T> task) {
        var write = new Write<>(task);
        writer.execute(() -> {
            write.run();
            write.tell();
        });
        return write.answer;
    }

    /**
     * Writes what waits, and ends.
     *
     * @return false when that takes longer than {@code within}: the writer still uses the database
     *     then
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

    /**
     * Runs the writes that wait; called once for each, but the first call also runs those of the
     * next ones.
     */
    private void writeWaiting() {
        var writes = new ArrayList<Write<?>>();
        while (writes.size() < TOGETHER_MAX && !waiting.isEmpty()) writes.add(waiting.remove());
        if (writes.isEmpty()) return;
        try {
            together.accept(() -> writes.forEach(Write::run));
        } catch (Throwable failure) {
            writes.forEach(write -> write.fail(failure));
        }
        writes.forEach(Write::tell);
    }

    /** A task with its result, which the caller is told only when it is durable. */
    private static final class Write<T> {
        private final Callable<T> task;
        private final CompletableFuture<T> answer = new CompletableFuture<>();
        private Runnable told = () -> {};

        Write(Callable<T> task) {
            this.task = task;
        }

        /**
         * Runs the task; whatever it throws goes to its own caller, who so never waits for ever.
         */
        void run() {
            try {
                var result = task.call();
                told = () -> answer.complete(result);
            } catch (Throwable failure) {
                fail(failure);
            }
        }

        void fail(Throwable failure) {
            told = () -> answer.completeExceptionally(failure);
        }

        void tell() {
            told.run();
        }
    }
}
