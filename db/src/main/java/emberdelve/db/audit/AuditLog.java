package emberdelve.db.audit;

import emberdelve.db.open.Store;
import emberdelve.db.row.Require;
import java.util.List;

/**
 * Reads what the staff did, as of the last checkpoint.
 *
 * <p>Safe for any thread that may wait for a disk.
 */
public final class AuditLog {
    /** What one answer may hold; an older deed is found with the database's own tools. */
    public static final int LAST_MAX = 1_000;

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
        return store.read(handle -> handle.createQuery("""
                        SELECT * FROM audit_entry ORDER BY id DESC FETCH FIRST ? ROWS ONLY""")
                .bind(0, count)
                .map((row, _) -> AuditTable.read(row))
                .list());
    }
}
