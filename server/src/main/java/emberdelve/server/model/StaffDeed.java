package emberdelve.server.model;

/**
 * What a member of staff did, stored in the same checkpoint as the deed itself.
 *
 * @param id its number, shown to whoever did it
 * @param who name of the character, or {@code console}
 * @param from where the link came from: an address, or {@code console}
 * @param deed the verb
 * @param target whom or what it was done to
 * @param detail the rest: numbers before and after, the reason given
 */
public record StaffDeed(
        long id, long tick, String who, String from, String deed, String target, String detail) {}
