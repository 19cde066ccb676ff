package emberdelve.server.log;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Work for one thread of its own, which may stand still for as long as its file or pipe does.
 * Whoever hands work over never waits: a limited amount is kept, and further work is dropped and
 * counted. Safe for any thread.
 */
public final class LogBacklog implements Executor {
    private final AtomicLong dropped = new AtomicLong();
    private final ThreadPoolExecutor thread;

    /**
     * @param name the name of the thread
     * @param waitingMax the most pieces of work that are kept
     */
    public LogBacklog(String name, int waitingMax) {
        thread =
                new ThreadPoolExecutor(
                        1,
                        1,
                        0,
                        TimeUnit.SECONDS,
                        new ArrayBlockingQueue<>(waitingMax),
                        Thread.ofPlatform().name(name).daemon().factory(),
                        (_, _) -> dropped.incrementAndGet());
    }

    @Override
    public void execute(Runnable work) {
        thread.execute(work);
    }

    /** The number of pieces of work that were dropped since the last call. */
    public long takeDropped() {
        return dropped.getAndSet(0);
    }

    /**
     * Takes nothing more, and waits until what is kept is done.
     *
     * @return false when that takes longer than {@code within}; the work goes on then
     */
    public boolean end(Duration within) {
        thread.shutdown();
        try {
            return thread.awaitTermination(within.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
