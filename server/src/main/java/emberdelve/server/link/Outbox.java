package emberdelve.server.link;

import emberdelve.server.model.Actor;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;

/**
 * Keeps what is to be told to each link until {@link #flush}: then one task for each event loop,
 * with one batch for each link. Thread: world.
 */
public final class Outbox {
    private Map<Link, Pending> pending = new LinkedHashMap<>();

    private static final class Pending {
        final List<Heard> heard = new ArrayList<>();
        Optional<Actor> self = Optional.empty();
    }

    /** What one link is handed on its loop. */
    private record Delivery(Link link, Batch batch) {}

    /** A character that can be told something, with its player's link while there is one. */
    public interface Addressee {
        Actor actor();

        Optional<Link> link();
    }

    public void tell(Addressee whom, Heard heard) {
        whom.link()
                .ifPresent(link -> {
                    var of = of(link);
                    of.heard.add(heard);
                    of.self = Optional.of(whom.actor());
                });
    }

    public void show(Link link, List<View> views) {
        if (views.isEmpty()) return;
        for (var view : views) of(link).heard.add(new Heard.Shown(view));
    }

    /** Shows all of them the same view. */
    public void show(Collection<? extends Addressee> all, View view) {
        var shown = new Heard.Shown(view);
        for (var whom : all) tell(whom, shown);
    }

    public void show(Addressee whom, List<View> views) {
        for (var view : views) tell(whom, new Heard.Shown(view));
    }

    /**
     * Hands over all that waits.
     *
     * @param self makes a character's present state, for the prompt
     */
    public void flush(Function<Actor, Batch.Self> self) {
        if (pending.isEmpty()) return;
        var flushed = pending;
        // To clear a map takes time by the most that it ever held.
        pending = new LinkedHashMap<>();
        var byLoop = new LinkedHashMap<Executor, List<Delivery>>();
        flushed.forEach((link, waiting) -> {
            var batch =
                    new Batch(Collections.unmodifiableList(waiting.heard), waiting.self.map(self));
            byLoop.computeIfAbsent(link.loop(), _ -> new ArrayList<>())
                    .add(new Delivery(link, batch));
        });
        byLoop.forEach(Outbox::handOver);
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

    private Pending of(Link link) {
        return pending.computeIfAbsent(link, _ -> new Pending());
    }
}
