package emberdelve.bench.load;

import io.netty.util.concurrent.EventExecutor;

import java.util.concurrent.TimeUnit;

/** Lets the players of a troop type at a pace, one after the other, on their event loop. */
final class Typing implements Runnable {
    /** Then what came in is read, however late the commands are. */
    private static final int AT_ONCE = 64;

    private final Troop troop;
    private final Pace pace;
    private final EventExecutor loop;
    private long command;

    Typing(Troop troop, Pace pace, EventExecutor loop) {
        this.troop = troop;
        this.pace = pace;
        this.loop = loop;
    }

    // A loop that refuses is closed, and the round with it.
    @SuppressWarnings("FutureReturnValueIgnored")
    @Override
    public void run() {
        var players = troop.bots().size();
        var now = System.nanoTime();
        for (var done = 0; done < AT_ONCE; done++) {
            var due = pace.due(command);
            if (due - pace.end() >= 0) return;
            if (due - now > 0) {
                loop.schedule(this, due - now, TimeUnit.NANOSECONDS);
                return;
            }
            troop.bots().get((int) (command % players)).ask(due);
            command++;
        }
        loop.execute(this);
    }
}
