package emberdelve.protocol.compress;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * The permits to compress: each stream we send costs a quarter of a megabyte. Safe for any thread.
 */
public sealed interface Permits {
    /** Whether one more may begin; then, and only then, it has to {@link #giveBack}. */
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

    /** Permits for so many streams at a time, of all connections that share them. */
    static Permits atMost(int streams) {
        return new Counted(streams);
    }

    /** The counting one. */
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
