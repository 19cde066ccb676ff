package emberdelve.server.feature.reload;

import emberdelve.db.row.JsonColumn;
import emberdelve.db.row.Require;
import emberdelve.db.row.Sorted;
import emberdelve.db.row.Table;

import java.util.Map;

/**
 * The row of a {@link Displacement}: the effects of changed content on a character.
 *
 * @param fromRoom the id of the room that is gone; empty if the character was brought nowhere
 * @param toRoom the id of the room to which the character was brought; empty if it was brought
 *     nowhere
 * @param worn the ids of the items that came off, by the places where they were worn
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
