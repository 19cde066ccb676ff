package emberdelve.server.rule.spawn;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

/**
 * The respawn of a dead monster.
 *
 * @param monsterType the id of its type in the content
 * @param nest the id of its spawn point's room
 * @param dueTick the world's tick of the respawn
 */
public record RespawnRow(long id, String monsterType, String nest, long dueTick) {
    public static final Table<RespawnRow> TABLE = Table.of("monster_return", RespawnRow.class);

    public RespawnRow {
        Require.word("monster_type", monsterType);
        Require.word("nest", nest);
        Require.natural("due_tick", dueTick);
    }
}
