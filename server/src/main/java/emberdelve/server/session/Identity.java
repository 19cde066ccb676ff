package emberdelve.server.session;

import emberdelve.server.admin.Role;

/**
 * The identity of somebody who has logged in.
 *
 * @param name of the character; of the account until one is chosen, whose first has the same
 * @param screenReader whether this person was read to when the account was made
 */
record Identity(long accountId, String name, Role role, boolean screenReader) {
    /** The same person, playing the character of that name. */
    Identity named(String character) {
        return new Identity(accountId, character, role, screenReader);
    }
}
