package emberdelve.server.feature.reload;

import emberdelve.db.row.JsonColumn;
import emberdelve.db.row.Require;
import emberdelve.db.row.Sorted;
import emberdelve.db.row.Table;

import java.util.Map;

/**
 * The row of what changed content has done to a character.
 *
 * @param fromRoom the room that is gone; empty for none
 * @param toRoom where the character was brought; empty for nowhere
 * @param worn by the place where they were worn, the ids of the things that came off
 */
public record DisplacementRow(
        long characterId, String fromRoom, String toRoom, @JsonColumn Map<String, Long> worn) {
    public static final Table<DisplacementRow> TABLE =
            Table.of("displacement", DisplacementRow.class);

    public DisplacementRow {
        Require.range("character_id", characterId, 1, Long.MAX_VALUE);
        Require.text("from_room", fromRoom, Require.WORD_MAX_CHARS);
        Require.text("to_room", toRoom, Require.WORD_MAX_CHARS);
        worn.forEach((slot, item) -> {
            Require.word("worn", slot);
            Require.range("worn", item, 1, Long.MAX_VALUE);
        });
        worn = Sorted.copy(worn);
    }
}
