package emberdelve.server.feature.path;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

/** The row of a character's choice; {@code path}: the id of the path. */
public record PathRow(long characterId, String path) {
    public static final Table<PathRow> TABLE = Table.of("path", PathRow.class);

    public PathRow {
        Require.range("character_id", characterId, 1, Long.MAX_VALUE);
        Require.word("path", path);
    }
}
