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
 * save and buy, and the end of a character's stay. Of whom a row cannot be stored, nobody is told
 * that it was. Thread: world.
 */
final class DurabilityCallbacks {
    private final StoreWatch watch;
    private final Outbox outbox;
    private final List<Callback> waiting = new ArrayList<>();
    // Their ticks are safe, but what they wait for cannot be stored.
    private final List<Callback.Deed> held = new ArrayList<>();
    private long open;

    private sealed interface Callback {
        long tick();

        /** A deed that is done once the character is stored, whenever that is. */
        record Deed(long tick, ActorId who, Runnable deed) implements Callback {}

        /** An answer that is told once; it is another when it cannot be told as safe. */
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

    /** Runs the deed when everything up to now of that character is safe on disk. */
    void when(Actor who, Runnable deed) {
        waiting.add(new Callback.Deed(open, who.id(), deed));
    }

    /** Runs the answer likewise; the player is told when the wait may be long. */
    void answer(Player player, Runnable answer) {
        answer(player, answer, () -> outbox.show(player, List.of(Note.of("store.not-safe"))));
    }

    /**
     * The same.
     *
     * @param withheld runs instead when it cannot be stored
     */
    void answer(Player player, Runnable answer, Runnable withheld) {
        if (watch.refusesDeeds()) outbox.show(player, List.of(Note.of("store.pledged")));
        waiting.add(new Callback.Answer(open, player.actor().id(), answer, withheld));
    }

    /** Whether none waits for the disk. */
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
