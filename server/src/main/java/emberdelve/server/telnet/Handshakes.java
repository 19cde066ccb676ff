package emberdelve.server.telnet;

import jakarta.inject.Inject;

import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The threads that do the costly steps of TLS handshakes, in the order in which they are asked for.
 * A step takes some milliseconds, for which neither other connections nor players shall wait. The
 * threads end when nobody comes. Safe for any thread.
 */
final class Handshakes implements Executor {
    /** The most threads; there are fewer where one core would not be left to those who play. */
    private static final int THREADS_MAX = 4;

    private static final Duration REST = Duration.ofSeconds(10);

    private final ThreadPoolExecutor threads;

    @Inject
    Handshakes() {
        var cores = Runtime.getRuntime().availableProcessors();
        var most = Math.clamp(cores - 1, 1, THREADS_MAX);
        threads =
                new ThreadPoolExecutor(
                        most,
                        most,
                        REST.toMillis(),
                        TimeUnit.MILLISECONDS,
                        // The queue needs no limit: no more steps wait than there are connections.
                        new LinkedBlockingQueue<>(),
                        Thread.ofPlatform().daemon().name("handshake-", 1).factory(),
                        // Once it has stopped nobody is let in any more.
                        new ThreadPoolExecutor.DiscardPolicy());
        threads.allowCoreThreadTimeOut(true);
    }

    @Override
    public void execute(Runnable step) {
        threads.execute(step);
    }

    /** Stops: nobody is let in any more. */
    void stop() {
        threads.shutdownNow();
    }
}
