package emberdelve.server.feature.rumour;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** The events of rare monsters, each told to one reader after another. */
public sealed interface RumourEvent extends WorldEvent {
    @Override
    default Audibility audibility() {
        return Audibility.SELF;
    }

    /** The rumour that a character hears from people. */
    record Heard(String rumour) implements RumourEvent {
        @Override
        public List<Named> actors() {
            return List.of();
        }
    }

    /** The death of the monster: everybody in the dungeon learns who has killed it. */
    record Ended(Named killer, Named monster) implements RumourEvent {
        @Override
        public List<Named> actors() {
            return List.of(killer, monster);
        }
    }

    /**
     * The end of the rumour: those who are where people talk learn that the monster is seen no
     * more.
     */
    record Faded(Named monster) implements RumourEvent {
        @Override
        public List<Named> actors() {
            return List.of(monster);
        }
    }
}
