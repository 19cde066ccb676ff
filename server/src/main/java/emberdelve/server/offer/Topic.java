package emberdelve.server.offer;

import emberdelve.server.command.Directory;
import emberdelve.server.gmcp.DataPage;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.view.View;

import java.util.Optional;

/**
 * A GMCP topic that players' programs may follow: a view, sent again when it has changed. Thread:
 * world; the page is safe for any thread.
 */
public record Topic<V extends View>(DataPage<V> page, Look<V> look, Urgency<V> urgency) {
    /** The maker of the view of a character as of now. */
    @FunctionalInterface
    public interface Look<V extends View> {
        V at(World world, Actor actor, Directory directory);
    }

    /** The urgency of changes: an urgent one is sent within a tick, others within a second. */
    @FunctionalInterface
    public interface Urgency<V extends View> {
        /**
         * @param given the view that was sent last
         */
        boolean is(V given, Actor actor);
    }

    /** A topic whose changes are never urgent. */
    public Topic(DataPage<V> page, Look<V> look) {
        this(page, look, (_, _) -> false);
    }

    public String name() {
        return page.topic();
    }

    /** Whether to send now and not at the next full second; always, when nothing was sent yet. */
    public boolean isUrgent(Optional<View> given, Actor actor) {
        return given.isEmpty() || urgency.is(page.view().cast(given.get()), actor);
    }
}
