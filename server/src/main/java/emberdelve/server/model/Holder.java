package emberdelve.server.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What can hold items: somebody's pack, a floor, a corpse. Keeps them in the order they came. */
public final class Holder {
    private final List<Item> items = new ArrayList<>();
    private final List<Item> view = Collections.unmodifiableList(items);

    /** A live view, in the order in which the items came. */
    public List<Item> items() {
        return view;
    }

    void add(Item item) {
        items.add(item);
    }

    void remove(Item item) {
        if (!items.remove(item)) throw new IllegalStateException(item.id() + " is not here");
    }
}
