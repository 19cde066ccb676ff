package emberdelve.config.load;

import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;

import java.util.Optional;

/**
 * Writes an exit into the text of a {@code rooms.yaml}. All else stays as it is: comments, blank
 * lines, and how lists and texts are written.
 */
public final class NewExit {
    private NewExit() {}

    /**
     * The text with the exit; empty when it has no such room.
     *
     * @param roomsYaml sound
     * @param room its name in the file
     * @param to the room that it leads to, as exits name it
     */
    public static Optional<String> in(String roomsYaml, String room, String direction, String to) {
        var exit = direction + ": " + to;
        return new BoundedComposer(roomsYaml)
                .getSingleNode()
                .flatMap(root -> value(root, room))
                .filter(MappingNode.class::isInstance)
                .map(node -> (MappingNode) node)
                .map(node ->
                        value(node, "exits")
                                .filter(MappingNode.class::isInstance)
                                .map(exits -> first((MappingNode) exits, exit, roomsYaml))
                                .orElseGet(() -> first(node, "exits: {" + exit + "}", roomsYaml)));
    }

    private static Optional<Node> value(Node mapping, String key) {
        if (!(mapping instanceof MappingNode entries)) return Optional.empty();
        for (var entry : entries.getValue())
            if (entry.getKeyNode() instanceof ScalarNode name && name.getValue().equals(key))
                return Optional.of(entry.getValueNode());
        return Optional.empty();
    }

    /** The text with one more entry before all others of the mapping. */
    private static String first(MappingNode mapping, String entry, String text) {
        if (mapping.getValue().isEmpty()) {
            var end = at(mapping, text) + 1;
            return text.substring(0, end) + entry + text.substring(end);
        }
        var key = mapping.getValue().getFirst().getKeyNode();
        var column = key.getStartMark().map(Mark::getColumn).orElse(0);
        var isBlock = mapping.getFlowStyle() == FlowStyle.BLOCK;
        var after = isBlock ? "\n" + " ".repeat(column) : ", ";
        var at = at(key, text);
        return text.substring(0, at) + entry + after + text.substring(at);
    }

    private static int at(Node node, String text) {
        return text.offsetByCodePoints(0, node.getStartMark().map(Mark::getIndex).orElse(0));
    }
}
