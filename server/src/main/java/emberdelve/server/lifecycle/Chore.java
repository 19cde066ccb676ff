package emberdelve.server.lifecycle;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Work beside the game that nobody waits for: it saves memory, or a later start some time. It has a
 * thread of its own, and whatever goes wrong with it is told, and ends nothing but itself.
 */
@FunctionalInterface
public interface Chore {
    /**
     * Does it.
     *
     * @throws Exception when it cannot be done; an interrupt is an order to end
     */
    void run() throws Exception;

    /** Does it on a thread of that name, which keeps no process alive. */
    static void start(String name, Chore chore) {
        Thread.ofPlatform().name(name).daemon().start(() -> doWhatCanBeDone(name, chore));
    }

    /** Any fault: without descriptors or memory even a class of the JDK's may be missing. */
    static void doWhatCanBeDone(String name, Chore chore) {
        try {
            chore.run();
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        } catch (Throwable fault) {
            Logger log = LoggerFactory.getLogger(Chore.class);
            log.warn("{} is not done any more until the next start; all else goes on", name, fault);
        }
    }
}
