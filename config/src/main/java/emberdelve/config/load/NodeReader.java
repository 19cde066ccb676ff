package emberdelve.config.load;

import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The reader of what {@link NodeWriter} has written: the same nodes, as far as a {@link YamlNode}
 * asks for them. Thread: the one that made it.
 */
final class NodeReader {
    private static final int[] NO_TEXT = {};

    private final String words;
    private final byte[] octets;

    /** The lists and mappings so far, in their order. */
    private final List<Node> met = new ArrayList<>();

    private int at;

    NodeReader(String words, byte[] octets) {
        this.words = words;
        this.octets = octets;
    }

    /** The next node with all in it. */
    Node read() {
        var kind = number();
        return switch (kind) {
            case NodeWriter.TEXT -> text(start());
            case NodeWriter.LIST -> list(start());
            case NodeWriter.MAPPING -> mapping(start());
            case NodeWriter.AGAIN -> met.get(number());
            default -> throw new IllegalArgumentException("no kind of node: " + kind);
        };
    }

    private Optional<Mark> start() {
        return Optional.of(new Mark("", 0, number(), number(), NO_TEXT, 0));
    }

    private Node text(Optional<Mark> start) {
        var style = NodeWriter.STYLES.get(number());
        var from = number();
        var value = words.substring(from, from + number());
        return new ScalarNode(Tag.STR, true, value, style, start, start);
    }

    private Node list(Optional<Mark> start) {
        var size = number();
        var items = new ArrayList<Node>(size);
        var list = new SequenceNode(Tag.SEQ, true, items, FlowStyle.BLOCK, start, start);
        met.add(list);
        for (var item = 0; item < size; item++) items.add(read());
        return list;
    }

    private Node mapping(Optional<Mark> start) {
        var size = number();
        var entries = new ArrayList<NodeTuple>(size);
        var mapping = new MappingNode(Tag.MAP, true, entries, FlowStyle.BLOCK, start, start);
        met.add(mapping);
        for (var entry = 0; entry < size; entry++) entries.add(new NodeTuple(read(), read()));
        return mapping;
    }

    private int number() {
        var octet = octets[at++];
        var number = 0;
        var bits = 0;
        while (octet < 0) {
            number |= (octet & ~NodeWriter.MORE & 0xff) << bits;
            bits += NodeWriter.BITS;
            octet = octets[at++];
        }
        return number | octet << bits;
    }
}
