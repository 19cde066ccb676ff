package emberdelve.server.command;

import emberdelve.server.model.Actor;

/**
 * The box of each character, and what it has pinned to boards. The feature that has letters
 * provides it; without that feature all boxes and boards are empty. Thread: world.
 */
public interface Mailbox {
    /** The boxes where there are no letters. */
    Mailbox NONE = new Mailbox() {};

    /** The number of letters in the character's box. */
    default long letters(Actor character) {
        return 0;
    }

    /** The number of notices that the character has pinned. */
    default long notices(Actor character) {
        return 0;
    }

    /**
     * Removes what a deleted character leaves: the letters in its box, which nobody would read, and
     * the notices that it has pinned. The letters that it wrote to others stay with them.
     */
    default void clear(Actor deleted) {}
}
