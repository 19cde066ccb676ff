package emberdelve.server.model;

/**
 * A watch over all items: it is told of each that is made, goes from one place to another, or ends.
 * It runs with every move of every item, so that it must be quick. Thread: world.
 */
public interface ItemWatch {
    /** The watch that watches nothing. */
    ItemWatch NONE =
            new ItemWatch() {
                @Override
                public void made(Item item, String reason) {}

                @Override
                public void moved(Item item, Place from, Place to) {}

                @Override
                public void ends(Item item, String reason) {}

                @Override
                public void endsStored(ItemId item, String reason) {}
            };

    /** An item was made, and is at its place. {@code reason}: the reason that the ledger books. */
    void made(Item item, String reason);

    /**
     * An item has gone from one place to another, with its contents. What is brought back from the
     * store comes from {@link Place.Nowhere} and may go on from there before anybody can use it.
     */
    void moved(Item item, Place from, Place to);

    /** An item is about to be destroyed, alone; its contents are told of one by one. */
    void ends(Item item, String reason);

    /** An item of somebody who is not in memory, and only stored, is destroyed. */
    void endsStored(ItemId item, String reason);
}
