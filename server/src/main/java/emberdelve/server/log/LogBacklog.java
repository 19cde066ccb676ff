package emberdelve.server.log;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Work for one thread of its own, which may stand still for as long as its file or pipe does. Who
 * hands work over never waits: so much of it is kept, and what comes then is dropped and counted.
 * Safe for any thread.
 */
public final class LogBacklog implements Executor {
    private final AtomicLong dropped = new AtomicLong();
    private final ThreadPoolExecutor thread;

    /**
     * @param name of the thread
     * @param waitingMax pieces of work that are kept
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

    /** The number of lines that were dropped since the last call. */
    public long takeDropped() {
        return dropped.getAndSet(0);
    }

    /**
     * Takes nothing more, and waits until what is kept is done.
     *
     * @return false when it takes longer than {@code within}; it goes on then
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
