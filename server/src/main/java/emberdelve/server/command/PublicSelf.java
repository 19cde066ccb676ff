package emberdelve.server.command;

import emberdelve.server.model.Actor;

/**
 * The choice of each character to be shown to everybody on a page of its own. The feature that has
 * such pages provides it; without that feature nobody is shown. Thread: world.
 */
public interface PublicSelf {
    /** The choices where there are no such pages. */
    PublicSelf NONE = new PublicSelf() {};

    default boolean isShown(Actor character) {
        return false;
    }

    /** Shows the character from now on, or no longer. */
    default void show(Actor character, boolean on) {}
}
