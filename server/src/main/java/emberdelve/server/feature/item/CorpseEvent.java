package emberdelve.server.feature.item;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** Events of corpses. */
public sealed interface CorpseEvent extends WorldEvent {
    /** {@code corpseOf}: without article. */
    record Decayed(String corpseOf) implements CorpseEvent {
        @Override
        public Audibility audibility() {
            return Audibility.ROOM;
        }

        @Override
        public List<Named> actors() {
            return List.of();
        }
    }
}
