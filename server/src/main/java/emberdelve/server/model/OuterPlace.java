package emberdelve.server.model;

import emberdelve.config.content.ItemType;

/** A place of items that is not inside of another item. */
public sealed interface OuterPlace extends Place {
    /** In somebody's pack. */
    record Carried(Actor by) implements OuterPlace {
        @Override
        public void put(Item item) {
            by.pack().add(item);
            by.belongingsChanged();
        }

        @Override
        public void remove(Item item) {
            by.pack().remove(item);
            by.belongingsChanged();
        }

        @Override
        public void itemImproved() {
            by.belongingsChanged();
        }
    }

    /** On somebody's body; in its slot alone, and in no list. */
    record Worn(Actor by, ItemType.Slot slot) implements OuterPlace {
        @Override
        public void checkFree() {
            if (by.worn().containsKey(slot)) throw new IllegalStateException(slot + " is taken");
        }

        @Override
        public void put(Item item) {
            by.putOn(slot, item);
            by.belongingsChanged();
        }

        @Override
        public void remove(Item item) {
            by.takeOff(slot);
            by.belongingsChanged();
        }

        @Override
        public void itemImproved() {
            by.refit();
            by.belongingsChanged();
        }
    }

    /** A bank keeps it for somebody. */
    record Banked(Actor by) implements OuterPlace {
        @Override
        public void put(Item item) {
            by.vault().things().add(item);
        }

        @Override
        public void remove(Item item) {
            by.vault().things().remove(item);
        }
    }

    record OnFloor(Room room) implements OuterPlace {
        @Override
        public void put(Item item) {
            room.floor().add(item);
        }

        @Override
        public void remove(Item item) {
            room.floor().remove(item);
        }
    }

    record InCorpse(Corpse corpse) implements OuterPlace {
        @Override
        public void put(Item item) {
            corpse.items().add(item);
        }

        @Override
        public void remove(Item item) {
            corpse.items().remove(item);
        }
    }
}
