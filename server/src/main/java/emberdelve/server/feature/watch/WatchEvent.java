package emberdelve.server.feature.watch;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;
import java.util.Map;

/**
 * Something of a kind that the reader watches.
 *
 * @param message the key of the message that tells it
 */
public record WatchEvent(String message, Map<String, String> values) implements WorldEvent {
    public WatchEvent {
        values = Map.copyOf(values);
    }

    @Override
    public Audibility audibility() {
        return Audibility.SELF;
    }

    @Override
    public List<Named> actors() {
        return List.of();
    }
}
