package emberdelve.server.feature.guide;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/**
 * {@code actor} is led away.
 *
 * @param guide in the form that begins a sentence
 * @param place where to
 * @param fare in coins
 */
public record GuideEvent(Named actor, String guide, String place, long fare) implements WorldEvent {
    @Override
    public Audibility audibility() {
        return Audibility.ROOM;
    }

    @Override
    public List<Named> actors() {
        return List.of(actor);
    }
}
