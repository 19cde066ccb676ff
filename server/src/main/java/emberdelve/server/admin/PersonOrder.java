package emberdelve.server.admin;

/**
 * The order of staff about all that is kept of a person.
 *
 * @param name the name of a character, or the name to log in with, in capital or small letters
 * @param who the name of the character that gives the order, or {@code console}
 * @param from the address from which the order came, or {@code console}
 * @param role the role of whoever gives the order
 */
public record PersonOrder(Deed deed, String name, String who, String from, Role role) {
    /** What is to be done. */
    public enum Deed {
        /** All is written into a file. */
        EXPORT,
        /** All is erased. */
        ERASE
    }

    /**
     * The account of the person.
     *
     * @param role the role of the account; the order needs a higher one
     * @param isLastOwner whether it is the only one with the role owner
     */
    public record Holder(long account, Role role, boolean isLastOwner) {}
}
