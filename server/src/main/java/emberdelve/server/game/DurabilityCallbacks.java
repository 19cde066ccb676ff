package emberdelve.server.game;

import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * Callbacks that run when a tick is safe on disk: answers that a player relies on, such as those of
 * save and buy, and the end of a character's stay. Thread: world.
 */
final class DurabilityCallbacks {
    private record Callback(long tick, Runnable deed) {}

    private final StoreWatch watch;
    private final Outbox outbox;
    private final List<Callback> waiting = new ArrayList<>();
    private long open;

    /**
     * @param now the world's tick, which is over
     */
    DurabilityCallbacks(StoreWatch watch, Outbox outbox, long now) {
        this.watch = watch;
        this.outbox = outbox;
        ended(now);
    }

    /** What changes from now on belongs to the next tick. */
    void ended(long tick) {
        open = tick + 1;
    }

    /** Runs the deed when everything up to now is safe on disk. */
    void when(Runnable deed) {
        waiting.add(new Callback(open, deed));
    }

    /** Runs the answer likewise; the player is told when the wait may be long. */
    void answer(Player player, Runnable answer) {
        if (watch.refusesDeeds()) outbox.show(player, List.of(Note.of("store.pledged")));
        when(answer);
    }

    boolean isEmpty() {
        return waiting.isEmpty();
    }

    /** Runs every callback up to that tick, in the order in which they were given. */
    void runUpTo(long durableTick) {
        var kept = new ArrayList<Runnable>();
        for (Iterator<Callback> all = waiting.iterator(); all.hasNext(); ) {
            var callback = all.next();
            if (callback.tick() > durableTick) continue;
            all.remove();
            kept.add(callback.deed());
        }
        kept.forEach(Runnable::run);
    }
}
