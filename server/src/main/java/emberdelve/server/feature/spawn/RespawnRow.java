package emberdelve.server.feature.spawn;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

/**
 * A monster that has died and will come back.
 *
 * @param monsterType its type's id in the content
 * @param nest the id of the room it belongs to
 * @param dueTick the world's tick in which it comes
 */
public record RespawnRow(long id, String monsterType, String nest, long dueTick) {
    public static final Table<RespawnRow> TABLE =
            Table.of("monster_return", RespawnRow.class).countingAll();

    public RespawnRow {
        Require.word("monster_type", monsterType);
        Require.word("nest", nest);
        Require.natural("due_tick", dueTick);
    }
}
