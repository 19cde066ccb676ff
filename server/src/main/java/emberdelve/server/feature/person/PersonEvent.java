package emberdelve.server.feature.person;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** The talk with people of the town, as others notice it. */
public sealed interface PersonEvent extends WorldEvent {
    /** {@code person}: the name of somebody of the town. */
    record Talked(Named actor, String person) implements PersonEvent {
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
