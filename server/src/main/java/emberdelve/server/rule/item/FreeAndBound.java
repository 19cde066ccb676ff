package emberdelve.server.rule.item;

import emberdelve.server.model.Item;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;
import emberdelve.server.rule.item.ItemEvent.Left.Reason;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * Items that an actor wants to drop, give, sell or store.
 *
 * @param free items that others may have
 * @param bound items that only this character may have, or that contain such an item
 */
record FreeAndBound(List<Item> free, List<Item> bound) {
    static FreeAndBound of(List<Item> items) {
        var free = new ArrayList<Item>();
        var bound = new ArrayList<Item>();
        for (var item : items) (item.firstBound().isEmpty() ? free : bound).add(item);
        return new FreeAndBound(List.copyOf(free), List.copyOf(bound));
    }

    /** The items, free ones before bound ones and otherwise in their order. */
    public static List<Item> freeFirst(List<Item> items) {
        return items.stream()
                .sorted(Comparator.comparing(item -> item.firstBound().isPresent()))
                .toList();
    }

    /** The refusal; for use only if all items are bound. */
    Outcome refused() {
        var first = bound.stream().flatMap(item -> item.firstBound().stream()).findFirst();
        return first.map(FreeAndBound::refused).orElseThrow();
    }

    private static Outcome refused(Item bound) {
        return new Outcome.Refused("item.bound", List.of(), Map.of("item", bound.type().name()));
    }

    /** Tells the actor which items stay, and why. */
    void tellKept(Turn turn) {
        Take.leave(turn, bound, Reason.Bound.TO_ONESELF);
    }
}
