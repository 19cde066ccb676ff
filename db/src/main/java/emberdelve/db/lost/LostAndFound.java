package emberdelve.db.lost;

import emberdelve.db.character.ItemRow;
import emberdelve.db.row.Sql;
import emberdelve.db.seal.OwnDigests;
import emberdelve.db.seal.RegionTable;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The search for items that are nowhere: their holder does not exist, or they lie in an item that
 * is elsewhere, or in themselves. Thread: the one that owns the connection, inside one transaction.
 */
public final class LostAndFound {
    private static final Logger LOG = LoggerFactory.getLogger(LostAndFound.class);

    /**
     * The deepest nesting of items; the game allows less, so what seems deeper goes round in a
     * circle.
     */
    private static final int DEPTH_MAX = 64;

    private final Map<Long, ItemRow> nested = new LinkedHashMap<>();
    private final Map<Long, ItemRow> containers = new HashMap<>();
    private final Map<Long, LostRow> lost = new LinkedHashMap<>();
    private final long tick;

    private LostAndFound(long tick) {
        this.tick = tick;
    }

    /** Finds the items that have to be put aside; changes nothing. */
    public static List<LostRow> look(Sql sql) {
        var found = new LostAndFound(RegionTable.together(sql).tick());
        found.search(sql);
        return List.copyOf(found.lost.values());
    }

    /** Puts all those items aside, each with a line in the log. */
    public static void collect(Sql sql) {
        var found = look(sql);
        if (found.isEmpty()) return;

        var change = 0L;
        for (var row : found) {
            LOG.warn("put into the lost-and-found: {}", row);
            LostTable.take(sql, row);
            change += row.digest() - row.item().digest();
        }
        RegionTable.changeDigest(sql, change);
        OwnDigests.checkpointWritten(sql);
    }

    private void search(Sql sql) {
        orphans(sql, "character_id", "player_character", "whoever had it");
        orphans(sql, "corpse_id", "corpse", "the corpse it lay in");
        orphans(sql, "monster_id", "monster", "the monster that had it");
        for (var row : ItemRow.TABLE.where(sql, "container_id IS NOT NULL"))
            nested.put(row.id(), row);
        for (var row : ItemRow.TABLE.where(sql, "id IN (SELECT container_id FROM item)"))
            containers.put(row.id(), row);
        // What lies in something that is lost is lost, too, however deep.
        var before = -1;
        while (before != lost.size()) {
            before = lost.size();
            for (var row : nested.values()) misplaced(row).ifPresent(why -> lose(row, why));
        }
    }

    private void orphans(Sql sql, String column, String table, String who) {
        for (var row :
                ItemRow.TABLE.where(
                        sql,
                        // Read from the row, not from an index that may be damaged.
                        column
                                + " + 0 IS NOT NULL AND NOT EXISTS (SELECT 1"
                                + " FROM "
                                + table
                                + " h WHERE h.id = item."
                                + column
                                + " + 0)")) lose(row, who + " does not exist");
    }

    private Optional<String> misplaced(ItemRow row) {
        var holder = holderOf(row);
        if (holder.isEmpty()) return Optional.of("what it lay in does not exist");
        if (!holder.get().place().equals(row.place()))
            return Optional.of("what it lay in is elsewhere");

        var depth = 0;
        for (var at = holder; at.isPresent(); at = holderOf(at.get())) {
            if (depth++ > DEPTH_MAX) return Optional.of("it lay in itself");
        }
        return Optional.empty();
    }

    private Optional<ItemRow> holderOf(ItemRow row) {
        return row.containerId()
                .filter(id -> !lost.containsKey(id))
                .flatMap(id -> Optional.ofNullable(containers.get(id)));
    }

    private void lose(ItemRow row, String why) {
        lost.putIfAbsent(row.id(), new LostRow(row, why, tick));
    }

    /**
     * The items that are put aside, and those that have to be, as lines for the operator; empty
     * when all is well.
     */
    public static List<String> told(Sql sql) {
        var lines = new ArrayList<String>();
        LostTable.each(sql, row -> lines.add("in the lost-and-found: " + row));
        for (var row : look(sql)) lines.add("for the lost-and-found at the next start: " + row);
        return lines;
    }
}
