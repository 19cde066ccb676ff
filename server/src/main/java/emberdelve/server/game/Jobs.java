package emberdelve.server.game;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;

/**
 * The runner of jobs that wait for the disk, such as reading from the database, on two threads with
 * a bounded queue. Answers come back as inputs or to the asker's event loop. Safe for any thread.
 */
public final class Jobs {
    private static final Logger LOG = LoggerFactory.getLogger(Jobs.class);
    private static final int THREADS = 2;
    private static final Duration STOP_WITHIN = Duration.ofSeconds(5);

    private final IntSupplier waitingMax;
    private final ThreadPoolExecutor pool;

    /**
     * @param waitingMax about the most jobs that may wait, asked each time; a further one is
     *     refused
     */
    public Jobs(IntSupplier waitingMax) {
        this.waitingMax = waitingMax;
        pool =
                new ThreadPoolExecutor(
                        THREADS,
                        THREADS,
                        0,
                        TimeUnit.SECONDS,
                        new LinkedBlockingQueue<>(),
                        Thread.ofPlatform().name("jobs-", 0).daemon().factory());
    }

    /**
     * Runs the job as soon as a thread is free.
     *
     * @return false when too many jobs wait already; then the job is never run
     */
    public boolean offer(Runnable job) {
        if (pool.getQueue().size() >= waitingMax.getAsInt()) return false;
        try {
            pool.execute(() -> runGuarded(job));
            return true;
        } catch (RejectedExecutionException _) {
            return false;
        }
    }

    /** The number of jobs that wait for a thread. */
    public int waiting() {
        return pool.getQueue().size();
    }

    /** Refuses new jobs and waits a little for running ones; never interrupts them. */
    public void stop() {
        pool.shutdown();
        try {
            if (!pool.awaitTermination(STOP_WITHIN.toMillis(), TimeUnit.MILLISECONDS))
                LOG.warn("jobs still running at stop: {}", pool.getActiveCount());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private static void runGuarded(Runnable job) {
        try {
            job.run();
        } catch (RuntimeException fault) {
            LOG.error("a job failed", fault);
        }
    }
}
