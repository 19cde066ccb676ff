package emberdelve.server.feature.delve;

import java.util.List;

/**
 * The cleared delves that everybody is shown.
 *
 * @param today the delves of the day that somebody has cleared, by their levels, each the quickest
 *     first
 * @param latest of all delves, the latest first
 */
public record DelveTables(List<DelveRecords> today, DelveRecords latest) {
    public DelveTables {
        today = List.copyOf(today);
    }
}
