package emberdelve.db.world;

import emberdelve.db.row.Upsert;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

import java.util.List;

/** How a {@link LedgerRow} is written and read. Thread: the one that owns the handle. */
public final class LedgerTable {
    private static final Upsert UPSERT =
            Upsert.into(
                    "ledger",
                    """
                    reason, gold_minted, gold_destroyed, items_minted,
                    items_destroyed\
                    """);

    private LedgerTable() {}

    static void save(Handle handle, List<LedgerRow> rows) {
        UPSERT.save(handle, rows, LedgerTable::values);
    }

    private static @Nullable Object[] values(LedgerRow row) {
        return new @Nullable Object[] {
            row.reason(),
            row.goldMinted(),
            row.goldDestroyed(),
            row.itemsMinted(),
            row.itemsDestroyed()
        };
    }

    /** All of it: one row a source, and sources are content. */
    public static List<LedgerRow> all(Handle handle) {
        return handle.createQuery("SELECT * FROM ledger ORDER BY reason")
                .map((row, _) ->
                        new LedgerRow(
                                row.getString("reason"),
                                row.getLong("gold_minted"),
                                row.getLong("gold_destroyed"),
                                row.getLong("items_minted"),
                                row.getLong("items_destroyed")))
                .list();
    }
}
