package emberdelve.db.audit;

import java.util.Comparator;
import java.util.List;

/**
 * A part of the audit log.
 *
 * @param rows newest first
 * @param total how many there are on all pages
 */
public record AuditPage(List<AuditRow> rows, long total) {
    private static final Comparator<AuditRow> NEWEST_FIRST =
            Comparator.comparingLong(AuditRow::tick).thenComparingLong(AuditRow::id).reversed();

    public AuditPage {
        rows = List.copyOf(rows);
    }

    /**
     * The page of that number, from 1, of the rows that concern somebody of that name, or of all
     * rows if the name is empty.
     */
    public static AuditPage of(List<AuditRow> rows, String name, int page, int size) {
        var fitting =
                rows.stream()
                        .filter(row -> name.isEmpty() || row.concerns(name))
                        .sorted(NEWEST_FIRST)
                        .toList();
        var shown = fitting.stream().skip((page - 1L) * size).limit(size).toList();
        return new AuditPage(shown, fitting.size());
    }
}
