package emberdelve.server.admin;

import java.util.Optional;

/**
 * The order of staff about all that is kept of a person, or wherever its name is.
 *
 * @param name the name of a character, or the name to log in with, in capital or small letters
 * @param who the name of the character that gives the order, or {@code console}
 * @param from the address from which the order came, or {@code console}
 * @param role the role of whoever gives the order
 * @param otherName the name to be given; empty for other deeds
 */
public record PersonOrder(
        Deed deed, String name, String who, String from, Role role, Optional<OtherName> otherName) {
    /** An order that is about no other name. */
    public PersonOrder(Deed deed, String name, String who, String from, Role role) {
        this(deed, name, who, from, role, Optional.empty());
    }

    /**
     * The other name that a character is given.
     *
     * @param reason the reason that staff gave
     */
    public record OtherName(String name, String reason) {}

    /** The same order, with the other name as it is kept. */
    public PersonOrder calling(OtherName kept) {
        return new PersonOrder(deed, name, who, from, role, Optional.of(kept));
    }

    /** What is to be done. */
    public enum Deed {
        /** All is written into a file. */
        EXPORT,
        /** All is erased. */
        ERASE,
        /** The character of that name has another name from now on. */
        RENAME
    }

    /**
     * The account of the person.
     *
     * @param role the role of the account; the order needs a higher one
     * @param isLastOwner whether it is the only one with the role owner
     */
    public record Holder(long account, Role role, boolean isLastOwner) {}
}
