package emberdelve.server.feature.sky;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** The change of the sky, and what follows it. */
public sealed interface SkyEvent extends WorldEvent {
    /** The turn of the sky to another one, in the builder's words; told to one reader under it. */
    record Turned(String says) implements SkyEvent {
        @Override
        public Audibility audibility() {
            return Audibility.SELF;
        }

        @Override
        public List<Named> actors() {
            return List.of();
        }
    }
}
