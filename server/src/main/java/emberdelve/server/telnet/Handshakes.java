package emberdelve.server.telnet;

import jakarta.inject.Inject;

import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * The threads that do the costly steps of TLS handshakes, first come, first in: some milliseconds
 * each, for which nobody else who comes shall wait, and nobody who plays. They end when nobody
 * comes. Safe for any thread.
 */
final class Handshakes implements Executor {
    /** One core is left to those who play. */
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
                        // As many wait at most as there are connections.
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
