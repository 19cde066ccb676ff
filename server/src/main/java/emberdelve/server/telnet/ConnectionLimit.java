package emberdelve.server.telnet;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;

/** The count of who is connected, and from where. Safe for any thread. */
final class ConnectionLimit {
    private final IntSupplier most;
    private final IntSupplier mostFromOnePlace;
    private final ConcurrentHashMap<String, Integer> byPlace = new ConcurrentHashMap<>();
    private final AtomicInteger inside = new AtomicInteger();

    /** The answer to a connection. */
    enum Answer {
        WELCOME,
        TOO_MANY_FROM_THERE,
        FULL
    }

    /**
     * @param most the most connections of all places together, asked each time
     * @param mostFromOnePlace the most of one place, likewise
     */
    ConnectionLimit(IntSupplier most, IntSupplier mostFromOnePlace) {
        this.most = most;
        this.mostFromOnePlace = mostFromOnePlace;
    }

    /**
     * Lets a connection in, if there is room; only a connection that was let in has to {@link
     * #leave}.
     */
    Answer enter(PeerAddress peer) {
        if (inside.incrementAndGet() > most.getAsInt()) {
            inside.decrementAndGet();
            return Answer.FULL;
        }
        if (byPlace.merge(peer.place(), 1, Integer::sum) <= mostFromOnePlace.getAsInt())
            return Answer.WELCOME;

        leave(peer);
        return Answer.TOO_MANY_FROM_THERE;
    }

    void leave(PeerAddress peer) {
        inside.decrementAndGet();
        byPlace.computeIfPresent(peer.place(), (_, count) -> count == 1 ? null : count - 1);
    }

    int inside() {
        return inside.get();
    }
}
