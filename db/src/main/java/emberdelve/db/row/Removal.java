package emberdelve.db.row;

import org.jdbi.v3.core.Handle;

import java.util.List;

/** Takes rows out by their keys. Thread: the one that owns the handle. */
public final class Removal {
    private Removal() {}

    /**
     * A key that is not there does no harm.
     *
     * @param table a table of ours, never text from outside; so is {@code key}
     */
    public static void from(Handle handle, String table, String key, List<Long> keys) {
        if (keys.isEmpty()) return;
        try (var batch = handle.prepareBatch("DELETE FROM " + table + " WHERE " + key + " = ?")) {
            keys.forEach(batch::add);
            batch.execute();
        }
    }
}
