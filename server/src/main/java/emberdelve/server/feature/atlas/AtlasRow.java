package emberdelve.server.feature.atlas;

import emberdelve.db.row.JsonColumn;
import emberdelve.db.row.Require;
import emberdelve.db.row.Sorted;
import emberdelve.db.row.Table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The row of a {@link Chart}.
 *
 * @param rooms by each zone's id, the rooms there that the character has been in: their ids without
 *     the zone
 */
public record AtlasRow(long characterId, @JsonColumn Map<String, List<String>> rooms) {
    public static final Table<AtlasRow> TABLE = Table.of("atlas", AtlasRow.class);

    public AtlasRow {
        Require.range("character_id", characterId, 1, Long.MAX_VALUE);
        var own = HashMap.<String, List<String>>newHashMap(rooms.size());
        rooms.forEach((zone, its) -> {
            Require.word("zone", zone);
            its.forEach(room -> Require.word("room", room));
        });
        // All rows are read at the start, and most hold the same few hundred ids, so each id is
        // kept once.
        rooms.forEach(
                (zone, its) -> own.put(zone.intern(), its.stream().map(String::intern).toList()));
        rooms = Sorted.copy(own);
    }
}
