package emberdelve.server.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * The notices of actors, in order. A listener is told at the moment of the event, so that it sees
 * the world as it was then. Without a listener, the notices are kept. Thread: world.
 */
public final class NoticeBoard {
    private final List<Noticed> kept = new ArrayList<>();
    private Consumer<Noticed> listener = kept::add;

    public void add(Noticed noticed) {
        listener.accept(noticed);
    }

    /** Sets the one listener. */
    public void listen(Consumer<Noticed> newListener) {
        listener = newListener;
    }

    /** Answers the notices kept since the last call, and forgets them. */
    public List<Noticed> drain() {
        var drained = List.copyOf(kept);
        kept.clear();
        return drained;
    }
}
