package emberdelve.server.feature.sky;

import emberdelve.server.model.ActorId;
import emberdelve.server.model.Audibility;
import emberdelve.server.model.Cue;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;
import java.util.Optional;

/** The events of the sky. */
public sealed interface SkyEvent extends WorldEvent {
    @Override
    default Optional<Cue> cue(ActorId reader) {
        return Optional.of(Cue.WEATHER);
    }

    /**
     * The turn to another part of the day or kind of weather, in the builder's words; told to each
     * reader under the open sky.
     */
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
