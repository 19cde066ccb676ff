package emberdelve.server.session;

import emberdelve.server.admin.Role;

/**
 * The identity of somebody who has logged in.
 *
 * @param name the name of the character; until one is chosen, the account's name, which its first
 *     character has, too
 * @param screenReader whether this person used a screen reader when the account was made
 */
record Identity(long accountId, String name, Role role, boolean screenReader) {
    /** The identity of the same person, playing the character of that name. */
    Identity named(String character) {
        return new Identity(accountId, character, role, screenReader);
    }
}
