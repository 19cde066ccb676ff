package emberdelve.server.feature.atlas;

import emberdelve.db.row.JsonColumn;
import emberdelve.db.row.Require;
import emberdelve.db.row.Sorted;
import emberdelve.db.row.Table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The rooms that a character has been in.
 *
 * @param rooms by the zone's id, the ids of its rooms without their zone
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
        // All rows are read at the start, and in most of them are the same few hundred words.
        rooms.forEach(
                (zone, its) -> own.put(zone.intern(), its.stream().map(String::intern).toList()));
        rooms = Sorted.copy(own);
    }
}
