package emberdelve.config.load;

import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

import java.io.ByteArrayOutputStream;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * The writer of a file's nodes as octets that {@link NodeReader} reads: what each is, where it
 * begins, and what it says. Texts are places in the {@link #words}, which begin with the text of
 * the file, so that most of them need not be written once more. Thread: the one that made it.
 */
final class NodeWriter {
    static final int TEXT = 0;
    static final int LIST = 1;
    static final int MAPPING = 2;

    /** A list or mapping that stands elsewhere, too, as {@code *alias} makes it. */
    static final int AGAIN = 3;

    /** Each that a parser finds, at its number. */
    static final List<ScalarStyle> STYLES =
            List.of(
                    ScalarStyle.PLAIN,
                    ScalarStyle.SINGLE_QUOTED,
                    ScalarStyle.DOUBLE_QUOTED,
                    ScalarStyle.LITERAL,
                    ScalarStyle.FOLDED);

    /** Seven bits of a number go into an octet; the eighth says that more follow. */
    static final int MORE = 0x80;

    static final int BITS = 7;

    private final StringBuilder words;
    private final ByteArrayOutputStream octets = new ByteArrayOutputStream();
    private final IdentityHashMap<Node, Integer> written = new IdentityHashMap<>();

    NodeWriter(String text) {
        words = new StringBuilder(text);
    }

    /** Adds the node and all in it. */
    void write(Node node) {
        switch (node) {
            case ScalarNode text -> write(text);
            case SequenceNode list -> {
                if (begins(LIST, node, list.getValue().size()))
                    list.getValue().forEach(this::write);
            }
            case MappingNode mapping -> {
                if (begins(MAPPING, node, mapping.getValue().size()))
                    mapping.getValue().forEach(this::write);
            }
            default -> throw new IllegalArgumentException("no node of a file: " + node);
        }
    }

    private void write(NodeTuple entry) {
        write(entry.getKeyNode());
        write(entry.getValueNode());
    }

    /** The text of the file, and behind it what it says in other words than it is written in. */
    String words() {
        return words.toString();
    }

    byte[] octets() {
        return octets.toByteArray();
    }

    private void write(ScalarNode text) {
        number(TEXT);
        place(text);
        number(STYLES.indexOf(text.getScalarStyle()));
        var value = text.getValue();
        var at = words.indexOf(value);
        if (at < 0) {
            at = words.length();
            words.append(value);
        }
        number(at);
        number(value.length());
    }

    /** Whether what is in it has to follow. */
    private boolean begins(int kind, Node node, int size) {
        var before = written.putIfAbsent(node, written.size());
        number(before == null ? kind : AGAIN);
        if (before == null) {
            place(node);
            number(size);
        } else {
            number(before);
        }
        return before == null;
    }

    private void place(Node node) {
        number(node.getStartMark().map(Mark::getLine).orElse(0));
        number(node.getStartMark().map(Mark::getColumn).orElse(0));
    }

    private void number(int number) {
        var left = number;
        for (; left >= MORE; left >>>= BITS) octets.write(left | MORE);
        octets.write(left);
    }
}
