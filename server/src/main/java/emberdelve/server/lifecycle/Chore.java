package emberdelve.server.lifecycle;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Work beside the game that nobody waits for: it saves memory, or a later start some time, or sees
 * what is new in a file. It has a thread of its own, and whatever goes wrong with it is logged, and
 * ends nothing but the work itself.
 */
@FunctionalInterface
public interface Chore {
    /**
     * Does the work.
     *
     * @throws Exception when it cannot be done; an interrupt is an order to end
     */
    void run() throws Exception;

    /** Does the work on a thread of that name, which does not keep the process alive. */
    static void start(String name, Chore chore) {
        Thread.ofPlatform()
                .name(name)
                .daemon()
                .start(() -> doWhatCanBeDone(name, chore, "at the next start"));
    }

    /**
     * Does the work on such a thread again and again, with that pause before each time, until the
     * thread is shut down. When it goes wrong, it is done again the next time all the same.
     */
    // Whatever goes wrong is logged below.
    @SuppressWarnings("FutureReturnValueIgnored")
    static ExecutorService every(Duration pause, String name, Chore chore) {
        var thread =
                Executors.newSingleThreadScheduledExecutor(
                        Thread.ofPlatform().daemon().name(name).factory());
        thread.scheduleWithFixedDelay(
                () -> doWhatCanBeDone(name, chore, "after a while"),
                pause.toNanos(),
                pause.toNanos(),
                TimeUnit.NANOSECONDS);
        return thread;
    }

    /**
     * Does the work and logs any fault, even an error: without descriptors or memory, a class of
     * the JDK may be missing.
     */
    private static void doWhatCanBeDone(String name, Chore chore, String again) {
        try {
            chore.run();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        } catch (Throwable fault) {
            Logger log = LoggerFactory.getLogger(Chore.class);
            log.warn(
                    "{}: this went wrong and is tried again {}; all else goes on",
                    name,
                    again,
                    fault);
        }
    }
}
