package emberdelve.server.admin;

/**
 * Somebody wants an account to have a role.
 *
 * @param account the name to log in with, in any case
 * @param who wants it: the name of a character, or {@code console}
 * @param from an address, or {@code console}
 */
public record RoleOrder(String account, Role role, String who, String from) {}
