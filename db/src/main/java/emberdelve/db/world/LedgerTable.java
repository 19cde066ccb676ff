package emberdelve.db.world;

import emberdelve.db.row.Upsert;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** How a {@link LedgerRow} is written and read. Thread: the one that owns the handle. */
public final class LedgerTable {
    private static final String UPSERT = Upsert.into("ledger", """
            reason VARCHAR, gold_minted BIGINT, gold_destroyed BIGINT, items_minted BIGINT,
            items_destroyed BIGINT""");

    private LedgerTable() {
    }

    static void save(Handle handle, List<LedgerRow> rows) {
        if (rows.isEmpty()) return;

        try (var batch = handle.prepareBatch(UPSERT)) {
            for (var row : rows) {
                batch.add(row.reason(), row.goldMinted(), row.goldDestroyed(), row.itemsMinted(),
                        row.itemsDestroyed());
            }
            batch.execute();
        }
    }

    /** All of it: one row a source, and sources are content. */
    public static List<LedgerRow> all(Handle handle) {
        return handle.createQuery("SELECT * FROM ledger ORDER BY reason")
                .map((row, _) -> new LedgerRow(
                        row.getString("reason"), row.getLong("gold_minted"),
                        row.getLong("gold_destroyed"), row.getLong("items_minted"),
                        row.getLong("items_destroyed")))
                .list();
    }
}
