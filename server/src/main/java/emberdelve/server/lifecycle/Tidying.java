package emberdelve.server.lifecycle;

import emberdelve.server.lifecycle.Garbage.Heap;

import jakarta.inject.Inject;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * The tidying of garbage that would otherwise stay in memory until old objects fill the heap, which
 * on a quiet server takes long: the garbage of the start is collected soon after it, and later that
 * of a crowd, when all is quiet again, or at the latest when it has become very much. It stops the
 * world for 60 to 80 ms after a start, and with a thousand players for about 110 ms (two cores, the
 * shipped world). After each collection, and each minute, memory that only shows files is given
 * back; the world does not stand still for that.
 */
public final class Tidying implements Service {
    /**
     * The time before each look at the heap; by the first one, the content is kept and the first
     * players are greeted.
     */
    private static final Duration EVERY = Duration.ofSeconds(5);

    private static final int LOOKS_A_MINUTE = 12;

    /** The name of the memory of old objects, which only the serial collector uses. */
    private static final String SERIAL_OLD = "Tenured Gen";

    private final ReadFiles files = new ReadFiles();
    private final CountDownLatch stopped = new CountDownLatch(1);

    @Inject
    Tidying() {}

    @Override
    public void start() {
        Chore.start("tidying", this::tidy);
    }

    @Override
    public void stop() {
        stopped.countDown();
    }

    private void tidy() throws InterruptedException {
        if (isStopped()) return;
        System.gc();
        files.giveBack();
        var garbage = new Garbage(heap());
        for (var looks = 1; !isStopped(); looks++) {
            // Something else is read now and then, and not again for long.
            if (looks % LOOKS_A_MINUTE == 0) files.giveBack();
            if (!garbage.isWorthCollecting(heap())) continue;
            System.gc();
            files.giveBack();
            garbage.collected(heap());
        }
    }

    private boolean isStopped() throws InterruptedException {
        return stopped.await(EVERY.toMillis(), TimeUnit.MILLISECONDS);
    }

    private static Heap heap() {
        var used = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
        var collections = 0L;
        for (var collector : ManagementFactory.getGarbageCollectorMXBeans())
            collections += Math.max(0, collector.getCollectionCount());
        return new Heap(used, tenured(), collections);
    }

    private static long tenured() {
        var tenured = 0L;
        for (var pool : ManagementFactory.getMemoryPoolMXBeans())
            if (pool.getName().equals(SERIAL_OLD)) tenured += pool.getUsage().getUsed();
        return tenured;
    }
}
