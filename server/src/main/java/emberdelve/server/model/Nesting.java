package emberdelve.server.model;

/** What fits into what: bags in bags, to a depth, a number and a weight. Pure. */
public final class Nesting {
    /** Bags in bags in bags; deeper, nobody would find anything again, and a search has an end. */
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

    /** What holds it must bear it, and what holds that. */
    private static boolean fitsByWeight(Item item, Item container) {
        var at = container;
        while (true) {
            var max = at.type().make().container().map(each -> each.gramsMax()).orElse(0);
            if (at.grams() - at.type().make().grams() + item.grams() > max) return false;
            if (!(at.place() instanceof Place.InContainer(var outer))) return true;
            at = outer;
        }
    }

    /** 1 for what lies in nothing. */
    private static int depthOf(Item item) {
        return item.place() instanceof Place.InContainer(var outer) ? depthOf(outer) + 1 : 1;
    }

    /** 1 for what has nothing in it. */
    private static int height(Item item) {
        var height = 0;
        for (var inside : item.contents().items()) height = Math.max(height, height(inside));
        return height + 1;
    }
}
