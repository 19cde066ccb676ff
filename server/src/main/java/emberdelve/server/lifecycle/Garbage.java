package emberdelve.server.lifecycle;

/**
 * The moments at which a collection of all garbage is worth its pause: when there may be some of
 * it, and hardly anybody would notice, or when there may be very much. The heap must be looked at
 * again and again, always after the same time. Thread: the one that looks.
 */
final class Garbage {
    /**
     * The growth of the heap since the last full collection that is worth the next one, when all is
     * quiet.
     */
    static final long WORTH_OCTETS = 48L << 20;

    /**
     * The growth of old objects at which they are collected even while people play, lest they take
     * ever more memory.
     */
    static final long MUCH_OCTETS = 256L << 20;

    /**
     * The growth between two looks up to which a server counts as quiet: that of some hundred
     * commands a second.
     */
    static final long QUIET_OCTETS = 4L << 20;

    private Heap last;
    private long kept;
    private long keptTenured;

    /**
     * @param used the octets of all objects, including those that are not used any more and not
     *     collected yet
     * @param tenured the octets of those objects that only a full collection collects; 0 with a
     *     collector that collects old objects while the game runs
     * @param collections the number of collections of any kind until now
     */
    record Heap(long used, long tenured, long collections) {}

    /** {@code now}: the heap right after a full collection. */
    Garbage(Heap now) {
        last = now;
        kept = now.used();
        keptTenured = now.tenured();
    }

    /** Whether to collect now; {@link #collected} has to follow. */
    boolean isWorthCollecting(Heap now) {
        var before = last;
        last = now;
        var isQuiet =
                now.collections() == before.collections()
                        && now.used() - before.used() <= QUIET_OCTETS;
        return now.tenured() - keptTenured >= MUCH_OCTETS
                || (isQuiet && now.used() - kept >= WORTH_OCTETS);
    }

    /** Notes that all garbage was collected. */
    void collected(Heap now) {
        last = now;
        kept = now.used();
        keptTenured = now.tenured();
    }
}
