package emberdelve.server.admin;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * The desk at which the end of the server is asked for; the thread that started the server ends it.
 * Safe for any thread; nobody waits but those whose method says so.
 */
public final class ServerControl {
    private static final Logger LOG = LoggerFactory.getLogger(ServerControl.class);

    private final CompletableFuture<String> request = new CompletableFuture<>();
    private final CountDownLatch stopped = new CountDownLatch(1);
    private volatile boolean unsaved;

    @Inject
    public ServerControl() {}

    /**
     * Asks for an orderly end. The first reason counts; further requests change nothing.
     *
     * @param reason for the players and the log
     */
    public void requestStop(String reason) {
        if (request.complete(reason)) LOG.info("stopping; reason given: \"{}\"", reason);
    }

    public boolean isStopRequested() {
        return request.isDone();
    }

    /** The reason that was given; empty as long as nobody has asked. */
    public String reason() {
        return request.getNow("");
    }

    /** Waits until somebody asks for the end. */
    public void awaitRequest() {
        request.join();
    }

    /** Notes that the world could not be stored whole at the end. */
    public void stopsUnsaved() {
        unsaved = true;
    }

    public boolean isStoppedUnsaved() {
        return unsaved;
    }

    /** Notes that all is stopped, and nothing more will be done. */
    public void stopped() {
        stopped.countDown();
    }

    /**
     * Waits until all is stopped.
     *
     * @return false when it took longer than {@code within}
     */
    public boolean awaitStopped(Duration within) {
        try {
            return stopped.await(within.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
