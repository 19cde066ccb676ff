package emberdelve.server.feature.weather;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/** What happens with the weather. */
sealed interface WeatherEvent extends WorldEvent {
    /** Somebody looks at the sky, which those in the room can see. */
    record Watched(Named watcher) implements WeatherEvent {
        @Override
        public Audibility audibility() {
            return Audibility.ROOM;
        }

        @Override
        public List<Named> actors() {
            return List.of(watcher);
        }
    }

    /** The sky is another one from now on. */
    record Turned(Sky sky) implements WeatherEvent {
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
