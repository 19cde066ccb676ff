package emberdelve.server.model;

/**
 * The place of an item, which is in exactly one place at any time. Equal objects mean the same
 * place. Only {@link Item} calls these methods; whoever moves an item calls {@link Item#moveTo}.
 */
public interface Place {
    /**
     * @throws IllegalStateException when there is no room for one more
     */
    default void checkFree() {}

    void put(Item item);

    void remove(Item item);

    /** Takes note that an item in this place was improved. */
    default void itemImproved() {}

    /** A place that is a list of items. */
    interface Listed extends Place {
        Holder holder();

        @Override
        default void put(Item item) {
            holder().add(item);
        }

        @Override
        default void remove(Item item) {
            holder().remove(item);
        }
    }

    /** A place in another item. */
    record InContainer(Item container) implements Listed {
        @Override
        public Holder holder() {
            return container.contents();
        }
    }

    /** The place of an item that was just made, or is destroyed. */
    enum Nowhere implements Place {
        NOWHERE;

        @Override
        public void put(Item item) {}

        @Override
        public void remove(Item item) {}
    }
}
