package emberdelve.server.model;

import emberdelve.config.content.ItemType;

import java.util.Optional;

/** Where an item is: in exactly one place at any time. */
public sealed interface Place {
    /** In somebody's pack. */
    record Carried(Actor by) implements Place {}

    /** On somebody's body. */
    record Worn(Actor by, ItemType.Slot slot) implements Place {}

    /** A bank keeps it for somebody. */
    record Banked(Actor by) implements Place {}

    record OnFloor(Room room) implements Place {}

    record InCorpse(Corpse corpse) implements Place {}

    /** In another item. */
    record InContainer(Item container) implements Place {}

    /** The item was just made, or is destroyed. */
    enum Nowhere implements Place {
        NOWHERE
    }

    /** The actor that carries or wears the item, if any. */
    default Optional<Actor> bearer() {
        return switch (this) {
            case Carried(var by) -> Optional.of(by);
            case Worn(var by, _) -> Optional.of(by);
            case Banked _, OnFloor _, InCorpse _, InContainer _, Nowhere _ -> Optional.empty();
        };
    }

    /** The list that holds the item; empty for a worn item, which is only in its slot. */
    default Optional<Holder> holder() {
        return switch (this) {
            case Carried(var by) -> Optional.of(by.pack());
            case Banked(var by) -> Optional.of(by.vault().things());
            case OnFloor(var room) -> Optional.of(room.floor());
            case InCorpse(var corpse) -> Optional.of(corpse.items());
            case InContainer(var container) -> Optional.of(container.contents());
            case Worn _, Nowhere _ -> Optional.empty();
        };
    }
}
