package emberdelve.server.view;

import java.util.List;

/**
 * One page of what staff did, newest first.
 *
 * @param name the name of whoever did the deeds, or to whom they were done; empty for all deeds
 * @param page the number of this page, from 1
 * @param pages the number of pages
 */
public record AuditView(String name, long page, long pages, List<Deed> deeds) implements View {
    /**
     * @param second the time of the deed, in seconds since 1970 in UTC
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

    /** The page of that number, when there are {@code total} deeds in all. */
    public static AuditView of(String name, long page, long total, int size, List<Deed> deeds) {
        return new AuditView(name, page, Math.ceilDiv(total, size), List.copyOf(deeds));
    }
}
