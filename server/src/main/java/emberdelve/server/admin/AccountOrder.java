package emberdelve.server.admin;

/**
 * The order of staff to look up an account, and what is to be done with it then.
 *
 * @param name the name of a character, or the name to log in with, in capital or small letters
 * @param line the staff command that is run with the account when it is found
 * @param who the name of the character that gives the order, or {@code console}
 * @param from the address from which the order came, or {@code console}
 * @param role the role of whoever gives the order
 */
public record AccountOrder(String name, String line, String who, String from, Role role) {
    /**
     * The account that an order is about.
     *
     * @param name the name in the spelling in which it is kept
     */
    public record Holder(long account, String name, Role role) {}
}
