package emberdelve.server.session;

import emberdelve.server.link.Input;
import emberdelve.server.link.InputSink;

import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;

/**
 * Takes the inputs of all sessions of one event loop, and lets the world run once for all that came
 * in one turn of the loop. Thread: the loop's.
 */
final class LoopInputs implements InputSink {
    private final InputSink world;
    private final Executor loop;
    private boolean willRun;

    LoopInputs(InputSink world, Executor loop) {
        this.world = world;
        this.loop = loop;
    }

    @Override
    public boolean add(Input input) {
        return world.add(input);
    }

    @Override
    public void wake() {
        if (willRun) return;
        willRun = true;
        try {
            loop.execute(this::runWorld);
        } catch (RejectedExecutionException _) {
            // The loop has ended; what came in before still counts.
            runWorld();
        }
    }

    private void runWorld() {
        willRun = false;
        world.runHere();
    }
}
