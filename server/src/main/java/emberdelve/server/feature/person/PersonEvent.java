package emberdelve.server.feature.person;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** The talk with people of the town, as others notice it. */
public sealed interface PersonEvent extends WorldEvent {
    /** The talk of the actor with a townsperson; {@code person}: that person's name. */
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
