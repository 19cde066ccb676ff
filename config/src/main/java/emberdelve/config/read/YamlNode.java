package emberdelve.config.read;

import emberdelve.config.read.scalar.Scalar;
import emberdelve.config.read.scalar.Whole;

import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * A text, list or mapping in a file, and where it stands. Thread: the one that loads.
 *
 * <p>A key without a value counts as an empty list or mapping, whichever is asked for.
 */
public final class YamlNode {
    private final Source source;
    private final String path;
    private final Node node;
    private final Node name;
    private final ReaderListener listener;

    private YamlNode(Source source, String path, Node node, Node name, ReaderListener listener) {
        this.source = source;
        this.path = path;
        this.node = node;
        this.name = name;
        this.listener = listener;
    }

    public static YamlNode root(Source source, Node node) {
        return root(source, node, ReaderListener.NOBODY);
    }

    /** The root of that file, with a listener of what readers ask it and all nodes in it. */
    public static YamlNode root(Source source, Node node, ReaderListener listener) {
        return new YamlNode(source, "", node, node, listener);
    }

    public ReaderListener listener() {
        return listener;
    }

    public Source source() {
        return source;
    }

    /** The node as the parser has made it. */
    public Node node() {
        return node;
    }

    /** This node as one of a sort whose nodes may hold others of that sort. */
    public YamlNode as(String sort) {
        return new YamlNode(source, path, node, name, listener.as(sort));
    }

    public String file() {
        return source.file();
    }

    /** The line of the value, from 1. */
    public int line() {
        return valuePlace().line();
    }

    /** The column of the value, from 1, in code points. */
    public int column() {
        return valuePlace().column();
    }

    /** The keys that lead here, {@code gallery.exits.north}; items of a list count from 1. */
    public String path() {
        return path.isEmpty() ? file().substring(file().lastIndexOf('/') + 1) : path;
    }

    /** The text as written; empty when this is a list or a mapping. */
    public Optional<String> text() {
        listener.looksAtText(node instanceof ScalarNode);
        return written();
    }

    private Optional<String> written() {
        return node instanceof ScalarNode scalar
                ? Optional.of(scalar.getValue())
                : Optional.empty();
    }

    public boolean isMapping() {
        listener.asksForm();
        return hasKeys();
    }

    public boolean hasKeys() {
        return node instanceof MappingNode;
    }

    /** The value of that kind; empty, with a problem, when it is something else. */
    public <T> Optional<T> read(Scalar<T> kind, Problems problems) {
        listener.readsScalar(kind);
        var written = written();
        var value = written.flatMap(kind::parse);
        if (value.isEmpty()) problems.add(wrong(kind.expected(), kind.words()));
        else
            kind.gaps().ifPresent(gaps -> TextGaps.check(this, written.orElse(""), gaps, problems));
        return value;
    }

    /**
     * The value if it is of that kind; otherwise empty, and without a problem: the reader decides
     * what else it may be.
     */
    public <T> Optional<T> ifAny(Scalar<T> kind) {
        listener.readsScalar(kind);
        return written().flatMap(kind::parse);
    }

    /** The items; a problem, and none, when this is no list. */
    public List<YamlNode> items(Problems problems) {
        if (node instanceof SequenceNode list) {
            var items = new ArrayList<YamlNode>(list.getValue().size());
            listener.readsList(list.getValue().size());
            for (var item : list.getValue()) {
                var step = path + "[" + (items.size() + 1) + "]";
                items.add(new YamlNode(source, step, item, item, listener.item()));
            }
            return items;
        }
        if (isNothing()) listener.readsList(0);
        else problems.add(wrong("a list"));
        return List.of();
    }

    /** The items; {@code count} is how many the reader takes, but it checks that itself. */
    public List<YamlNode> items(Whole count, Problems problems) {
        listener.takes(count);
        return items(problems);
    }

    /**
     * The values by key, in the order of the file; a problem if this is no mapping, and for each
     * key that occurs twice.
     */
    public Map<String, YamlNode> entries(Problems problems) {
        if (hasKeys() || isNothing()) listener.readsMapping(size());
        return entries(problems, _ -> listener.entry());
    }

