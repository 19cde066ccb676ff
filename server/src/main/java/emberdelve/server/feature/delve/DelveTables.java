package emberdelve.server.feature.delve;

import java.util.List;

/**
 * The cleared delves that everybody is shown.
 *
 * @param today a list for each of today's delves of the day that somebody has cleared, the quickest
 *     first, by the levels that the delves are for
 * @param latest the delves of every kind, the latest first
 */
public record DelveTables(List<DelveRecords> today, DelveRecords latest) {
    public DelveTables {
        today = List.copyOf(today);
    }
}
