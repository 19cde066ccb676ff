package emberdelve.db.transfer;

import emberdelve.db.character.ItemRow;
import emberdelve.db.row.Sql;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The items in containers that stand in a room and are bound to one character, such as the chest of
 * a rented room: they are that character's, although no column of the row says so.
 */
public final class Chests {
    private final Map<Long, List<ItemRow>> byOwner = new HashMap<>();

    private Chests(List<ItemRow> inRooms) {
        var byId = new HashMap<Long, ItemRow>();
        for (var item : inRooms) byId.put(item.id(), item);
        for (var item : inRooms) {
            if (item.containerId().isEmpty()) continue;
            var owner = outermost(item, byId).map(ItemRow::boundTo).orElse(0L);
            if (owner > 0) byOwner.computeIfAbsent(owner, _ -> new ArrayList<>()).add(item);
        }
        for (var its : byOwner.values()) its.sort(Comparator.comparingLong(ItemRow::id));
    }

    /**
     * Reads the chests of all characters at once, because no index finds those of one character.
     */
    public static Chests read(Sql sql) {
        return new Chests(
                ItemRow.TABLE.where(
                        sql, "room IS NOT NULL AND (bound_to > 0 OR container_id IS NOT NULL)"));
    }

    /** The items in the character's chests, smallest id first, without the chests. */
    public List<ItemRow> of(long character) {
        return byOwner.getOrDefault(character, List.of());
    }

    private static Optional<ItemRow> outermost(ItemRow item, Map<Long, ItemRow> byId) {
        var at = Optional.of(item);
        while (at.flatMap(ItemRow::containerId).isPresent())
            at = at.flatMap(ItemRow::containerId).map(byId::get);
        return at;
    }
}
