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
 * The inputs and answers of one turn of an event loop: its sessions hand inputs to the world, the
 * world runs, and the sessions are told the results. The world runs at the end of the turn, for all
 * that came in it; when very many come, it also runs in the middle, for some dozens of inputs at a
 * time, while what they need is still in the processor's cache. Thread: the loop's, but for {@link
 * #execute}.
 */
final class LoopBatch implements InputSink, Executor {
    /** The number of inputs after which the world runs before the turn's end. */
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
            // The loop has ended; the inputs that came before are still run.
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
        // What the world tells in this run is told right after it, and needs no task of its own.
        willTell.set(true);
        try {
            world.runHere();
        } finally {
            tell();
        }
    }

    /**
     * Runs a deed on the loop, after all deeds that were given before. Safe for any thread.
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
        // A deed that is added from now on starts a task of its own, even if this one runs it, too.
        willTell.set(false);
        for (var deed = told.poll(); deed != null; deed = told.poll()) {
            try {
                deed.run();
            } catch (RuntimeException | Error fault) {
                // A fault of one session must not harm the others, nor the connection that is being
                // read.
                LOG.error("what was to be done on an event loop failed", fault);
            }
        }
    }
}
