package emberdelve.server.feature.rumour;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** The rumours of rare monsters, told to one reader after another. */
public sealed interface RumourEvent extends WorldEvent {
    @Override
    default Audibility audibility() {
        return Audibility.SELF;
    }

    /** The rumour as somebody hears it from people. */
    record Heard(String rumour) implements RumourEvent {
        @Override
        public List<Named> actors() {
            return List.of();
        }
    }

    /** The end of the monster: everybody learns that somebody has killed it. */
    record Ended(Named killer, Named monster) implements RumourEvent {
        @Override
        public List<Named> actors() {
            return List.of(killer, monster);
        }
    }

    /**
     * The end of the rumour: those who are where people talk learn that the monster has not been
     * seen any more.
     */
    record Faded(Named monster) implements RumourEvent {
        @Override
        public List<Named> actors() {
            return List.of(monster);
        }
    }
}
