package emberdelve.config.load;

import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.nodes.CollectionNode;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

import java.util.List;
import java.util.Optional;

/** The places in a text, found by their paths. */
final class YamlPlaces {
    final String text;
    final YamlSpots spots;
    private final Optional<Node> root;

    YamlPlaces(String text) {
        this.text = text;
        root = new BoundedComposer(text).getSingleNode();
        spots = new YamlSpots(text);
    }

    /**
     * The place of an entry or item: from the first char of the key, or of the item, to behind the
     * last char of the value.
     */
    record Place(Node around, int nth, int from, int valueFrom, int end) {}

    YamlTree tree() {
        return root.map(YamlTree::of).orElse(YamlTree.nothing()).orNothing();
    }

    Optional<Node> node(List<String> path) {
        if (path.isEmpty()) return root;
        return place(path).map(place -> child(place.around(), place.nth()));
    }

    Optional<Place> place(List<String> path) {
        var around = node(path.subList(0, path.size() - 1));
        var step = path.getLast();
        return around.flatMap(node ->
                switch (node) {
                    case MappingNode mapping -> entry(mapping, step);
                    case SequenceNode list -> item(list, step);
                    default -> Optional.empty();
                });
    }

    private Optional<Place> entry(MappingNode mapping, String key) {
        for (var i = 0; i < mapping.getValue().size(); i++) {
            var name = mapping.getValue().get(i).getKeyNode();
            if (!key(name).equals(key)) continue;
            return Optional.of(
                    new Place(
                            mapping,
                            i,
                            spots.start(name),
                            spots.colon(mapping, i),
                            spots.valueEnd(mapping, i)));
        }
        return Optional.empty();
    }

    private Optional<Place> item(SequenceNode list, String step) {
        if (!step.matches("\\d{1,6}")) return Optional.empty();
        var index = Integer.parseInt(step) - 1;
        if (index < 0 || index >= list.getValue().size()) return Optional.empty();
        var at = spots.itemStart(list, index);
        return Optional.of(new Place(list, index, at, at, spots.itemEnd(list, index)));
    }

    static Node child(Node around, int nth) {
        return switch (around) {
            case MappingNode mapping -> mapping.getValue().get(nth).getValueNode();
            case SequenceNode list -> list.getValue().get(nth);
            default -> throw new IllegalStateException("nothing in " + around);
        };
    }

    static String key(Node key) {
        return key instanceof ScalarNode scalar ? scalar.getValue() : "?";
    }

    static boolean isFlow(Node node) {
        return node instanceof CollectionNode<?> list && list.getFlowStyle() == FlowStyle.FLOW;
    }
}
