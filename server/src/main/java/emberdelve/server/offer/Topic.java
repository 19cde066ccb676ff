package emberdelve.server.offer;

import emberdelve.server.command.Directory;
import emberdelve.server.gmcp.DataPage;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.view.View;

import java.util.Optional;

/**
 * What programs beside the text may follow: one view, given anew when it has changed. Thread:
 * world, but for the page, which is safe for any.
 */
public record Topic<V extends View>(DataPage<V> page, Look<V> look, Urgency<V> urgency) {
    /** How it looks to a character now. */
    @FunctionalInterface
    public interface Look<V extends View> {
        V at(World world, Actor actor, Directory directory);
    }

    /** Whether a change is given within a tick; the others come within a second. */
    @FunctionalInterface
    public interface Urgency<V extends View> {
        /**
         * @param given what the character's player was given last
         */
        boolean is(V given, Actor actor);
    }

    /** A topic that is in no hurry. */
    public Topic(DataPage<V> page, Look<V> look) {
        this(page, look, (_, _) -> false);
    }

    public String name() {
        return page.topic();
    }

    /** Whether to look now, and not at the next full second: always, when nothing was given yet. */
    public boolean isUrgent(Optional<View> given, Actor actor) {
        return given.isEmpty() || urgency.is(page.view().cast(given.get()), actor);
    }
}
