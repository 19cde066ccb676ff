package emberdelve.server.link;

import emberdelve.server.model.ActorId;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The links whose inputs are on their way into the world. Whoever sends an input that names its
 * link leaves the link here, and the world takes it when it runs the input. Safe for any thread.
 */
public final class Links {
    private final AtomicLong lastNumber = new AtomicLong();
    private final Map<LinkId, Link> waiting = new ConcurrentHashMap<>();

    /** Keeps the link until it is taken; answers its id. */
    public LinkId add(Link link) {
        var id = new LinkId(lastNumber.incrementAndGet(), link.from());
        waiting.put(id, link);
        return id;
    }

    /**
     * Takes the link of that id. Where the id is not known, as in a replay, a link stands in that
     * drops what it is told: the input means the same to the world.
     */
    public Link take(LinkId id) {
        return Optional.ofNullable(waiting.remove(id)).orElseGet(() -> new SilentLink(id.from()));
    }

    /** The link that stands in for one that is not known, and drops what it is told. */
    private record SilentLink(String from) implements Link {
        @Override
        public Executor loop() {
            return Runnable::run;
        }

        @Override
        public void hear(Batch batch) {}

        @Override
        public void entered(ActorId character) {}

        @Override
        public void dismissed(String key) {}
    }
}
