package emberdelve.server.admin;

/**
 * The order of staff to read the audit.
 *
 * @param name the name of whoever did a deed or to whom it was done, in capital or small letters;
 *     empty for all deeds
 * @param page the number of the page; page 1 has the newest deeds
 * @param who the name of the character that gives the order, or {@code console}
 */
public record AuditOrder(String name, int page, String who) {
    /** The deeds on a page, which fill a screen when each takes a line. */
    public static final int PAGE_DEEDS = 20;
}
