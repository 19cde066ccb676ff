package emberdelve.server.lifecycle;

import jakarta.inject.Inject;

import java.time.Duration;

/**
 * Collects the garbage of a start, once, as soon as that is over. What a start leaves behind is
 * more than what it makes; without this it stays in memory until old objects fill the heap, which
 * on a quiet server takes days. It stops the world for some 40 ms.
 */
public final class Tidying implements Service {
    /** The content is kept and the first players are greeted by then. */
    private static final Duration AFTER = Duration.ofSeconds(5);

    private final Thread thread = Thread.ofPlatform().daemon().name("tidying").unstarted(this::run);

    @Inject
    Tidying() {}

    @Override
    public void start() {
        thread.start();
    }

    @Override
    public void stop() {
        thread.interrupt();
    }

    private void run() {
        try {
            Thread.sleep(AFTER);
            System.gc();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
