package emberdelve.server.command;

import emberdelve.server.model.Actor;

/**
 * The box of each character, and what it has pinned to boards; by the feature that has letters.
 * Without one all are empty. Thread: world.
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
     * The character is deleted: the letters in its box, which nobody would read, and the notices
     * that it has pinned go with it. What it wrote to others is theirs.
     */
    default void clear(Actor deleted) {}
}
