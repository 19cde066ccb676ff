package emberdelve.server.feature.feat;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** The news of a feat. */
public sealed interface FeatEvent extends WorldEvent {
    /**
     * The news that the actor has earned a feat. {@code sentence}: the words that tell the actor of
     * it.
     */
    record Earned(Named actor, String title, String sentence) implements FeatEvent {
        @Override
        public Audibility audibility() {
            return Audibility.ROOM;
        }

        @Override
        public List<Named> actors() {
            return List.of(actor);
        }
    }
}
