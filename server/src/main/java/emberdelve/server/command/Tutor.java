package emberdelve.server.command;

import emberdelve.server.model.Actor;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.view.View;

/**
 * The tutor of players, who watches what they are answered and what their characters notice; The
 * feature that teaches provides it; without that feature nobody is taught. Thread: world.
 */
public interface Tutor {
    /** The tutor where nobody is taught. */
    Tutor NONE = new Tutor() {};

    /** Takes note of an answer to the character's player. */
    default void answered(Directory players, Actor self, View answer) {}

    /** Takes note of an event that the character has noticed and its player was told. */
    default void saw(Directory players, Actor self, WorldEvent event) {}
}
