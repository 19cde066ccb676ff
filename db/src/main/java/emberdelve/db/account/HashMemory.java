package emberdelve.db.account;

import org.bouncycastle.crypto.generators.Argon2BytesGenerator.Block;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator.BlockPool;

import java.util.ArrayDeque;
import java.util.concurrent.Semaphore;
import java.util.function.Function;

/**
 * The memory that hashing fills: bounded, lent to one hash after the other, and used again, because
 * 19 MiB of garbage a password would be more than all else that the server makes. A caller who
 * finds all of it lent waits, first come, first served. Safe for any thread.
 */
public final class HashMemory {
    /** A block of Argon2 is one KiB. */
    private final int blocksMax;

    private final Semaphore free;
    private final ArrayDeque<Block> blocks = new ArrayDeque<>();

    /**
     * @param kibMax the KiB for all hashes that go on at one time
     */
    public HashMemory(int kibMax) {
        this.blocksMax = kibMax;
        free = new Semaphore(kibMax, true);
    }

    /**
     * Does the work with that much memory, as soon as it is free.
     *
     * @throws IllegalStateException if it is more than there is in all
     */
    <T> T lend(int kib, Function<BlockPool, T> work) {
        if (kib > blocksMax)
            throw new IllegalStateException(
                    "hashing this password takes "
                            + kib
                            + " KiB"
                            + " (expected: at most "
                            + blocksMax
                            + "; a larger heap allows more)");
        free.acquireUninterruptibly(kib);
        try {
            return work.apply(new Shelf());
        } finally {
            free.release(kib);
        }
    }

    /** Frees the memory that is not lent, because nobody needs it for a while. */
    public void forget() {
        synchronized (blocks) {
            blocks.clear();
        }
    }

    /** The KiB that are kept for the next hash. */
    int kept() {
        synchronized (blocks) {
            return blocks.size();
        }
    }

    /** The pool from which a hash takes its blocks, one by one, and to which they return wiped. */
    private final class Shelf implements BlockPool {
        @Override
        public Block allocate() {
            synchronized (blocks) {
                var kept = blocks.poll();
                return kept == null ? new Block() : kept;
            }
        }

        @Override
        public void deallocate(Block block) {
            block.clear();
            synchronized (blocks) {
                blocks.push(block);
            }
        }
    }
}
