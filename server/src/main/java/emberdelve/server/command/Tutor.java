package emberdelve.server.command;

import emberdelve.server.model.Actor;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.view.View;

/**
 * The tutor of players, who watches what they are answered and what their characters notice; by the
 * feature that teaches. Without one nobody is taught. Thread: world.
 */
public interface Tutor {
    /** The tutor where nobody is taught. */
    Tutor NONE = new Tutor() {};

    /** The character's player was answered so. */
    default void answered(Directory players, Actor self, View answer) {}

    /** The character has noticed the event, and its player was told. */
    default void saw(Directory players, Actor self, WorldEvent event) {}
}
