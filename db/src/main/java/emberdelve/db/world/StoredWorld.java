package emberdelve.db.world;

import emberdelve.db.character.CorpseRow;
import emberdelve.db.character.ItemRow;
import emberdelve.db.row.Sql;
import emberdelve.db.row.Table;
import emberdelve.db.seal.RegionRow;
import emberdelve.db.seal.WorldRow;
import emberdelve.db.zone.MonsterRow;

import java.util.ArrayList;
import java.util.List;

/**
 * The rows that a region of the world needs before its first tick. Characters are read when they
 * log in. Items, corpses, monsters, names and others are those of all regions.
 *
 * @param items the items that no character has, smallest id first
 * @param monsters the monsters that own or have learned something, smallest id first
 * @param ledger the region's own rows
 * @param names the names of all characters
 * @param others all rows of the tables that features brought, table by table
 */
public record StoredWorld(
        WorldRow world,
        RegionRow region,
        List<ItemRow> items,
        List<CorpseRow> corpses,
        List<MonsterRow> monsters,
        List<LedgerRow> ledger,
        List<KnownName> names,
        List<Record> others) {
    /**
     * The condition for items that no character has. It is written so that no index is used: a
     * damaged index loses rows, and the audit would not notice it for rows without a holder.
     */
    private static final String IN_WORLD = "character_id + 0 IS NULL";

    public StoredWorld {
        items = List.copyOf(items);
        corpses = List.copyOf(corpses);
        monsters = List.copyOf(monsters);
        ledger = List.copyOf(ledger);
        names = List.copyOf(names);
        others = List.copyOf(others);
    }

    /** A world of one region that has never been played. */
    public static StoredWorld empty(WorldRow world) {
        return empty(world, RegionRow.untouched(RegionRow.WHOLE));
    }

    /** A world in which nothing has been stored but that row of its region. */
    public static StoredWorld empty(WorldRow world, RegionRow region) {
        return new StoredWorld(
                world, region, List.of(), List.of(), List.of(), List.of(), List.of(), List.of());
    }

    /** The same world with other things, corpses and monsters. */
    public StoredWorld with(
            List<ItemRow> otherItems,
            List<CorpseRow> otherCorpses,
            List<MonsterRow> otherMonsters) {
        return new StoredWorld(
                world, region, otherItems, otherCorpses, otherMonsters, ledger, names, others);
    }

    static StoredWorld read(Sql sql, WorldRow world, RegionRow region, Tables tables) {
        var others = new ArrayList<Record>();
        for (var table : tables.ofFeatures()) table.each(sql, others::add);
        return new StoredWorld(
                world,
                region,
                ItemRow.TABLE.where(sql, IN_WORLD),
                CorpseRow.TABLE.all(sql),
                MonsterRow.TABLE.all(sql),
                LedgerRow.TABLE.all(sql).stream()
                        .filter(row -> row.region().equals(region.name()))
                        .toList(),
                KnownName.all(sql),
                others);
    }

    /** The rows of a table that a feature brought, smallest key first. */
    public <R extends Record> List<R> rows(Table<R> table) {
        return others.stream().filter(table.row()::isInstance).map(table.row()::cast).toList();
    }
}
