package emberdelve.db.open;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The guard of something open, which closes it again if the work with it fails. Safe for any
 * thread.
 */
final class Held {
    private static final Logger LOG = LoggerFactory.getLogger(Held.class);

    private Held() {}

    /** A maker of what is opened. */
    interface Opened<T> {
        T open();
    }

    /** Answers the result of {@code work}; closes {@code held} if that throws anything. */
    static <T> T keeping(AutoCloseable held, Opened<T> work) {
        var done = false;
        try {
            var result = work.open();
            done = true;
            return result;
        } finally {
            if (!done) letGo(held);
        }
    }

    private static void letGo(AutoCloseable held) {
        try {
            held.close();
        } catch (Exception second) {
            LOG.debug("while giving up", second);
        }
    }
}
