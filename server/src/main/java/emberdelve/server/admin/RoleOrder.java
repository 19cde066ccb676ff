package emberdelve.server.admin;

/**
 * The order that an account shall have a role.
 *
 * @param account the name to log in with, in any case
 * @param who wants it: the name of a character, or {@code console}
 * @param from an address, or {@code console}
 */
public record RoleOrder(String account, Role role, String who, String from) {}
