package emberdelve.server.session;

import emberdelve.db.account.HashCost;
import emberdelve.server.lifecycle.StartException;

/**
 * The number of passwords that are hashed at a time, and the memory for them.
 *
 * @param kibMax the most memory for all hashes together, in KiB
 */
record HashCapacity(int threads, int kibMax) {
    /** The most threads: more of them would only shorten a queue that is short already. */
    private static final int THREADS_MAX = 4;

    /**
     * The least memory for all hashes: it is enough for a password that was hashed when the
     * settings asked for more.
     */
    private static final int KIB_LEAST = 64 * 1024;

    /**
     * The capacity that leaves one core to the game, and half of the heap to everything else.
     *
     * @param heapOctets the largest size of the heap
     * @throws StartException if half of the heap is too small for one hash
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
