package emberdelve.server.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * What was noticed, in order. Whoever listens hears of it at the moment it happens, so that what
 * they look at is as it was then; without a listener it is kept. Thread: world.
 */
public final class NoticeBoard {
    private final List<Noticed> kept = new ArrayList<>();
    private Consumer<Noticed> listener = kept::add;

    public void add(Noticed noticed) {
        listener.accept(noticed);
    }

    /** From now on, this one hears. */
    public void listen(Consumer<Noticed> newListener) {
        listener = newListener;
    }

    /** What was kept since the last time. */
    public List<Noticed> drain() {
        var drained = List.copyOf(kept);
        kept.clear();
        return drained;
    }
}
