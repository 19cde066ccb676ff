package emberdelve.server.session;

import emberdelve.server.admin.Role;

/**
 * Somebody who has logged in.
 *
 * @param name of the account, which is its character's
 * @param screenReader whether this person was read to when the account was made
 */
record Identity(long accountId, String name, Role role, boolean screenReader) {}
