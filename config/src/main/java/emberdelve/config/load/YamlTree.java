package emberdelve.config.load;

import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The meaning of a YAML text, whatever it looks like: two texts that say the same are equal trees.
 */
sealed interface YamlTree {
    /** The last step of a path that adds an item behind all others. */
    String NEXT = "+";

    record Text(String words) implements YamlTree {}

    record Items(List<YamlTree> all) implements YamlTree {}

    /** The entries of a mapping, in the order of the file. */
    record Entries(List<Entry> all) implements YamlTree {}

    record Entry(String key, YamlTree value) {}

    static YamlTree nothing() {
        return new Text("");
    }

    static YamlTree of(Node node) {
        return switch (node) {
            case ScalarNode scalar -> new Text(scalar.getValue());
            case SequenceNode list ->
                    new Items(list.getValue().stream().map(YamlTree::of).toList());
            case MappingNode mapping ->
                    new Entries(
                            mapping.getValue().stream()
                                    .map(each ->
                                            new Entry(
                                                    YamlPlaces.key(each.getKeyNode()),
                                                    of(each.getValueNode())))
                                    .toList());
            default -> throw new IllegalArgumentException("no node of a file: " + node);
        };
    }

    /** This tree, or {@link #nothing} if it is a list or mapping without entries. */
    default YamlTree orNothing() {
        return equals(new Items(List.of())) || equals(new Entries(List.of())) ? nothing() : this;
    }

    /** The tree with that value at that path; a new one comes at the end of what is around it. */
    static YamlTree with(YamlTree tree, List<String> path, Optional<YamlTree> value) {
        if (path.isEmpty()) return value.orElse(nothing());
        var step = path.getFirst();
        var rest = path.subList(1, path.size());
        return switch (tree) {
            case Items(var all) -> new Items(inList(all, step, rest, value));
            case Entries(var all) -> new Entries(inMapping(all, step, rest, value));
            case Text _ ->
                    step.equals(NEXT)
                            ? new Items(inList(List.of(), step, rest, value))
                            : new Entries(inMapping(List.of(), step, rest, value));
        };
    }

    private static List<YamlTree> inList(
            List<YamlTree> all, String step, List<String> rest, Optional<YamlTree> value) {
        var changed = new ArrayList<>(all);
        if (step.equals(NEXT)) {
            changed.add(with(nothing(), rest, value));
            return changed;
        }
        var index = Integer.parseInt(step) - 1;
        if (rest.isEmpty() && value.isEmpty()) changed.remove(index);
        else changed.set(index, with(all.get(index), rest, value));
        return changed;
    }

    private static List<Entry> inMapping(
            List<Entry> all, String step, List<String> rest, Optional<YamlTree> value) {
        var changed = new ArrayList<>(all);
        for (var i = 0; i < all.size(); i++) {
            if (!all.get(i).key().equals(step)) continue;
            if (rest.isEmpty() && value.isEmpty()) changed.remove(i);
            else changed.set(i, new Entry(step, with(all.get(i).value(), rest, value)));
            return changed;
        }
        changed.add(new Entry(step, with(nothing(), rest, value)));
        return changed;
    }
}
