package emberdelve.server.link;

import org.jctools.queues.MpscArrayQueue;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * The one queue into the world: bounded, from many threads to one. Any thread may offer an input;
 * only whoever runs the game may drain the queue, and only the world thread may wait at it.
 */
public final class Inbox implements InputSink {
    /**
     * The length from which on the queue is long: the inputs that run in about half a millisecond.
     */
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
     * Whether so many inputs wait that a sender who can wait should add no more. Safe for any
     * thread.
     */
    public boolean isLong() {
        return queue.size() >= LONG;
    }

    /** The number of inputs that wait. Safe for any thread. */
    public int waiting() {
        return queue.size();
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
