package emberdelve.protocol.compress;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * The permits to compress what is sent, because each compressed stream takes a quarter of a
 * megabyte of memory. Safe for any thread.
 */
public sealed interface Permits {
    /** Takes a permit if one is left; whoever got one must {@link #giveBack} it once. */
    boolean take();

    void giveBack();

    /** Permits that are not counted: always given, or never. */
    enum Fixed implements Permits {
        ALWAYS,
        NEVER;

        @Override
        public boolean take() {
            return this == ALWAYS;
        }

        @Override
        public void giveBack() {}
    }

    /** Permits for at most that many streams at a time, over all connections that share them. */
    static Permits atMost(int streams) {
        return new Counted(streams);
    }

    /** Permits that are counted. */
    final class Counted implements Permits {
        private final AtomicInteger left;

        private Counted(int streams) {
            if (streams < 0) {
                throw new IllegalArgumentException(
                        "streams: " + streams + " (expected: 0 or more)");
            }
            left = new AtomicInteger(streams);
        }

        @Override
        public boolean take() {
            return left.getAndUpdate(now -> Math.max(now - 1, 0)) > 0;
        }

        @Override
        public void giveBack() {
            left.incrementAndGet();
        }
    }
}
