package emberdelve.server.model;

import emberdelve.config.content.ItemType;

/** A place of items that is not inside of another item. */
public sealed interface OuterPlace extends Place {
    /** A place in somebody's pack. */
    record Carried(Actor by) implements OuterPlace, Listed {
        @Override
        public Holder holder() {
            return by.pack();
        }

        @Override
        public void put(Item item) {
            Listed.super.put(item);
            by.belongingsChanged();
        }

        @Override
        public void remove(Item item) {
            Listed.super.remove(item);
            by.belongingsChanged();
        }

        @Override
        public void itemImproved() {
            by.belongingsChanged();
        }
    }

    /** A place on somebody's body; in a slot, and in no list. */
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

    /** A place in somebody's bank account. */
    record Banked(Actor by) implements OuterPlace, Listed {
        @Override
        public Holder holder() {
            return by.vault().things();
        }
    }

    record OnFloor(Room room) implements OuterPlace, Listed {
        @Override
        public Holder holder() {
            return room.floor();
        }
    }

    record InCorpse(Corpse corpse) implements OuterPlace, Listed {
        @Override
        public Holder holder() {
            return corpse.items();
        }
    }
}
