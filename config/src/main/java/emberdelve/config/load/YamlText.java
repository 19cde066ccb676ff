package emberdelve.config.load;

import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.CollectionNode;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The text of a YAML file, in which one thing at a time is changed. All else stays as it is, byte
 * for byte: comments, blank lines, order, quotes. What was written is read again, and taken only if
 * nothing else says anything else now. Immutable.
 *
 * <p>A path is keys from the outside in; items of a list count from 1.
 */
public final class YamlText {
    /** The step of a path to an item that is not there yet. */
    public static final String NEXT = "+";

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final String mark;
    private final String text;
    private final String lineEnd;
    private final Optional<Node> root;
    private final YamlSpots spots;

    private YamlText(String mark, String text) {
        this.mark = mark;
        this.text = text;
        lineEnd = text.contains("\r\n") ? "\r\n" : "\n";
        root = new BoundedComposer(text).getSingleNode();
        spots = new YamlSpots(text);
    }

    /**
     * Something that stands in a text.
     *
     * @param line from 1, where it begins
     * @param text as written, with its key, in whole lines
     */
    public record Part(int line, String text) {}

    /** Empty when that is no YAML. */
    public static Optional<YamlText> of(String text) {
        try {
            var isMarked = text.startsWith(BYTE_ORDER_MARK);
            return Optional.of(
                    isMarked
                            ? new YamlText(BYTE_ORDER_MARK, text.substring(1))
                            : new YamlText("", text));
        } catch (YamlEngineException _) {
            return Optional.empty();
        }
    }

    public String text() {
        return mark + text;
    }

    public boolean has(List<String> path) {
        return node(path).isPresent();
    }

    /** The text that stands there; empty where a list or a mapping stands, or nothing. */
    public Optional<String> words(List<String> path) {
        return node(path)
                .filter(ScalarNode.class::isInstance)
                .map(node -> ((ScalarNode) node).getValue());
    }

    /** The keys of a mapping, or the numbers of the items of a list, in the order of the file. */
    public List<String> steps(List<String> path) {
        return node(path).map(YamlText::steps).orElse(List.of());
    }

    private static List<String> steps(Node node) {
        return switch (node) {
            case MappingNode mapping ->
                    mapping.getValue().stream().map(each -> key(each.getKeyNode())).toList();
            case SequenceNode list -> numbers(list.getValue().size());
            default -> List.of();
        };
    }

    private static List<String> numbers(int size) {
        var numbers = new ArrayList<String>();
        for (var i = 1; i <= size; i++) numbers.add(Integer.toString(i));
        return numbers;
    }

    /** What stands there, as written. */
    public Optional<Part> part(List<String> path) {
        if (path.isEmpty()) return Optional.of(new Part(1, text));
        return place(path)
                .map(place -> {
                    var from = spots.lineStart(place.from());
                    return new Part(
                            spots.line(place.from()),
                            text.substring(from, spots.lineEnd(place.end())));
                });
    }

    /**
     * With these words there, instead of what stands there, or as the last in what is around it.
     *
     * @return empty where it cannot be written without changing something else
     */
    public Optional<YamlText> withWords(List<String> path, String words) {
        return checked(
                edited(path, new Value(words, false)),
                path,
                Optional.of(new YamlTree.Text(words)));
    }

    /**
     * The same with a value as it is written in a file.
     *
     * @param yaml in one line
     */
    public Optional<YamlText> withYaml(List<String> path, String yaml) {
        var node = yaml.indexOf('\n') < 0 ? of(yaml).flatMap(its -> its.root) : Optional.<Node>empty();
        return node.flatMap(value ->
                checked(
                        edited(path, new Value(yaml, true)),
                        path,
                        Optional.of(YamlTree.of(value))));
    }

    /** With an empty line before the line on which that begins. */
    public YamlText spaced(List<String> path) {
        return place(path)
                .map(place -> spots.lineStart(place.from()))
                .filter(at -> at > 0 && !text.substring(0, at).endsWith(lineEnd + lineEnd))
                .flatMap(at -> of(mark + text.substring(0, at) + lineEnd + text.substring(at)))
                .orElse(this);
    }

    /** Without what stands there; what would hold nothing then goes with it. */
    public Optional<YamlText> without(List<String> path) {
        if (!has(path)) return Optional.empty();
        var goes = path;
        while (goes.size() > 1 && steps(goes.subList(0, goes.size() - 1)).size() == 1)
            goes = goes.subList(0, goes.size() - 1);
        return checked(removed(goes), goes, Optional.empty());
    }

    private record Value(String typed, boolean isYaml) {
        String inLine(boolean isFlow) {
            return isYaml ? typed : YamlWords.inLine(typed, isFlow);
        }
    }

    /** From the first char of the key, or of an item, to behind the last of the value. */
    private record Place(Node around, int nth, int from, int valueFrom, int end) {}

    private Optional<YamlText> checked(
            Optional<String> edited, List<String> path, Optional<YamlTree> value) {
        var meant = YamlTree.with(tree(), path, value).orNothing();
        return edited.flatMap(its -> of(mark + its)).filter(its -> its.tree().equals(meant));
    }

    private YamlTree tree() {
        return root.map(YamlTree::of).orElse(YamlTree.NOTHING).orNothing();
    }

    private Optional<Node> node(List<String> path) {
        if (path.isEmpty()) return root;
        return place(path).map(place -> child(place.around(), place.nth()));
    }

