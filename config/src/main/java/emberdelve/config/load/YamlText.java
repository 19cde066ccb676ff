package emberdelve.config.load;

import emberdelve.config.read.Problem;
import emberdelve.config.read.Problems;
import emberdelve.config.read.Source;

import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The text of a YAML file, in which one thing at a time is changed. All else stays as it is, byte
 * for byte: comments, blank lines, order, quotes. Each changed text is read again, and taken only
 * if nothing else in it has got another meaning. Immutable.
 *
 * <p>A path is keys from the outside in; items of a list count from 1.
 */
public final class YamlText {
    /** The step of a path that adds an item to a list. */
    public static final String NEXT = YamlTree.NEXT;

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final String mark;
    private final String text;
    private final String lineEnd;
    private final YamlPlaces places;
    private final YamlSpots spots;

    private YamlText(String mark, String text) {
        this.mark = mark;
        this.text = text;
        lineEnd = text.contains("\r\n") ? "\r\n" : "\n";
        places = new YamlPlaces(text);
        spots = places.spots;
    }

    /**
     * A piece of a text.
     *
     * @param line the line where it begins, from 1
     * @param text as written, with its key, in whole lines
     */
    public record Part(int line, String text) {}

    /** Reads the text; empty when it is no YAML. */
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

    /** The mistake in a value as it would be written in a file; empty when there is none. */
    public static Optional<Problem> mistake(String yaml) {
        var problems = new Problems();
        YamlFile.parse(new Source("", yaml), problems);
        return problems.list().stream().findFirst();
    }

    public String text() {
        return mark + text;
    }

    public boolean has(List<String> path) {
        return places.node(path).isPresent();
    }

    /** The text at that path; empty where a list or a mapping stands, or nothing. */
    public Optional<String> words(List<String> path) {
        return places.node(path)
                .filter(ScalarNode.class::isInstance)
                .map(node -> ((ScalarNode) node).getValue());
    }

    /** The keys of a mapping, or the numbers of the items of a list, in the order of the file. */
    public List<String> steps(List<String> path) {
        return places.node(path).map(YamlText::steps).orElse(List.of());
    }

    private static List<String> steps(Node node) {
        return switch (node) {
            case MappingNode mapping ->
                    mapping.getValue().stream()
                            .map(each -> YamlPlaces.key(each.getKeyNode()))
                            .toList();
            case SequenceNode list -> numbers(list.getValue().size());
            default -> List.of();
        };
    }

    private static List<String> numbers(int size) {
        var numbers = new ArrayList<String>();
        for (var i = 1; i <= size; i++) numbers.add(Integer.toString(i));
        return numbers;
    }

    /** The piece at that path, as written. */
    public Optional<Part> part(List<String> path) {
        if (path.isEmpty()) return Optional.of(new Part(1, text));
        return places.place(path)
                .map(place -> {
                    var from = spots.lineStart(place.from());
                    return new Part(
                            spots.line(place.from()),
                            text.substring(from, spots.lineEnd(place.end())));
                });
    }

    /**
     * This text with those words at that path: in place of what stands there, or, if nothing does,
     * at the end of the list or mapping around it.
     *
     * @return empty where it cannot be written without changing something else
     */
    public Optional<YamlText> withWords(List<String> path, String words) {
        return checked(
                writer().edited(path, new YamlWriter.Value(words, false)),
                path,
                Optional.of(new YamlTree.Text(words)));
    }

    /**
     * This text with a value at that path, given as it would be written in a file.
     *
     * @param yaml the value, in one line
     */
    public Optional<YamlText> withYaml(List<String> path, String yaml) {
        var node =
                yaml.indexOf('\n') < 0
                        ? of(yaml).flatMap(its -> its.places.node(List.of()))
                        : Optional.<Node>empty();
        return node.flatMap(value ->
                checked(
                        writer().edited(path, new YamlWriter.Value(yaml, true)),
                        path,
                        Optional.of(YamlTree.of(value))));
    }

    /** This text with an empty line before the line on which the thing at that path begins. */
    public YamlText spaced(List<String> path) {
        return places.place(path)
                .map(place -> spots.lineStart(place.from()))
                .filter(at -> at > 0 && !text.substring(0, at).endsWith(lineEnd + lineEnd))
                .flatMap(at -> of(mark + text.substring(0, at) + lineEnd + text.substring(at)))
                .orElse(this);
    }

    /**
     * This text without what stands at that path, and without a list or mapping around it that
     * would become empty.
     */
    public Optional<YamlText> without(List<String> path) {
        if (!has(path)) return Optional.empty();
        var goes = path;
        while (goes.size() > 1 && steps(goes.subList(0, goes.size() - 1)).size() == 1)
            goes = goes.subList(0, goes.size() - 1);
        return checked(Optional.of(new YamlEraser(places).removed(goes)), goes, Optional.empty());
    }

    private Optional<YamlText> checked(
            Optional<String> edited, List<String> path, Optional<YamlTree> value) {
        var meant = YamlTree.with(places.tree(), path, value).orNothing();
        return edited.flatMap(its -> of(mark + its)).filter(its -> its.places.tree().equals(meant));
    }

    private YamlWriter writer() {
        return new YamlWriter(places, lineEnd);
    }
}
