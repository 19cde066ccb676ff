package emberdelve.config.load;

import org.snakeyaml.engine.v2.nodes.CollectionNode;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The layout of a list or mapping that was typed in one line, in brackets. It becomes what a
 * builder would write by hand: key below key where one line would be too long to read, and brackets
 * elsewhere.
 */
final class YamlLines {
    private final YamlPlaces typed;
    private final String lineEnd;

    private YamlLines(String typed, String lineEnd) {
        this.typed = new YamlPlaces(typed);
        this.lineEnd = lineEnd;
    }

    /**
     * The value in several lines, the first of which begins at that column.
     *
     * @param lead the number of chars that one line would have before it
     * @return empty where the value fits into one line, or is no list and no mapping
     */
    static Optional<String> of(String typed, int lead, int column, String lineEnd) {
        if (lead + typed.length() <= YamlWords.LINE_CHARS) return Optional.empty();
        var lines = new YamlLines(typed, lineEnd);
        return lines.typed
                .node(List.of())
                .filter(YamlLines::isFull)
                .filter(node -> lines.source(node).equals(typed.strip()))
                .map(node -> lines.below(node, column));
    }

    private static boolean isFull(Node node) {
        return node instanceof CollectionNode<?> list && !list.getValue().isEmpty();
    }

    private String source(Node node) {
        var start = typed.spots.start(node);
        return typed.text.substring(start, typed.spots.end(node, start));
    }

    private String below(Node node, int column) {
        var apart = lineEnd + " ".repeat(column);
        return switch (node) {
            case MappingNode mapping ->
                    mapping.getValue().stream()
                            .map(entry -> entry(entry, column))
                            .collect(Collectors.joining(apart));
            case SequenceNode list ->
                    list.getValue().stream()
                            .map(item -> "- " + value(item, column + 2, column + 2))
                            .collect(Collectors.joining(apart));
            default -> source(node);
        };
    }

    private String entry(NodeTuple entry, int column) {
        var key = source(entry.getKeyNode()) + ":";
        var at = column + key.length() + 1;
        var value = entry.getValueNode();
        if (!isFull(value) || fits(value, at)) return key + " " + value(value, at, column + 2);
        return key + lineEnd + " ".repeat(column + 2) + below(value, column + 2);
    }

    /** The lines of a value that begins in column {@code at} and goes on in {@code column}. */
    private String value(Node node, int at, int column) {
        if (fits(node, at)) return source(node);
        return node instanceof ScalarNode words
                ? YamlWords.inBlock(words.getValue(), at, column, lineEnd)
                : below(node, column);
    }

    private boolean fits(Node node, int at) {
        return at + source(node).length() <= YamlWords.LINE_CHARS;
    }
}
