package emberdelve.config.load;

import org.snakeyaml.engine.v2.nodes.CollectionNode;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

import java.util.List;
import java.util.Optional;

/**
 * The writer of a value into a text, in the form of what is around it: in brackets, or line by
 * line. A new value comes last.
 */
final class YamlWriter {
    private final YamlPlaces places;
    private final String text;
    private final YamlSpots spots;
    private final String lineEnd;

    YamlWriter(YamlPlaces places, String lineEnd) {
        this.places = places;
        text = places.text;
        spots = places.spots;
        this.lineEnd = lineEnd;
    }

    /** A value to write: plain words, or YAML in one line. */
    record Value(String typed, boolean isYaml) {
        String inLine(boolean isFlow) {
            return isYaml ? typed : YamlWords.inLine(typed, isFlow);
        }
    }

    /** The text with that value at that path; empty where none can stand. */
    Optional<String> edited(List<String> path, Value value) {
        var place = places.place(path);
        if (place.isPresent()) return Optional.of(replaced(place.get(), value));
        for (var known = path.size() - 1; known >= 0; known--) {
            var around = places.node(path.subList(0, known));
            if (around.isEmpty() && known > 0) continue;
            var rest = path.subList(known, path.size());
            if (around.isEmpty())
                return Optional.of(text + ended() + entry(rest, value, 0) + lineEnd);
            return added(path.subList(0, known), around.get(), rest, value);
        }
        return Optional.empty();
    }

    private String replaced(YamlPlaces.Place place, Value value) {
        var old = YamlPlaces.child(place.around(), place.nth());
        var start = Math.clamp(spots.start(old), place.valueFrom(), place.end());
        var isBehindKey = spots.lineStart(start) <= place.from() && start > place.valueFrom();
        var isFlow = YamlPlaces.isFlow(place.around());
        var isItem = place.around() instanceof SequenceNode;
        if (value.isYaml() && !isFlow) {
            var lines = lines(place, isBehindKey, value.typed());
            if (lines.isPresent()) return lines.get();
        }
        var indent = spots.column(place.from()) + 2;
        // A value that begins on a line of its own, or is missing, is written behind its key.
        var from = isItem || isBehindKey ? start : place.valueFrom();
        var room = isItem || isBehindKey ? "" : " ";
        var isInLine = isBehindKey && !YamlSpots.isBlock(old);
        var comment = isInLine || isItem ? "" : comment(from, place);
        var written =
                isFlow || value.isYaml()
                        ? value.inLine(isFlow)
                        : YamlWords.inBlock(
                                value.typed(), spots.column(from) + room.length(), indent, lineEnd);
        var first = written.indexOf(lineEnd) < 0 ? written.length() : written.indexOf(lineEnd);
        return text.substring(0, from)
                + room
                + written.substring(0, first)
                + comment
                + written.substring(first)
                + text.substring(place.end());
    }

    /** The text with the value line by line; empty where one line will do. */
    private Optional<String> lines(YamlPlaces.Place place, boolean isBehindKey, String typed) {
        var isItem = place.around() instanceof SequenceNode;
        var column = spots.column(place.from()) + (isItem ? 0 : 2);
        var lead = spots.column(place.valueFrom()) + 1;
        var comment = isBehindKey || isItem ? "" : comment(place.valueFrom(), place);
        return YamlLines.of(typed, lead, column, lineEnd)
                .map(lines ->
                        text.substring(0, place.valueFrom())
                                + (isItem ? lines : comment + lineEnd + " ".repeat(column) + lines)
                                + text.substring(place.end()));
    }

    /** The comment, such as {@code # why}, on the line where a value of several lines begins. */
    private String comment(int from, YamlPlaces.Place place) {
        var head = text.substring(from, Math.min(spots.lineEnd(from), place.end()));
        var at = head.indexOf('#');
        return at < 0 ? "" : head.substring(head.substring(0, at).stripTrailing().length());
    }

    private Optional<String> added(List<String> at, Node around, List<String> rest, Value value) {
        if (around instanceof ScalarNode nothing && nothing.getValue().isEmpty() && !at.isEmpty())
            return Optional.of(
                    replaced(places.place(at).orElseThrow(), new Value(flow(rest, value), true)));
        if (!(around instanceof CollectionNode<?> list)) return Optional.empty();
        var isMapping = around instanceof MappingNode;
        if (isMapping == rest.getFirst().equals(YamlTree.NEXT)) return Optional.empty();
        if (YamlPlaces.isFlow(around)) return Optional.of(inFlow(list, rest, value));
        var last = list.getValue().size() - 1;
        var end =
                around instanceof MappingNode mapping
                        ? spots.valueEnd(mapping, last)
                        : spots.end(around, spots.start(around));
        var column = column(list);
        var line = spots.lineEnd(end);
        return Optional.of(
                text.substring(0, line)
                        + lineEnd
                        + " ".repeat(column)
                        + entry(rest, value, column)
                        + text.substring(line));
    }

    /** The column in which the keys of a mapping, or the dashes of a list, stand. */
    private int column(CollectionNode<?> list) {
        if (list instanceof MappingNode mapping)
            return spots.column(spots.start(mapping.getValue().getFirst().getKeyNode()));
        var first = spots.itemStart((SequenceNode) list, 0);
        return spots.column(text.lastIndexOf('-', first - 1));
    }

    private String inFlow(CollectionNode<?> list, List<String> rest, Value value) {
        var close = spots.end(list, spots.start(list)) - 1;
        var inner = text.substring(0, close).stripTrailing();
        var isFirst = list.getValue().isEmpty();
        var isDone = inner.endsWith(",");
        var body = flow(rest, value);
        return inner
                + (isFirst ? "" : isDone ? " " : ", ")
                + body.substring(1, body.length() - 1)
                + text.substring(inner.length());
    }

    /** The path as brackets within brackets, {@code {north: {to: hall}}}. */
    private static String flow(List<String> path, Value value) {
        if (path.isEmpty()) return value.inLine(true);
        var inside = flow(path.subList(1, path.size()), value);
        return path.getFirst().equals(YamlTree.NEXT)
                ? "[" + inside + "]"
                : "{" + YamlWords.inLine(path.getFirst(), true) + ": " + inside + "}";
    }

    /** The path as lines below one another; the first stands at that column already. */
    private String entry(List<String> path, Value value, int column) {
        var step = path.getFirst();
        var rest = path.subList(1, path.size());
        if (step.equals(YamlTree.NEXT)) {
            if (rest.isEmpty() && !value.isYaml()) return "- " + value.inLine(false);
            var item = flow(rest, value);
            return "- " + YamlLines.of(item, column + 2, column + 2, lineEnd).orElse(item);
        }
        var key = YamlWords.inLine(step, false) + ":";
        if (path.size() > 1) {
            if (path.get(1).equals(YamlTree.NEXT))
                return key + below(flow(rest, value), key, column);
            return key + lineEnd + " ".repeat(column + 2) + entry(rest, value, column + 2);
        }
        if (value.isYaml()) return key + below(value.typed(), key, column);
        var at = column + key.length() + 1;
        return key + " " + YamlWords.inBlock(value.typed(), at, column + 2, lineEnd);
    }

    /** The value behind its key, or below it where that would be too long a line. */
    private String below(String typed, String key, int column) {
        return YamlLines.of(typed, column + key.length() + 1, column + 2, lineEnd)
                .map(lines -> lineEnd + " ".repeat(column + 2) + lines)
                .orElse(" " + typed);
    }

    private String ended() {
        return text.isEmpty() || text.endsWith("\n") ? "" : lineEnd;
    }
}
