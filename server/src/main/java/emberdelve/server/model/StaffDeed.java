package emberdelve.server.model;

/**
 * A deed of a member of staff, stored in the same checkpoint as the deed itself.
 *
 * @param id number of the deed, shown to the member of staff
 * @param who name of the staff member's character, or {@code console}
 * @param from where the link came from: an address, or {@code console}
 * @param deed the verb
 * @param target the actor or thing that the deed concerned
 * @param detail more, such as numbers before and after, or the reason given
 */
public record StaffDeed(
        long id, long tick, String who, String from, String deed, String target, String detail) {
    /** The deed with other texts for who did it, to whom, and what. */
    public StaffDeed with(String otherWho, String otherTarget, String otherDetail) {
        return new StaffDeed(id, tick, otherWho, from, deed, otherTarget, otherDetail);
    }
}
