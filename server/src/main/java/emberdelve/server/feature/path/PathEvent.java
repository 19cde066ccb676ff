package emberdelve.server.feature.path;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** Events of paths. */
public sealed interface PathEvent extends WorldEvent {
    Named actor();

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    /** The choice of a path; {@code path}: its name. */
    record Took(Named actor, String path) implements PathEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SIGHT;
        }
    }

    /** The news that the actor may choose a path from now on. */
    record MayChoose(Named actor) implements PathEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }
    }
}
