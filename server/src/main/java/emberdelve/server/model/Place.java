package emberdelve.server.model;

/**
 * Where an item is: in exactly one place at any time. Equal places are the same one. What is called
 * here is called by {@link Item} alone; whoever moves an item calls {@link Item#moveTo}.
 */
public interface Place {
    /**
     * @throws IllegalStateException when one item more cannot be here
     */
    default void requireFree() {}

    void put(Item item);

    void remove(Item item);

    /** An item that is here does more than before. */
    default void improved() {}

    /** In another item. */
    record InContainer(Item container) implements Place {
        @Override
        public void put(Item item) {
            container.contents().add(item);
        }

        @Override
        public void remove(Item item) {
            container.contents().remove(item);
        }
    }

    /** The item was just made, or is destroyed. */
    enum Nowhere implements Place {
        NOWHERE;

        @Override
        public void put(Item item) {}

        @Override
        public void remove(Item item) {}
    }
}
