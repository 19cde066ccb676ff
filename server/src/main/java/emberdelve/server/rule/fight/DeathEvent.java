package emberdelve.server.rule.fight;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** The death of a character, and what follows it. */
public sealed interface DeathEvent extends WorldEvent {
    Named actor();

    @Override
    default Audibility audibility() {
        return Audibility.SELF;
    }

    @Override
    default List<Named> actors() {
        return List.of(actor());
    }

    /** The news to the dead character: its killer, the cost, and where it wakes. */
    record Perished(Named actor, Named killer, long goldLost, long xpLost, String refuge)
            implements DeathEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor, killer);
        }
    }

    /** The news to a hardcore character that it is dead for good. */
    record Fell(Named actor, Named killer, int level, long xp) implements DeathEvent {
        @Override
        public List<Named> actors() {
            return List.of(actor, killer);
        }
    }

    /** The news to a refuge that a character has woken there after its death. */
    record Woke(Named actor) implements DeathEvent {
        @Override
        public Audibility audibility() {
            return Audibility.ROOM;
        }
    }
}
