package emberdelve.server.link;

import emberdelve.server.admin.Role;

/**
 * The reading of a typed line: the content and the role by which it was understood.
 *
 * @param content digest of the content whose verbs it was read by; empty for the content in force
 * @param role the role of whoever typed the line: some words mean another thing to staff
 */
public record ReadBy(String content, Role role) {
    /** The reading for somebody who may use all verbs of the content in force. */
    public static final ReadBy OWNER = new ReadBy("", Role.OWNER);
}
