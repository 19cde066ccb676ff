package emberdelve.server.lifecycle;

/**
 * The moments at which a collection of all garbage is worth its pause: when there may be some of
 * it, and hardly anybody would notice, or when there may be very much. Looked at again and again,
 * always after the same time. Thread: the one that looks.
 */
final class Garbage {
    /**
     * The growth of the heap since the last collection of all that is worth one: less is left where
     * it is.
     */
    static final long WORTH_OCTETS = 48L << 20;

    /**
     * The growth that is collected whoever plays: without end there would be no memory for others.
     */
    static final long MUCH_OCTETS = 256L << 20;

    /** The growth between two looks of a server at rest: it is some hundred commands a second. */
    static final long QUIET_OCTETS = 4L << 20;

    private Heap last;
    private long kept;
    private long keptTenured;

    /**
     * @param used octets that are in use, or were and are not collected yet
     * @param tenured those of them that are collected only with all others: 0 with a collector that
     *     collects old objects while the game runs
     * @param collections of any kind, until now
     */
    record Heap(long used, long tenured, long collections) {}

    /** {@code now}: right after a collection of all. */
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

    /** All garbage was collected. */
    void collected(Heap now) {
        last = now;
        kept = now.used();
        keptTenured = now.tenured();
    }
}
