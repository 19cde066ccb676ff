package emberdelve.server.admin;

/**
 * The order to make a code by which the owner of an account may set another password.
 *
 * @param name the name by which the account was found
 * @param who the name of the character that gives the order, or {@code console}
 * @param from the address from which the order came, or {@code console}
 */
public record CodeOrder(long account, String name, String who, String from) {}
