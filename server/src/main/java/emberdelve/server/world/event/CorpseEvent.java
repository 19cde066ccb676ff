package emberdelve.server.world.event;

import emberdelve.server.world.Carry;
import emberdelve.server.world.actor.Named;

import java.util.List;

/** The end of what the dead leave behind. */
public sealed interface CorpseEvent extends WorldEvent {
    /** {@code corpseOf}: without article. */
    record Decayed(String corpseOf) implements CorpseEvent {
        @Override
        public Carry carry() {
            return Carry.ROOM;
        }

        @Override
        public List<Named> actors() {
            return List.of();
        }
    }
}
