package emberdelve.server.feature.rumour;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** What is told of rare monsters, to one reader after another. */
public sealed interface RumourEvent extends WorldEvent {
    @Override
    default Audibility audibility() {
        return Audibility.SELF;
    }

    /** Somebody hears what people say. */
    record Heard(String rumour) implements RumourEvent {
        @Override
        public List<Named> actors() {
            return List.of();
        }
    }

    /** Everybody learns that somebody has killed it. */
    record Ended(Named killer, Named monster) implements RumourEvent {
        @Override
        public List<Named> actors() {
            return List.of(killer, monster);
        }
    }

    /** Those who are where people talk learn that it has not been seen any more. */
    record Faded(Named monster) implements RumourEvent {
        @Override
        public List<Named> actors() {
            return List.of(monster);
        }
    }
}
