package emberdelve.db.open;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Something that is let go again, should what is done with it fail. Safe for any thread. */
final class Held {
    private static final Logger LOG = LoggerFactory.getLogger(Held.class);

    private Held() {}

    /** A maker of what is opened. */
    interface Opened<T> {
        T open();
    }

    /** The result of {@code work}; whatever it throws, {@code held} is closed first. */
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
