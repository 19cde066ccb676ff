package emberdelve.server.feature.item;

import emberdelve.server.feature.item.ItemEvent.Left.Reason;
import emberdelve.server.model.Item;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * Things that somebody wants to part with.
 *
 * @param free those that others can have
 * @param bound those that only this character can have, or that have such a thing in them
 */
record FreeAndBound(List<Item> free, List<Item> bound) {
    static FreeAndBound of(List<Item> items) {
        var free = new ArrayList<Item>();
        var bound = new ArrayList<Item>();
        for (var item : items) (item.firstBound().isEmpty() ? free : bound).add(item);
        return new FreeAndBound(List.copyOf(free), List.copyOf(bound));
    }

    /** Where two are called the same, the one that is free is meant. */
    public static List<Item> freeFirst(List<Item> items) {
        return items.stream()
                .sorted(Comparator.comparing(item -> item.firstBound().isPresent()))
                .toList();
    }

    /** Why nothing changes hands; only when all is bound. */
    Outcome refused() {
        var first = bound.stream().flatMap(item -> item.firstBound().stream()).findFirst();
        return first.map(FreeAndBound::refused).orElseThrow();
    }

    private static Outcome refused(Item bound) {
        return new Outcome.Refused("item.bound", List.of(), Map.of("item", bound.type().name()));
    }

    /** Tells which are kept, and why. */
    void tellKept(Turn turn) {
        Take.leave(turn, bound, Reason.Bound.TO_ONESELF);
    }
}
