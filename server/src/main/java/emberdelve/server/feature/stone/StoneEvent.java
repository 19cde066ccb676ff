package emberdelve.server.feature.stone;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/**
 * {@code actor} has had a line carved.
 *
 * @param carver in the form that begins a sentence
 */
public record StoneEvent(Named actor, String carver, String words, long price)
        implements WorldEvent {
    @Override
    public Audibility audibility() {
        return Audibility.ROOM;
    }

    @Override
    public List<Named> actors() {
        return List.of(actor);
    }
}
