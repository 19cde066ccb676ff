package emberdelve.server.feature.reload;

import emberdelve.config.content.ItemType;
import emberdelve.config.content.RoomId;
import emberdelve.server.model.ItemId;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * The effects of changed content on a character, which are to be undone later.
 *
 * @param stay the stay where it was brought; empty if it was brought nowhere
 * @param worn the things that came off, by the places where they were worn
 */
record Displacement(Optional<Stay> stay, Map<ItemType.Slot, ItemId> worn) {
    static final Displacement NONE = new Displacement(Optional.empty(), Map.of());

    /**
     * A stay in a room to which the character was brought.
     *
     * @param from the room that is gone, from which the character was brought
     */
    record Stay(RoomId from, RoomId to) {}

    Displacement {
        var sorted = new EnumMap<ItemType.Slot, ItemId>(ItemType.Slot.class);
        sorted.putAll(worn);
        worn = Collections.unmodifiableMap(sorted);
    }

    boolean isNothing() {
        return stay.isEmpty() && worn.isEmpty();
    }

    Displacement with(Optional<Stay> now) {
        return new Displacement(now, worn);
    }

    Displacement with(ItemType.Slot slot, ItemId item) {
        var more = new EnumMap<ItemType.Slot, ItemId>(ItemType.Slot.class);
        more.putAll(worn);
        more.put(slot, item);
        return new Displacement(stay, more);
    }

    Displacement without(ItemType.Slot slot) {
        var less = new EnumMap<ItemType.Slot, ItemId>(ItemType.Slot.class);
        less.putAll(worn);
        less.remove(slot);
        return new Displacement(stay, less);
    }
}
