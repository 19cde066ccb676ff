package emberdelve.server.game;

import emberdelve.server.link.Batch;
import emberdelve.server.link.Heard;
import emberdelve.server.link.Link;
import emberdelve.server.link.LinkId;
import emberdelve.server.link.Links;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;

/**
 * The outbox of what is to be told to each link, kept until {@link #flush}: then one task for each
 * event loop, with one batch for each link. Thread: world.
 */
final class Outbox {
    private final Function<Player, Batch.Self> selves;
    private final Links links;
    private final Map<Link, LinkQueue> consoles = new HashMap<>();

    /** The queues with something in them, in the order in which they were filled. */
    private final List<LinkQueue> filled = new ArrayList<>();

    /** The batch for one link, to be handed over on its loop. */
    private record Delivery(Link link, Batch batch) {}

    /**
     * @param selves makes a character's present state, for the prompt
     * @param links the links of those who come, by the ids that inputs name
     */
    Outbox(Function<Player, Batch.Self> selves, Links links) {
        this.selves = selves;
        this.links = links;
    }

    /** Takes the link that an input names. */
    Link take(LinkId id) {
        return links.take(id);
    }

    /** Tells something to a player; whoever has no link is told nothing. */
    void tell(Player whom, Heard heard) {
        var queue = whom.queue();
        if (queue.isEmpty()) return;
        put(queue.get(), heard);
        if (!whom.readers().isEmpty()) letRead(whom, heard);
    }

    private void letRead(Player whom, Heard heard) {
        var overheard = new Heard.Overheard(whom.actor().named(), heard);
        for (var reader : whom.readers()) reader.queue().ifPresent(queue -> put(queue, overheard));
    }

    /** Shows a view that nobody else reads along: whoever is read is told by whom. */
    void showAlone(Player whom, View view) {
        whom.queue().ifPresent(queue -> put(queue, new Heard.Shown(view)));
    }

    void show(Player whom, List<? extends View> views) {
        for (var view : views) tell(whom, new Heard.Shown(view));
    }

    /** Shows all these players the same view. */
    void show(Collection<Player> all, View view) {
        var shown = new Heard.Shown(view);
        for (var whom : all) tell(whom, shown);
    }

    /** Shows something to a link without a character, which is a console's. */
    void show(Link console, List<View> views) {
        for (var view : views)
            put(consoles.computeIfAbsent(console, LinkQueue::new), new Heard.Shown(view));
    }

    private void put(LinkQueue queue, Heard heard) {
        if (queue.isEmpty()) filled.add(queue);
        queue.put(heard);
    }

    /**
     * Hands over all that waits. When a character's state cannot be made, its prompt stays as it
     * was, and everything else is told all the same.
     *
     * @throws RuntimeException the last fault of making a state, once everything is handed over
     */
    void flush() {
        if (filled.isEmpty()) return;
        var byLoop = new LinkedHashMap<Executor, List<Delivery>>();
        var failed = Optional.<RuntimeException>empty();
        for (var queue : filled) {
            var self = Optional.<Batch.Self>empty();
            var latest = queue.player().map(player -> player.recollection().latest()).orElse(0L);
            try {
                self = queue.player().map(selves);
            } catch (RuntimeException fault) {
                failed = Optional.of(fault);
            }
            var batch = new Batch(queue.takeAll(), self, latest);
            byLoop.computeIfAbsent(queue.loop(), _ -> new ArrayList<>())
                    .add(new Delivery(queue.link(), batch));
        }
        filled.clear();
        consoles.clear();
        byLoop.forEach(Outbox::handOver);
        if (failed.isPresent()) throw failed.get();
    }

    private static void handOver(Executor loop, List<Delivery> deliveries) {
        try {
            loop.execute(() -> {
                for (var each : deliveries) each.link().hear(each.batch());
            });
        } catch (RejectedExecutionException _) {
            // The event loop has stopped, and its links with it: there is nobody left to tell.
        }
    }
}
