package emberdelve.server.link;

import emberdelve.server.admin.Role;

/**
 * The reading of a typed line: by what it was understood.
 *
 * @param content digest of the content whose verbs it was read by; empty for that which is in force
 * @param role of who typed it: some words mean another thing to staff
 */
public record ReadBy(String content, Role role) {
    /** The reading of who may use all verbs of the content in force. */
    public static final ReadBy OWNER = new ReadBy("", Role.OWNER);
}
