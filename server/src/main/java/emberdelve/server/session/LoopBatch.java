package emberdelve.server.session;

import emberdelve.server.link.Input;
import emberdelve.server.link.InputSink;

import org.jctools.queues.MpscUnboundedArrayQueue;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * One turn of an event loop, as its sessions spend it: they hand inputs to the world, the world
 * runs, and they are told what came of it. The world runs at the end of the turn, for all that came
 * in it; in a storm it also runs in the middle, for some dozens of inputs at a time, while the
 * processor still has in its cache what they need. Thread: the loop's, but for {@link #execute}.
 */
final class LoopBatch implements InputSink, Executor {
    /** The number of inputs that need not wait for the turn's end. */
    static final int INPUTS = 32;

    private static final Logger LOG = LoggerFactory.getLogger(LoopBatch.class);
    private static final int CHUNK = 256;

    private final InputSink world;
    private final Executor loop;
    private final Queue<Runnable> told = new MpscUnboundedArrayQueue<>(CHUNK);
    private final AtomicBoolean willTell = new AtomicBoolean();
    private boolean willRun;
    private int added;

    LoopBatch(InputSink world, Executor loop) {
        this.world = world;
        this.loop = loop;
    }

    @Override
    public boolean add(Input input) {
        added++;
        return world.add(input);
    }

    @Override
    public void wake() {
        if (willRun) return;
        willRun = true;
        try {
            loop.execute(this::endTurn);
        } catch (RejectedExecutionException _) {
            // The loop has ended; what came in before still counts.
            endTurn();
        }
    }

    /** Ends a read: all that one connection brought at once has been handed over. */
    void readComplete() {
        if (added >= INPUTS) run();
    }

    private void endTurn() {
        willRun = false;
        if (added > 0) run();
    }

    private void run() {
        added = 0;
        // What this thread's run of the world has to tell needs no task of its own.
        willTell.set(true);
        try {
            world.runHere();
        } finally {
            tell();
        }
    }

    /**
     * Does something on the loop, after all that was to be done before. Safe for any thread.
     *
     * @throws RejectedExecutionException when the loop has ended
     */
    @Override
    public void execute(Runnable deed) {
        told.add(deed);
        if (willTell.getAndSet(true)) return;
        try {
            loop.execute(this::tell);
        } catch (RejectedExecutionException ended) {
            willTell.set(false);
            throw ended;
        }
    }

    private void tell() {
        // What is added from now on has a task of its own. This one may do it all the same.
        willTell.set(false);
        for (var deed = told.poll(); deed != null; deed = told.poll()) {
            try {
                deed.run();
            } catch (RuntimeException | Error fault) {
                // The next ones are other people's, and so is the connection that is read just now.
                LOG.error("what was to be done on an event loop failed", fault);
            }
        }
    }
}
