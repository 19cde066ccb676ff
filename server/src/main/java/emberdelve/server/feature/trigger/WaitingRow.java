package emberdelve.server.feature.trigger;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

/** The row of a {@link Waiting}, whose parts have the same meaning. */
public record WaitingRow(
        long id,
        long dueTick,
        String origin,
        String triggerName,
        String path,
        long selfId,
        String room,
        long actorId,
        int depth,
        int roll) {
    public static final Table<WaitingRow> TABLE = Table.of("trigger_waiting", WaitingRow.class);

    public WaitingRow {
        Require.range("id", id, 1, Long.MAX_VALUE);
        Require.natural("due_tick", dueTick);
        Require.word("origin", origin);
        Require.word("trigger_name", triggerName);
        Require.word("path", path);
        Require.natural("self_id", selfId);
        Require.word("room", room);
        Require.natural("actor_id", actorId);
        Require.range("depth", depth, 0, Chain.DEPTH_MAX);
        Require.range("roll", roll, 0, 100);
    }
}
