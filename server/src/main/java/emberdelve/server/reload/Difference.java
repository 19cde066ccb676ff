package emberdelve.server.reload;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * One thing in which two contents differ.
 *
 * @param part the part of the content, by the name of its folder or file: {@code rooms}
 * @param name the name of the thing as builders know it
 */
record Difference(How how, String part, String name) {
    /** The way in which a thing differs. */
    enum How {
        ADDED,
        CHANGED,
        REMOVED
    }

    /** The differences of two maps by id, in the order of the ids. */
    static List<Difference> of(String part, Map<String, ?> before, Map<String, ?> after) {
        var changed =
                before.entrySet().stream()
                        .filter(each -> !each.getValue().equals(after.get(each.getKey())))
                        .map(each ->
                                new Difference(
                                        after.containsKey(each.getKey())
                                                ? How.CHANGED
                                                : How.REMOVED,
                                        part,
                                        each.getKey()));
        var added =
                after.keySet().stream()
                        .filter(id -> !before.containsKey(id))
                        .map(id -> new Difference(How.ADDED, part, id));
        return Stream.concat(changed, added).toList();
    }

    /** The difference of a part that is compared as a whole. */
    static List<Difference> of(String part, Object before, Object after) {
        return before.equals(after) ? List.of() : List.of(new Difference(How.CHANGED, part, part));
    }
}
