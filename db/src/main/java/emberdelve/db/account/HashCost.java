package emberdelve.db.account;

import emberdelve.db.row.Require;

/**
 * The cost of one password guess.
 *
 * @param memoryKib memory a hash fills, in KiB
 * @param passes how often a hash goes over that memory
 * @param lanes how many parts of it could be filled at once
 */
public record HashCost(int memoryKib, int passes, int lanes) {
    /** 19 MiB, two passes, one lane: about 25 ms of one core. */
    public static final HashCost DEFAULT = new HashCost(19 * 1024, 2, 1);

    /**
     * The most memory for a hash of another server: that of the second choice of RFC 9106, which
     * costs more than our own.
     */
    private static final int MODEST_KIB = 64 * 1024;

    private static final int MODEST_PASSES = 3;

    public HashCost {
        Require.range("lanes", lanes, 1, 16);
        Require.range("memory_kib", memoryKib, 8L * lanes, 1024 * 1024);
        Require.range("passes", passes, 1, 100);
    }

    /** Whether it takes neither more memory nor more passes than the other. */
    boolean isAtMost(HashCost other) {
        return memoryKib <= other.memoryKib && passes <= other.passes;
    }

    /** Whether a server can afford this cost at each log-in, although another server chose it. */
    boolean isModest() {
        return memoryKib <= MODEST_KIB && (long) memoryKib * passes <= MODEST_KIB * MODEST_PASSES;
    }
}
