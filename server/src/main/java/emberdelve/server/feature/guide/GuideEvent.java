package emberdelve.server.feature.guide;

import emberdelve.server.model.Audibility;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;

import java.util.List;

/**
 * The news that the actor is led away.
 *
 * @param guide the name of the guide, with the capital letter that begins a sentence
 * @param place the place to which the actor is led
 * @param fare the fare in coins
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
