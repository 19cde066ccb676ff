package emberdelve.db.world;

import emberdelve.db.account.Accounts;
import emberdelve.db.audit.AuditTable;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ItemRow;
import emberdelve.db.lost.LostTable;
import emberdelve.db.open.OpeningProgress;
import emberdelve.db.row.PlainText;
import emberdelve.db.row.Sql;
import emberdelve.db.row.Table;
import emberdelve.db.seal.OwnDigests;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.seal.RegionTable;
import emberdelve.db.seal.WorldTable;

import java.util.ArrayList;
import java.util.List;

/**
 * The audit of the world, which reads every row once and says whether the rows can be true
 * together: the digest, the gold and the items against the ledger, the ids, the chain of the audit
 * log.
 *
 * <p>Thread: the one that owns the connection, inside one transaction.
 */
public final class WorldAudit {
    /** The number of rows between two calls of the listener. */
    private static final int TELL_EVERY = 1_000;

    private final Tables tables;
    private final OpeningProgress progress;
    private final List<String> complaints = new ArrayList<>();
    private long characters;
    private long items;
    private long corpses;
    private long gold;
    private long digest;
    private long largestId;
    private long seen;
    private long inAll;

    private WorldAudit(Tables tables, OpeningProgress progress) {
        this.tables = tables;
        this.progress = progress;
    }

    /**
     * The findings of an audit.
     *
     * @param complaints the complaints, one clause each; empty when all is well
     * @param gold coins in purses, banks and corpses
     */
    public record Findings(
            List<String> complaints, long characters, long items, long corpses, long gold) {
        public Findings {
            complaints = List.copyOf(complaints);
        }
    }

    /**
     * Audits the world. Rows are read a page at a time, so that a world of any size fits into the
     * memory.
     */
    public static Findings of(Sql sql, Tables tables, OpeningProgress progress) {
        var audit = new WorldAudit(tables, progress);
        try {
            audit.readAll(sql);
        } catch (IllegalArgumentException unlawful) {
            // A row that its own record refuses: the database was changed behind our back.
            audit.complaints.add("a row that cannot be (" + unlawful.getMessage() + ")");
        }
        return new Findings(
                audit.complaints, audit.characters, audit.items, audit.corpses, audit.gold);
    }

    private void readAll(Sql sql) {
        inAll =
                sql.number(
                        """
                        SELECT (SELECT COUNT(*) FROM player_character)
                             + (SELECT COUNT(*) FROM corpse) + (SELECT COUNT(*) FROM item)\
                        """);
        for (var table : tables.all()) count(sql, table);
        LostTable.each(
                sql,
                row -> {
                    items++;
                    count(row.item().id(), row.digest());
                });
        compare(RegionTable.all(sql), WorldTable.features(sql), LedgerRow.TABLE.all(sql));
        complaints.addAll(IndexProbe.complaints(sql, tables));
        complaints.addAll(OwnDigests.complaints(sql, Accounts::digest));
        AuditTable.firstBroken(sql)
                .ifPresent(id ->
                        complaints.add(
                                "audit entry " + id + " was changed, or one before it taken out"));
    }

    private <R extends Record> void count(Sql sql, Table<R> table) {
        table.each(
                sql,
                row -> {
                    switch (row) {
                        case CharacterRow character -> {
                            characters++;
                            gold += character.purse().all();
                        }
                        case CorpseRow corpse -> {
                            corpses++;
                            gold += corpse.gold();
                        }
                        case ItemRow _ -> items++;
                        default -> {}
                    }
                    count(table.key(row) instanceof Long id ? id : 0, table.digest(row));
                });
    }

    private void count(long id, long rowDigest) {
        largestId = Math.max(largestId, id);
        digest += rowDigest;
        if (++seen % TELL_EVERY == 0) progress.reached("checking", seen, inAll);
    }

    /**
     * @param features the digest of the rows of features that is in no region's share
     */
    private void compare(List<RegionRow> regions, long features, List<LedgerRow> ledger) {
        var together = RegionRow.together(regions);
        var names = regions.stream().map(RegionRow::name).toList();
        var expectedGold = 0L;
        var expectedItems = 0L;
        for (var row : ledger) {
            expectedGold += row.goldMinted() - row.goldDestroyed();
            expectedItems += row.itemsMinted() - row.itemsDestroyed();
            if (!names.contains(row.region()))
                complaints.add(
                        "the ledger has an entry of no region (" + PlainText.of(row.entry()) + ")");
        }
        expect("the digest of all rows", digest, together.digest() + features);
        expect("gold", gold, expectedGold);
        expect("items", items, expectedItems);
        if (largestId >= together.nextId()) {
            complaints.add(
                    "the id "
                            + largestId
                            + " is in use (expected: below "
                            + together.nextId()
                            + ")");
        }
    }

    private void expect(String what, long found, long expected) {
        if (found == expected) return;
        complaints.add(what + " is " + found + " (expected: " + expected + ")");
    }
}
