package emberdelve.db.world;

import emberdelve.db.row.Sql;
import emberdelve.db.seal.OwnDigests;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.seal.RegionTable;
import emberdelve.db.seal.WorldTable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * The division of a stopped world into regions. Which rows belong to which region is not stored: it
 * follows from their rooms.
 *
 * <p>Thread: the one that owns the connection, inside one transaction.
 */
final class Division {
    private final Sql sql;
    private final List<String> names;
    private final Tables tables;
    private long difference;

    private Division(Sql sql, List<String> names, Tables tables) {
        this.sql = sql;
        this.names = names;
        this.tables = tables;
    }

    /**
     * Makes these the regions of the world, if they are not already. Each begins at the latest tick
     * and with the largest numbers of those before; the first has the digest of all rows, without
     * those that the store counts while there are several, and the ledger of those that are no
     * more. The next id of each is above all ids in any case, because each may have given any
     * below.
     *
     * @param names at least one, each once
     */
    static void into(Sql sql, List<String> names, Tables tables) {
        if (names.isEmpty() || new TreeSet<>(names).size() < names.size())
            throw new IllegalArgumentException(
                    "regions: " + names + " (expected: at least one, each once)");
        new Division(sql, names, tables).make();
    }

    private void make() {
        var before = RegionTable.all(sql);
        var together = RegionRow.together(before);
        var stored = before.stream().map(RegionRow::name).toList();
        if (!stored.equals(names.stream().sorted().toList())) {
            foldLedger();
            difference += WorldTable.features(sql);
            var features = names.size() > 1 ? FeatureRows.digest(sql, tables) : 0;
            difference -= features;
            WorldTable.countFeatures(sql, features);
            RegionTable.replace(sql, rows(together));
        } else if (before.stream().allMatch(row -> row.nextId() == together.nextId())) {
            return;
        } else {
            for (var row : before) RegionTable.update(sql, row.withNextId(together.nextId()));
        }
        OwnDigests.seal(sql);
    }

    private List<RegionRow> rows(RegionRow together) {
        var rows = new ArrayList<RegionRow>();
        for (var name : names)
            rows.add(
                    new RegionRow(
                            name,
                            together.tick(),
                            together.checkpoint(),
                            together.nextId(),
                            rows.isEmpty() ? together.digest() + difference : 0));
        return rows;
    }

    /** Adds the ledger's rows of regions that are no more to those of the first one. */
    private void foldLedger() {
        var first = names.getFirst();
        var kept = new LinkedHashMap<String, LedgerRow>();
        var gone = new ArrayList<LedgerRow>();
        for (var row : LedgerRow.TABLE.all(sql)) {
            if (!names.contains(row.region())) gone.add(row);
            else if (row.region().equals(first)) kept.put(row.reason(), row);
        }
        var sums = new LinkedHashMap<String, LedgerRow>();
        for (var row : gone) {
            var reason = row.reason();
            var before = sums.getOrDefault(reason, kept.getOrDefault(reason, nothing(reason)));
            sums.put(reason, row.with(before, first));
        }
        for (var row : gone) remove(row);
        sums.forEach((reason, row) -> difference += digest(row) - digestOf(kept, reason));
        LedgerRow.TABLE.save(sql, List.copyOf(sums.values()));
    }

    private LedgerRow nothing(String reason) {
        return new LedgerRow(names.getFirst(), reason, 0, 0, 0, 0);
    }

    private void remove(LedgerRow row) {
        sql.execute("DELETE FROM ledger WHERE entry = ?", row.entry());
        difference -= digest(row);
    }

    private static long digestOf(Map<String, LedgerRow> kept, String reason) {
        var row = kept.get(reason);
        return row == null ? 0 : digest(row);
    }

    private static long digest(LedgerRow row) {
        return LedgerRow.TABLE.digest(row);
    }
}
