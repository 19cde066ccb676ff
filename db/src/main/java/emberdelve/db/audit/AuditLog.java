package emberdelve.db.audit;

import emberdelve.db.open.Store;
import emberdelve.db.row.Require;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

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

    /** Rows of one who did it, or to whom it was done; names are written in any case. */
    private static final String OF_NAME =
            " WHERE LOWER(who) = LOWER(:name) OR LOWER(target) = LOWER(:name)";

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
        return store.read(handle ->
                handle.createQuery(
                                """
                                SELECT * FROM audit_entry ORDER BY id DESC FETCH FIRST ? ROWS ONLY\
                                """)
                        .bind(0, count)
                        .map((row, _) -> AuditTable.read(row))
                        .list());
    }

    /**
     * One page of all that was done, newest first, the deeds included that no checkpoint holds yet.
     *
     * @param name of who did it or to whom it was done, in any case; empty for all
     * @param page from 1; one behind the last is empty
     * @param size rows a page, 1..{@link #LAST_MAX}
     * @param recent all deeds that are perhaps not stored yet; those that are, count once
     */
    public AuditPage page(String name, int page, int size, List<AuditRow> recent) {
        Require.range("page", page, 1, Integer.MAX_VALUE);
        Require.range("size", size, 1, LAST_MAX);
        return store.readAtOnce(handle -> {
            var newest = AuditTable.newestId(handle);
            var unstored = recent.stream().filter(row -> row.id() > newest).toList();
            var first = AuditPage.of(unstored, name, page, size);
            var rows = new ArrayList<>(first.rows());
            var skipped = Math.max(0, (page - 1L) * size - first.total());
            rows.addAll(stored(handle, name, skipped, size - rows.size()));
            return new AuditPage(rows, first.total() + count(handle, name));
        });
    }

    private static List<AuditRow> stored(Handle handle, String name, long skipped, int count) {
        var query =
                of(
                        handle,
                        name,
                        "SELECT *",
                        " ORDER BY id DESC OFFSET :skipped ROWS FETCH NEXT :count ROWS ONLY");
        return query.bind("skipped", skipped)
                .bind("count", count)
                .map((row, _) -> AuditTable.read(row))
                .list();
    }

    private static long count(Handle handle, String name) {
        return of(handle, name, "SELECT COUNT(*)", "").mapTo(Long.class).one();
    }

    private static Query of(Handle handle, String name, String what, String order) {
        var all = what + " FROM audit_entry";
        return name.isEmpty()
                ? handle.createQuery(all + order)
                : handle.createQuery(all + OF_NAME + order).bind("name", name);
    }
}
