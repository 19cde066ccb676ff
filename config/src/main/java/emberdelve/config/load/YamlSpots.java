package emberdelve.config.load;

import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.nodes.CollectionNode;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The places where the nodes of a text begin and end, in chars, without the comments around them.
 */
final class YamlSpots {
    /** An alias such as {@code *door}, and what may stand before it in a list or behind a colon. */
    private static final Pattern ALIAS =
            Pattern.compile("(?:\\s|#.*|-(?=\\s)|[,\\[])*+(\\*[^\\s,\\]}]+)");

    private final String text;
    private final boolean isPlain;

    YamlSpots(String text) {
        this.text = text;
        isPlain = text.codePoints().allMatch(Character::isBmpCodePoint);
    }

    int start(Node node) {
        return node.getStartMark().map(this::at).orElse(0);
    }

    /** The place behind the node's last char; {@code from}: where it must begin at the earliest. */
    int end(Node node, int from) {
        if (isAlias(node, from)) return alias(from).map(MatchResult::end).orElse(from);
        return switch (node) {
            case ScalarNode scalar when isBlock(scalar) -> stripped(start(node), mark(node));
            case ScalarNode scalar when scalar.getValue().isEmpty() && scalar.isPlain() -> from;
            case CollectionNode<?> list when list.getFlowStyle() == FlowStyle.FLOW -> mark(node);
            case MappingNode mapping -> valueEnd(mapping, mapping.getValue().size() - 1);
            case SequenceNode list -> itemEnd(list, list.getValue().size() - 1);
            default -> mark(node);
        };
    }

    /** The place behind the colon of a mapping's nth entry. */
    int colon(MappingNode mapping, int nth) {
        return text.indexOf(':', mark(mapping.getValue().get(nth).getKeyNode())) + 1;
    }

    /** The place behind the value of a mapping's nth entry. */
    int valueEnd(MappingNode mapping, int nth) {
        return end(mapping.getValue().get(nth).getValueNode(), colon(mapping, nth));
    }

    /** The place where a list's nth item begins, without its dash. */
    int itemStart(SequenceNode list, int nth) {
        var from = itemFrom(list, nth);
        var item = list.getValue().get(nth);
        if (!isAlias(item, from)) return start(item);
        return alias(from).map(alias -> alias.start(1)).orElse(from);
    }

    /** The place behind a list's nth item. */
    int itemEnd(SequenceNode list, int nth) {
        return end(list.getValue().get(nth), itemFrom(list, nth));
    }

    /** The place from which on the list's nth item is found: where the one before it has ended. */
    private int itemFrom(SequenceNode list, int nth) {
        return nth == 0 ? start(list) : itemEnd(list, nth - 1);
    }

    /**
     * Whether the node is named there by an alias: then it has the place of the text that the alias
     * repeats, and that is always further up.
     */
    private boolean isAlias(Node node, int from) {
        return start(node) < from;
    }

    static boolean isBlock(Node node) {
        return node instanceof ScalarNode scalar
                && (scalar.getScalarStyle() == ScalarStyle.FOLDED
                        || scalar.getScalarStyle() == ScalarStyle.LITERAL);
    }

    int lineStart(int at) {
        return text.lastIndexOf('\n', at - 1) + 1;
    }

    /** The place before the line's end. */
    int lineEnd(int at) {
        var end = text.indexOf('\n', at);
        if (end < 0) return text.length();
        return end > at && text.charAt(end - 1) == '\r' ? end - 1 : end;
    }

    int column(int at) {
        return text.codePointCount(lineStart(at), at);
    }

    /** The number of the line, from 1. */
    int line(int at) {
        return (int) text.substring(0, at).chars().filter(c -> c == '\n').count() + 1;
    }

    private int mark(Node node) {
        return node.getEndMark().map(this::at).orElse(text.length());
    }

    private int at(Mark mark) {
        return isPlain ? mark.getIndex() : text.offsetByCodePoints(0, mark.getIndex());
    }

    /** The alias that stands next; empty if something else does. */
    private Optional<MatchResult> alias(int from) {
        var alias = ALIAS.matcher(text).region(from, text.length());
        return alias.lookingAt() ? Optional.of(alias.toMatchResult()) : Optional.empty();
    }

    private int stripped(int start, int end) {
        var at = end;
        while (at > start && Character.isWhitespace(text.charAt(at - 1))) at--;
        return at;
    }
}
