package emberdelve.server.link;

import org.jctools.queues.MpscArrayQueue;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * The one queue into the world: bounded, from many threads to one. Offering is safe for any thread;
 * draining is for whoever runs the game, waiting for the world thread.
 */
public final class Inbox implements InputSink {
    /** The number of inputs that run in about half a millisecond. */
    static final int LONG = 512;

    private final MpscArrayQueue<Input> queue;
    private volatile @Nullable Thread sleeper;

    /**
     * @param inputsMax how many inputs may wait
     */
    public Inbox(int inputsMax) {
        queue = new MpscArrayQueue<>(inputsMax);
    }

    @Override
    public boolean add(Input input) {
        return queue.offer(input);
    }

    /** Wakes the world thread, as if an input had come. */
    @Override
    public void wake() {
        var thread = sleeper;
        if (thread != null) LockSupport.unpark(thread);
    }

    /** Whether nothing waits. Safe for any thread. */
    public boolean isEmpty() {
        return queue.isEmpty();
    }

    /**
     * Whether so many wait that nobody should add more who can wait as well. Safe for any thread.
     */
    public boolean isLong() {
        return queue.size() >= LONG;
    }

    /** Takes the inputs that wait now, in the order in which they came. */
    public List<Input> drain() {
        if (queue.isEmpty()) return List.of();
        var inputs = new ArrayList<Input>();
        queue.drain(inputs::add, queue.size());
        return inputs;
    }

    /** Sleeps until an input waits or that much time has passed. */
    public void await(long nanos) {
        if (nanos <= 0) return;
        sleeper = Thread.currentThread();
        try {
            if (queue.isEmpty()) LockSupport.parkNanos(this, nanos);
        } finally {
            sleeper = null;
        }
    }
}
