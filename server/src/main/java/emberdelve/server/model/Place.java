package emberdelve.server.model;

import emberdelve.config.content.ItemType;

import java.util.Optional;

/** Where an item is: exactly one of these at any time. */
public sealed interface Place {
    /** In somebody's pack. */
    record Carried(Actor by) implements Place {}

    /** On somebody's body. */
    record Worn(Actor by, ItemType.Slot slot) implements Place {}

    /** A bank keeps it for somebody. */
    record Banked(Actor by) implements Place {}

    record OnFloor(Room room) implements Place {}

    record InCorpse(Corpse corpse) implements Place {}

    /** In another thing, wherever that is. */
    record InContainer(Item container) implements Place {}

    /** Made but not placed yet, or destroyed. */
    enum Nowhere implements Place {
        NOWHERE
    }

    /** Whoever has it on it; empty where nobody does. */
    default Optional<Actor> bearer() {
        return switch (this) {
            case Carried(var by) -> Optional.of(by);
            case Worn(var by, _) -> Optional.of(by);
            case Banked _, OnFloor _, InCorpse _, InContainer _, Nowhere _ -> Optional.empty();
        };
    }

    /** Where it is listed; a worn item is listed nowhere but in its slot. */
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
