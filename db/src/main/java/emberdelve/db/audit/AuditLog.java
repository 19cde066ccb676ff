package emberdelve.db.audit;

import emberdelve.db.open.Store;
import emberdelve.db.row.Require;
import emberdelve.db.row.Sql;

import java.util.ArrayList;
import java.util.List;

/**
 * The log of what the staff did, as of the last checkpoint.
 *
 * <p>Safe for any thread that may wait for a disk.
 */
public final class AuditLog {
    /** The most rows of one answer; an older deed is found with the database's own tools. */
    public static final int LAST_MAX = 1_000;

    /** The rows of deeds by or to somebody of one name, in capital or small letters. */
    private static final String OF_NAME =
            " FROM audit_entry WHERE LOWER(?) IN (LOWER(who), LOWER(target))";

    private static final String OF_ALL = " FROM audit_entry";

    private final Store store;

    public AuditLog(Store store) {
        this.store = store;
    }

    /**
     * The newest entries, newest first.
     *
     * @param count 1..{@link #LAST_MAX}
     */
    public List<AuditRow> last(int count) {
        Require.range("count", count, 1, LAST_MAX);
        return store.read(sql ->
                sql.list(
                        "SELECT * FROM audit_entry ORDER BY place DESC FETCH FIRST ? ROWS ONLY",
                        AuditTable::read,
                        count));
    }

    /**
     * One page of all that was done, newest first, the deeds included that no checkpoint holds yet.
     *
     * @param name the name of who did it or to whom it was done, in capital or small letters; empty
     *     for the deeds of all
     * @param page the number of the page, from 1; a page behind the last is empty
     * @param size the rows of a page, 1..{@link #LAST_MAX}
     * @param recent all deeds that are perhaps not stored yet; a deed that is stored as well counts
     *     once
     */
    public AuditPage page(String name, int page, int size, List<AuditRow> recent) {
        Require.range("page", page, 1, Integer.MAX_VALUE);
        Require.range("size", size, 1, LAST_MAX);
        return store.readAtOnce(sql -> {
            var unstored = recent.stream().filter(row -> !AuditTable.has(sql, row.id())).toList();
            var first = AuditPage.of(unstored, name, page, size);
            var rows = new ArrayList<>(first.rows());
            var skipped = Math.max(0, (page - 1L) * size - first.total());
            rows.addAll(stored(sql, name, skipped, size - rows.size()));
            return new AuditPage(rows, first.total() + count(sql, name));
        });
    }

    private static List<AuditRow> stored(Sql sql, String name, long skipped, int count) {
        var page = " ORDER BY place DESC OFFSET ? ROWS FETCH NEXT ? ROWS ONLY";
        return name.isEmpty()
                ? sql.list("SELECT *" + OF_ALL + page, AuditTable::read, skipped, count)
                : sql.list("SELECT *" + OF_NAME + page, AuditTable::read, name, skipped, count);
    }

    private static long count(Sql sql, String name) {
        return name.isEmpty()
                ? sql.number("SELECT COUNT(*)" + OF_ALL)
                : sql.number("SELECT COUNT(*)" + OF_NAME, name);
    }
}
