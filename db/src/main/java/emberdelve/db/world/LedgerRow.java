package emberdelve.db.world;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;
import emberdelve.db.seal.RegionRow;

/**
 * The sums of what one source has brought into a region and taken out of it since the beginning. As
 * gold and items wander between regions, only all rows together say how much there is: the sum of
 * all gold is what was minted less what was destroyed; so is the number of items.
 *
 * @param entry the name of the region, a slash and the reason, which is the source: "whole/spawn
 *     kobold", "whole/kit guardian", "whole/staff"
 * @param goldMinted coins, in all
 * @param goldDestroyed coins, in all
 * @param itemsMinted pieces, in all
 * @param itemsDestroyed pieces, in all
 */
public record LedgerRow(
        String entry, long goldMinted, long goldDestroyed, long itemsMinted, long itemsDestroyed) {
    public static final Table<LedgerRow> TABLE = Table.of("ledger", LedgerRow.class);

    public LedgerRow {
        var slash = entry.indexOf('/');
        RegionRow.requireName(entry.substring(0, Math.max(slash, 0)));
        Require.word("reason", entry.substring(slash + 1));
        Require.natural("gold_minted", goldMinted);
        Require.natural("gold_destroyed", goldDestroyed);
        Require.natural("items_minted", itemsMinted);
        Require.natural("items_destroyed", itemsDestroyed);
    }

    /** The sums of a reason in a region. */
    public LedgerRow(
            String region,
            String reason,
            long goldMinted,
            long goldDestroyed,
            long itemsMinted,
            long itemsDestroyed) {
        this(entry(region, reason), goldMinted, goldDestroyed, itemsMinted, itemsDestroyed);
    }

    /** The key of the row of that reason in that region. */
    public static String entry(String region, String reason) {
        return region + "/" + reason;
    }

    public String region() {
        return entry.substring(0, entry.indexOf('/'));
    }

    public String reason() {
        return entry.substring(entry.indexOf('/') + 1);
    }

    /** The sums of this row and of another one, for that region. */
    LedgerRow with(LedgerRow other, String region) {
        return new LedgerRow(
                region,
                reason(),
                goldMinted + other.goldMinted,
                goldDestroyed + other.goldDestroyed,
                itemsMinted + other.itemsMinted,
                itemsDestroyed + other.itemsDestroyed);
    }
}
