package emberdelve.server.admin;

/**
 * The order that an account shall have a role.
 *
 * @param account the name to log in with, in capital or small letters
 * @param who the name of the character that gives the order, or {@code console}
 * @param from the address from which the order came, or {@code console}
 * @param by the role of whoever gives the order
 */
public record RoleOrder(String account, Role role, String who, String from, Role by) {}
