package emberdelve.server.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A list of items in a pack, on a floor or in a corpse, in the order in which they came. */
public final class Holder {
    // Most things hold nothing, and most packs little.
    private final List<Item> items = new ArrayList<>(0);

    /** The items in the order in which they came; a live view. */
    public List<Item> items() {
        return Collections.unmodifiableList(items);
    }

    void add(Item item) {
        items.add(item);
    }

    void remove(Item item) {
        if (!items.remove(item)) throw new IllegalStateException(item.id() + " is not here");
    }
}
