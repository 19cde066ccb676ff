package emberdelve.server.feature.trigger;

import emberdelve.db.row.JsonColumn;
import emberdelve.db.row.Require;
import emberdelve.db.row.Sorted;
import emberdelve.db.row.Table;

import java.util.Map;

/**
 * The row of what one zone, room, monster or character remembers.
 *
 * @param id the id of the actor, or an id of the world that was given to the place
 * @param owner the kind of owner, with the id of a place: {@code zone old-mine}, {@code room
 *     old-mine/stables}, {@code actor}
 * @param remembered the values as content writes them, by the variables' names
 */
public record MemoryRow(long id, String owner, @JsonColumn Map<String, String> remembered) {
    public static final Table<MemoryRow> TABLE = Table.of("memory", MemoryRow.class);

    private static final int VALUE_MAX_CHARS = 100;

    public MemoryRow {
        Require.range("id", id, 1, Long.MAX_VALUE);
        Require.word("owner", owner);
        remembered.forEach((name, value) -> {
            Require.word("remembered", name);
            Require.text("remembered", value, VALUE_MAX_CHARS);
        });
        remembered = Sorted.copy(remembered);
    }
}