    private Optional<Place> place(List<String> path) {
        var around = node(path.subList(0, path.size() - 1));
        var step = path.getLast();
        return around.flatMap(node -> switch (node) {
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
        var item = list.getValue().get(index);
        var at = spots.start(item);
        return Optional.of(new Place(list, index, at, at, spots.end(item, at)));
    }

    private static Node child(Node around, int nth) {
        return switch (around) {
            case MappingNode mapping -> mapping.getValue().get(nth).getValueNode();
            case SequenceNode list -> list.getValue().get(nth);
            default -> throw new IllegalStateException("nothing in " + around);
        };
    }

    static String key(Node key) {
        return key instanceof ScalarNode scalar ? scalar.getValue() : "?";
    }

    private Optional<String> edited(List<String> path, Value value) {
        var place = place(path);
        if (place.isPresent()) return Optional.of(replaced(place.get(), value));
        for (var known = path.size() - 1; known >= 0; known--) {
            var around = node(path.subList(0, known));
            if (around.isEmpty() && known > 0) continue;
            var rest = path.subList(known, path.size());
            if (around.isEmpty()) return Optional.of(text + ended() + entry(rest, value, 0) + lineEnd);
            return added(path.subList(0, known), around.get(), rest, value);
        }
        return Optional.empty();
    }

    private String replaced(Place place, Value value) {
        var old = child(place.around(), place.nth());
        var isFlow = isFlow(place.around());
        var isItem = place.around() instanceof SequenceNode;
        var indent = spots.column(place.from()) + 2;
        var start = Math.clamp(spots.start(old), place.valueFrom(), place.end());
        var isBehindKey = spots.lineStart(start) <= place.from() && start > place.valueFrom();
        // What begins on a line of its own, or is not there, is written behind its key.
        var from = isItem || isBehindKey ? start : place.valueFrom();
        var room = isItem || isBehindKey ? "" : " ";
        var comment = isBehindKey && !YamlSpots.isBlock(old) || isItem ? "" : comment(from, place);
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

    /** {@code  # why} on the line where a value of several lines begins. */
    private String comment(int from, Place place) {
        var head = text.substring(from, Math.min(spots.lineEnd(from), place.end()));
        var at = head.indexOf('#');
        return at < 0 ? "" : head.substring(head.substring(0, at).stripTrailing().length());
    }

    private Optional<String> added(
            List<String> at, Node around, List<String> rest, Value value) {
        if (around instanceof ScalarNode nothing && nothing.getValue().isEmpty() && !at.isEmpty())
            return Optional.of(
                    replaced(place(at).orElseThrow(), new Value(flow(rest, value), true)));
        if (!(around instanceof CollectionNode<?> list)) return Optional.empty();
        var isMapping = around instanceof MappingNode;
        if (isMapping == rest.getFirst().equals(NEXT)) return Optional.empty();
        if (isFlow(around)) return Optional.of(inFlow(list, rest, value));
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

    /** In which the keys of a mapping, or the dashes of a list, stand. */
    private int column(CollectionNode<?> list) {
        if (list instanceof MappingNode mapping)
            return spots.column(spots.start(mapping.getValue().getFirst().getKeyNode()));
        var first = spots.start((Node) list.getValue().getFirst());
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
        return path.getFirst().equals(NEXT)
                ? "[" + inside + "]"
                : "{" + YamlWords.inLine(path.getFirst(), true) + ": " + inside + "}";
    }

    /** The path as lines below one another; the first stands at that column already. */
    private String entry(List<String> path, Value value, int column) {
        var step = path.getFirst();
        if (step.equals(NEXT))
            return "- "
                    + (path.size() > 1
                            ? flow(path.subList(1, path.size()), value)
                            : value.inLine(false));
        var key = YamlWords.inLine(step, false) + ":";
        if (path.size() > 1) {
            if (path.get(1).equals(NEXT))
                return key + " " + flow(path.subList(1, path.size()), value);
            return key
                    + lineEnd
                    + " ".repeat(column + 2)
                    + entry(path.subList(1, path.size()), value, column + 2);
        }
        if (value.isYaml()) return key + " " + value.typed();
        var at = column + key.length() + 1;
        return key + " " + YamlWords.inBlock(value.typed(), at, column + 2, lineEnd);
    }

    private String ended() {
        return text.isEmpty() || text.endsWith("\n") ? "" : lineEnd;
    }

    private Optional<String> removed(List<String> path) {
        var place = place(path).orElseThrow();
        return Optional.of(
                isFlow(place.around()) ? withoutInFlow(place) : withoutLines(place));
    }

    private String withoutInFlow(Place place) {
        var list = (CollectionNode<?>) place.around();
        if (place.nth() + 1 < list.getValue().size())
            return text.substring(0, place.from()) + text.substring(startOf(list, place.nth() + 1));
        var before =
                place.nth() == 0 ? place.from() : text.lastIndexOf(',', place.from());
        return text.substring(0, before) + text.substring(place.end());
    }

    private static Node first(Object child) {
        return child instanceof NodeTuple entry
                ? entry.getKeyNode()
                : (Node) child;
    }

    private int startOf(CollectionNode<?> list, int nth) {
        return spots.start(first(list.getValue().get(nth)));
    }

    /** Whole lines, but where the first key of an item stands behind the item's dash. */
    private String withoutLines(Place place) {
        var list = (CollectionNode<?>) place.around();
        var from =
                list instanceof MappingNode
                        ? place.from()
                        : text.lastIndexOf('-', place.from() - 1);
        var line = spots.lineStart(from);
        var isAlone = text.substring(line, from).isBlank();
        if (!isAlone && place.nth() + 1 < list.getValue().size())
            return text.substring(0, from) + text.substring(startOf(list, place.nth() + 1));
        var end = spots.lineEnd(place.end());
        var next = text.indexOf('\n', end);
        return text.substring(0, line) + (next < 0 ? "" : text.substring(next + 1));
    }

    private static boolean isFlow(Node node) {
        return node instanceof CollectionNode<?> list && list.getFlowStyle() == FlowStyle.FLOW;
    }
}
