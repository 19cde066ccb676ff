package emberdelve.server.model;

/** The rule which item fits into which container: limits of depth, number and weight. Pure. */
public final class Nesting {
    /** The depth to which containers may be nested; it bounds every search. */
    public static final int DEPTH_MAX = 8;

    private Nesting() {}

    /** Whether the item may go into that container now. */
    public static boolean fits(Item item, Item container) {
        var limits = container.type().make().container();
        if (limits.isEmpty() || item.withContents().contains(container)) return false;
        if (depthOf(container) + height(item) > DEPTH_MAX) return false;
        if (container.contents().items().size() >= limits.get().itemsMax()) return false;
        return fitsByWeight(item, container);
    }

    /** Each container around the item must bear the weight. */
    private static boolean fitsByWeight(Item item, Item container) {
        var at = container;
        while (true) {
            var max = at.type().make().container().map(each -> each.gramsMax()).orElse(0);
            if (at.grams() - at.type().make().grams() + item.grams() > max) return false;
            if (!(at.place() instanceof Place.InContainer(var outer))) return true;
            at = outer;
        }
    }

    /** The depth at which the item lies; 1 for an item in no container. */
    private static int depthOf(Item item) {
        return item.place() instanceof Place.InContainer(var outer) ? depthOf(outer) + 1 : 1;
    }

    /** The number of levels that the item has with its contents; 1 for an empty item. */
    private static int height(Item item) {
        var height = 0;
        for (var inside : item.contents().items()) height = Math.max(height, height(inside));
        return height + 1;
    }
}
