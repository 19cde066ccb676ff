package emberdelve.server.session;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * The queue of passwords to be hashed, first come, first served. Connections that were closed are
 * left out. Safe for any thread.
 */
public final class Hashing {
    private static final Logger LOG = LoggerFactory.getLogger(Hashing.class);

    /** The time after the last password after which the memory for hashing is given back. */
    static final Duration REST = Duration.ofSeconds(10);

    private static final Duration STOP_WITHIN = Duration.ofSeconds(5);

    private final ThreadPoolExecutor pool;

    /**
     * @param threads the number of passwords that are hashed at a time
     * @param waitingMax the most jobs that may wait for open connections; a further one is refused
     * @param rest the time without a password after which a thread ends
     * @param atRest called by a thread that ends
     */
    Hashing(int threads, int waitingMax, Duration rest, Runnable atRest) {
        pool =
                new ThreadPoolExecutor(
                        threads,
                        threads,
                        rest.toMillis(),
                        TimeUnit.MILLISECONDS,
                        new ArrayBlockingQueue<>(waitingMax),
                        work -> thread(work, atRest));
        pool.allowCoreThreadTimeOut(true);
    }

    /**
     * Queues a job.
     *
     * @param there whether somebody still waits for it; safe for any thread
     * @return false when too many wait already; it will not be done then
     */
    boolean offer(BooleanSupplier there, Runnable job) {
        var waiting = new Waiting(there, job);
        if (taken(waiting)) return true;
        // Jobs of closed connections make room for those of open ones.
        pool.getQueue().removeIf(each -> each instanceof Waiting other && !other.there());
        return taken(waiting);
    }

    /** The number of passwords that wait for a thread. */
    public int waiting() {
        return pool.getQueue().size();
    }

    /** Takes no more jobs and waits a little for running ones; never interrupts them. */
    public void stop() {
        pool.shutdown();
        try {
            if (!pool.awaitTermination(STOP_WITHIN.toMillis(), TimeUnit.MILLISECONDS))
                LOG.warn("passwords still waiting at stop: {}", pool.getQueue().size());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private boolean taken(Waiting waiting) {
        try {
            pool.execute(waiting);
            return true;
        } catch (RejectedExecutionException _) {
            return false;
        }
    }

    private static Thread thread(Runnable work, Runnable atRest) {
        return Thread.ofPlatform()
                .name("hashing")
                .daemon()
                .unstarted(() -> {
                    try {
                        work.run();
                    } finally {
                        atRest.run();
                    }
                });
    }

    private record Waiting(BooleanSupplier whether, Runnable job) implements Runnable {
        boolean there() {
            return whether.getAsBoolean();
        }

        @Override
        public void run() {
            if (!there()) return;
            try {
                job.run();
            } catch (RuntimeException fault) {
                LOG.error("a password could not be hashed", fault);
            }
        }
    }
}
