package emberdelve.server.game;

import emberdelve.server.link.Withheld;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * Callbacks that run when a tick is safe on disk: answers that a player relies on, such as those of
 * save and buy, and the end of a character's stay. No player is told that something is stored while
 * a row of theirs cannot be stored. Thread: world.
 */
final class DurabilityCallbacks {
    private final StoreWatch watch;
    private final Outbox outbox;
    private final List<Callback> waiting = new ArrayList<>();
    // The deeds whose tick is safe, but whose character cannot be stored.
    private final List<Callback.Deed> held = new ArrayList<>();
    private long open;

    private sealed interface Callback {
        long tick();

        /** A deed that waits until the character is stored, however long that takes. */
        record Deed(long tick, ActorId who, Runnable deed) implements Callback {}

        /**
         * An answer that is told once: {@code safe} when it is stored, {@code withheld} when it
         * cannot be.
         */
        record Answer(long tick, ActorId who, Runnable safe, Runnable withheld)
                implements Callback {}
    }

    /**
     * @param now the world's tick, which is over
     */
    DurabilityCallbacks(StoreWatch watch, Outbox outbox, long now) {
        this.watch = watch;
        this.outbox = outbox;
        ended(now);
    }

    /** Notes the end of a tick: what changes from now on belongs to the next. */
    void ended(long tick) {
        open = tick + 1;
    }

    /** Runs the deed when all of that character is safe on disk as it is now. */
    void when(Actor who, Runnable deed) {
        when(who.id(), deed);
    }

    void when(ActorId who, Runnable deed) {
        waiting.add(new Callback.Deed(open, who, deed));
    }

    /**
     * Runs the answer when all of the player's character is safe on disk as it is now; tells the
     * player if the wait may be long.
     */
    void answer(Player player, Runnable answer) {
        answer(player, answer, () -> outbox.show(player, List.of(Note.of("store.not-safe"))));
    }

    /**
     * Runs one of two answers, once it is known whether the character can be stored.
     *
     * @param withheld runs instead when it cannot be stored
     */
    void answer(Player player, Runnable answer, Runnable withheld) {
        if (watch.refusesDeeds()) outbox.show(player, List.of(Note.of("store.pledged")));
        waiting.add(new Callback.Answer(open, player.actor().id(), answer, withheld));
    }

    /** Whether no callback waits for the disk. */
    boolean isEmpty() {
        return waiting.isEmpty();
    }

    /** Runs every callback up to that tick, in the order in which they were given. */
    void runUpTo(long durableTick, Withheld withheld) {
        var due = new ArrayList<Runnable>();
        held.removeIf(each -> runs(each, withheld, due));
        for (Iterator<Callback> all = waiting.iterator(); all.hasNext(); ) {
            var callback = all.next();
            if (callback.tick() > durableTick) continue;
            all.remove();
            switch (callback) {
                case Callback.Deed deed -> {
                    if (!runs(deed, withheld, due)) held.add(deed);
                }
                case Callback.Answer(_, var who, var safe, var instead) ->
                        due.add(withheld.isFrom(who.value()) ? instead : safe);
            }
        }
        due.forEach(Runnable::run);
    }

    private static boolean runs(Callback.Deed deed, Withheld withheld, List<Runnable> due) {
        if (withheld.isOwner(deed.who().value())) return false;
        due.add(deed.deed());
        return true;
    }
}
