package emberdelve.db.world;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

/**
 * The sums of what one source has brought into the world and taken out of it since the beginning.
 * The sum of all gold is what was minted less what was destroyed; so is the number of items.
 *
 * @param reason the source, unique: "spawn kobold", "kit guardian", "staff"
 * @param goldMinted coins, in all
 * @param goldDestroyed coins, in all
 * @param itemsMinted pieces, in all
 * @param itemsDestroyed pieces, in all
 */
public record LedgerRow(
        String reason, long goldMinted, long goldDestroyed, long itemsMinted, long itemsDestroyed) {
    public static final Table<LedgerRow> TABLE = Table.of("ledger", LedgerRow.class);

    public LedgerRow {
        Require.word("reason", reason);
        Require.natural("gold_minted", goldMinted);
        Require.natural("gold_destroyed", goldDestroyed);
        Require.natural("items_minted", itemsMinted);
        Require.natural("items_destroyed", itemsDestroyed);
    }
}