    /**
     * The values by key, whose keys are meant to be of that kind. Schemas are told of the kind;
     * whether the keys are of it, the reader checks itself.
     */
    public Map<String, YamlNode> entries(Scalar<?> names, Problems problems) {
        listener.readsNames(names);
        return entries(problems);
    }

    /** The values by key, of a mapping whose keys the reader knows and asks for. */
    public Map<String, YamlNode> fields(Problems problems) {
        if (hasKeys() || isNothing()) listener.readsFields(size());
        return entries(problems, listener::key);
    }

    private int size() {
        return node instanceof MappingNode mapping ? mapping.getValue().size() : 0;
    }

    private Map<String, YamlNode> entries(
            Problems problems, Function<String, ReaderListener> heard) {
        var entries = new LinkedHashMap<String, YamlNode>();
        if (!(node instanceof MappingNode mapping)) {
            if (!isNothing()) problems.add(wrong("a mapping"));
            return entries;
        }
        for (var tuple : mapping.getValue()) {
            if (!(tuple.getKeyNode() instanceof ScalarNode key)) {
                var at = place(tuple.getKeyNode());
                problems.add(Problem.of(at, path(), "a list or mapping as key", "a word as key"));
                continue;
            }
            var step = path.isEmpty() ? key.getValue() : path + "." + key.getValue();
            var entry =
                    new YamlNode(
                            source, step, tuple.getValueNode(), key, heard.apply(key.getValue()));
            var first = entries.putIfAbsent(key.getValue(), entry);
            if (first != null) problems.add(entry.named("twice", "once; see " + first.namePlace()));
        }
        return entries;
    }

    /** A mistake in this value. */
    public Problem wrong(String expected) {
        listener.complains();
        return Problem.of(valuePlace(), path(), shown(), expected);
    }

    /** A mistake in this value, perhaps for one of the words. */
    public Problem wrong(String expected, Collection<String> words) {
        return wrong(expected)
                .suggesting(written().flatMap(text -> Suggestion.nearest(text, words)));
    }

    /** A problem with the thing that this node's key names. */
    public Problem named(String value, String expected) {
        listener.complains();
        return Problem.of(namePlace(), path(), value, expected);
    }

    /** A problem with a key that this mapping lacks. */
    public Problem missing(String key, String expected) {
        return inside(key, "missing", expected);
    }

    /** A problem with a key of this mapping. */
    public Problem inside(String key, String value, String expected) {
        listener.complains();
        var step = path.isEmpty() ? key : path + "." + key;
        return Problem.of(namePlace(), step, value, expected);
    }

    /** The place of the key; for an item of a list, the place of the item. */
    public Position namePlace() {
        return place(name);
    }

    public Position valuePlace() {
        return place(node);
    }

    /**
     * The place of the nth such sign (from 0) of the text in the file: a dollar or a brace. Folding
     * and quoting neither add nor remove such signs, so that counting finds the place; only an
     * escape can hide one.
     */
    public Position sign(char sign, int nth) {
        var at = valuePlace();
        var lines = source.lines();
        var isBlock = node instanceof ScalarNode scalar && isBlock(scalar.getScalarStyle());
        var line = isBlock ? at.line() + 1 : at.line();
        var from = isBlock ? 0 : lines.get(line - 1).offsetByCodePoints(0, at.column() - 1);
        var left = nth;
        for (; line <= lines.size(); line++, from = 0) {
            var text = lines.get(line - 1);
            for (var i = text.indexOf(sign, from); i >= 0; i = text.indexOf(sign, i + 1)) {
                if (left-- == 0) return new Position(file(), line, text.codePointCount(0, i) + 1);
            }
        }
        return at;
    }

    private static boolean isBlock(ScalarStyle style) {
        return style == ScalarStyle.LITERAL || style == ScalarStyle.FOLDED;
    }

    private boolean isNothing() {
        return node instanceof ScalarNode scalar && scalar.isPlain() && scalar.getValue().isEmpty();
    }

    private String shown() {
        if (node instanceof ScalarNode scalar) return scalar.getValue();
        return hasKeys() ? "a mapping" : "a list";
    }

    private Position place(Node some) {
        var mark = some.getStartMark();
        var line = mark.map(Mark::getLine).orElse(0);
        var column = mark.map(Mark::getColumn).orElse(0);
        return new Position(source.file(), line + 1, column + 1);
    }
}
