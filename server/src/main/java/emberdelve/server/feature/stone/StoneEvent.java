package emberdelve.server.feature.stone;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/**
 * The carving of a line for {@code actor}.
 *
 * @param carver the name of the person who carves, with the capital letter that begins a sentence
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
