package emberdelve.server.feature.wall;

import emberdelve.db.row.JsonColumn;
import emberdelve.db.row.Require;
import emberdelve.db.row.Sorted;
import emberdelve.db.row.Table;

import java.util.Map;

/**
 * The row of a character's deeds in the latest two weeks that have any.
 *
 * @param name the name of the character
 * @param weeks the tallies by the number of the week; week 0 began on 5 January 1970
 */
public record WallRow(long characterId, String name, @JsonColumn Map<Long, WallTally> weeks) {
    public static final Table<WallRow> TABLE = Table.of("wall", WallRow.class);

    public WallRow {
        Require.range("character_id", characterId, 1, Long.MAX_VALUE);
        Require.word("name", name);
        weeks = Sorted.copy(weeks);
    }
}
