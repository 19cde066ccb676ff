package emberdelve.server.session;

import emberdelve.db.account.HashCost;
import emberdelve.server.lifecycle.StartException;

/**
 * The number of passwords that are hashed at a time, and the memory for it.
 *
 * @param kibMax for all hashes together
 */
record HashCapacity(int threads, int kibMax) {
    /** More threads would only shorten a short queue. */
    private static final int THREADS_MAX = 4;

    /** A password that was hashed when the settings asked for more finds room as well. */
    private static final int KIB_LEAST = 64 * 1024;

    /**
     * Leaves one core to the game, and half of the heap to everything else.
     *
     * @param heapOctets the most there may be
     * @throws StartException if a password does not fit
     */
    static HashCapacity of(HashCost cost, int cores, long heapOctets) {
        var halfKib = heapOctets / 1024 / 2;
        if (cost.memoryKib() > halfKib)
            throw new StartException(
                    "passwords.memory-kib: "
                            + cost.memoryKib()
                            + " (expected: at most "
                            + halfKib
                            + ", half of the heap; a larger one is had with"
                            + " EMBERDELVE_JAVA_OPTS=-Xmx"
                            + (cost.memoryKib() / 512 + 32)
                            + "m)");
        var threads = Math.clamp(cores - 1, 1, THREADS_MAX);
        var wanted = (long) threads * cost.memoryKib();
        return new HashCapacity(threads, (int) Math.min(Math.max(wanted, KIB_LEAST), halfKib));
    }
}
