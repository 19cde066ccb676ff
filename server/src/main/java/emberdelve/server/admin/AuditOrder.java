package emberdelve.server.admin;

/**
 * The order of staff to read the audit.
 *
 * @param name of who did it or to whom it was done, in any case; empty for all
 * @param page from 1, the newest first
 * @param who wants it: the name of a character, or {@code console}
 */
public record AuditOrder(String name, int page, String who) {
    /** Deeds on a page: a screen, when each takes a line. */
    public static final int PAGE_DEEDS = 20;
}
