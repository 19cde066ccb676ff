package emberdelve.server.view;

import java.util.List;

/**
 * One page of what staff did, newest first.
 *
 * @param name whose deeds, or to whom they were done; empty for all
 * @param page this one, from 1
 * @param pages how many there are
 */
public record AuditView(String name, long page, long pages, List<Deed> deeds) implements View {
    /**
     * @param second when, in seconds since 1970 in UTC
     * @param target may be empty, and so may {@code detail}
     */
    public record Deed(
            long id,
            long second,
            long tick,
            String who,
            String from,
            String deed,
            String target,
            String detail) {}

    /** The page of that number, of so many deeds. */
    public static AuditView of(String name, long page, long total, int size, List<Deed> deeds) {
        return new AuditView(name, page, Math.ceilDiv(total, size), List.copyOf(deeds));
    }
}
