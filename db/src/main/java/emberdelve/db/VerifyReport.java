package emberdelve.db;

import emberdelve.db.lost.LostAndFound;
import emberdelve.db.open.OpeningProgress;
import emberdelve.db.row.Sql;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.seal.RegionTable;
import emberdelve.db.world.Tables;
import emberdelve.db.world.WorldAudit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The findings of a check of the whole store.
 *
 * @param sound whether the world may be played on
 * @param lines for the operator: the counts when it is sound, else one line a complaint
 * @param gold coins in purses and corpses
 * @param checkpoint the number of the last checkpoint, the largest of all regions; 0 when none
 *     could be read
 */
public record VerifyReport(
        boolean sound,
        List<String> lines,
        long characters,
        long items,
        long corpses,
        long gold,
        long checkpoint) {
    public VerifyReport {
        lines = List.copyOf(lines);
    }

    /** Checks the whole store. Thread: the one that owns the connection, inside one transaction. */
    static VerifyReport of(Sql sql, Tables tables, OpeningProgress progress) {
        var found = WorldAudit.of(sql, tables, progress);
        var regions = RegionTable.all(sql);
        var lines = new ArrayList<>(found.complaints());
        if (lines.isEmpty()) lines.add(summary(found, regions));
        if (found.complaints().isEmpty()) lines.addAll(LostAndFound.told(sql));
        return new VerifyReport(
                found.complaints().isEmpty(),
                lines,
                found.characters(),
                found.items(),
                found.corpses(),
                found.gold(),
                RegionRow.together(regions).checkpoint());
    }

    private static String summary(WorldAudit.Findings found, List<RegionRow> regions) {
        return "sound at "
                + regions.stream()
                        .map(region -> told(region, regions.size() > 1))
                        .collect(Collectors.joining("; "))
                + ": "
                + found.characters()
                + " characters, "
                + found.items()
                + " items, "
                + found.corpses()
                + " corpses, "
                + found.gold()
                + " gold";
    }

    private static String told(RegionRow region, boolean isNamed) {
        return "checkpoint "
                + region.checkpoint()
                + (isNamed ? " of " + region.name() : "")
                + ", tick "
                + region.tick();
    }
}
