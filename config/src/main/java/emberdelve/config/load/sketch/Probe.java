package emberdelve.config.load.sketch;

import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The maker of documents by chance from what is known of a file: every key that was asked for comes
 * up, alone and beside others, with every word and both ends of every range, in lists of many
 * sizes. Thread: any, one at a time.
 */
public final class Probe {
    /**
     * The depth below which nothing is nested: readers that call themselves would otherwise be
     * followed for ever.
     */
    private static final int DEPTH_MAX = 14;

    /** The depth from which lists are short: long lists of long lists would grow without end. */
    private static final int DEEP = 5;

    /**
     * The most nodes of a document that readers are given. By chance, one document of hundreds
     * would have a hundred thousand, which takes as long to read as all the others and tells
     * nothing more.
     */
    private static final int NODES_MAX = 8_000;

    private final RandomGenerator random;
    private boolean isLearning = true;
    private int nodesLeft;

    public Probe(RandomGenerator random) {
        this.random = random;
    }

    /**
     * Ends the trying of forms that readers may not know, so that nearly all that they find is
     * without mistakes.
     */
    public void endLearning() {
        isLearning = false;
    }

    /** A document for files of that kind: the first one by chance that is not too large. */
    public Node document(Sketch sketch) {
        while (true) {
            nodesLeft = NODES_MAX;
            var document = node(sketch, 0);
            if (nodesLeft > 0) return document;
        }
    }

    private Node node(Sketch sketch, int depth) {
        if (sketch.sort.isPresent()) return node(sketch.sort.get().sketch(), depth);
        var forms = new ArrayList<Form>();
        var isAnything = sketch.isOpen && isLearning;
        if (isAnything || sketch.hasText || !sketch.kinds.isEmpty()) forms.add(Form.TEXT);
        if (isAnything || sketch.isList()) forms.add(Form.LIST);
        if (isAnything || sketch.hasFields || sketch.isMapping()) forms.add(Form.MAPPING);
        if (forms.isEmpty() || depth > DEPTH_MAX || nodesLeft == 0) return text("");
        nodesLeft--;
        return switch (forms.get(random.nextInt(forms.size()))) {
            case TEXT -> text(sample(sketch));
            case LIST -> list(sketch, depth);
            case MAPPING -> mapping(sketch, depth);
        };
    }

    private String sample(Sketch sketch) {
        if (sketch.kinds.isEmpty()) return Kinds.WORD;
        var kinds = List.copyOf(sketch.kinds);
        return Kinds.sample(kinds.get(random.nextInt(kinds.size())), random);
    }

    private Node list(Sketch sketch, int depth) {
        var items = new ArrayList<Node>();
        if (sketch.isList()) {
            var size = size(sketch.listSizes, depth);
            for (var i = 0; i < size; i++) items.add(node(sketch.item(), depth + 1));
        }
        return new SequenceNode(Tag.SEQ, items, FlowStyle.FLOW);
    }

    private int size(Sizes seen, int depth) {
        return depth > DEEP && isLearning ? random.nextInt(2) : seen.next(random);
    }

    private Node mapping(Sketch sketch, int depth) {
        var entries = new ArrayList<NodeTuple>();
        var density = random.nextInt(4);
        var one = random.nextInt(Math.max(1, sketch.fields.size()));
        var other = random.nextInt(Math.max(1, sketch.fields.size()));
        var at = 0;
        for (var field : sketch.fields.entrySet()) {
            var isIn =
                    switch (density) {
                        case 0 -> at == one;
                        case 1 -> at == one || at == other;
                        case 2 -> random.nextInt(2) == 0;
                        default -> depth <= DEEP;
                    };
            at++;
            if (isIn || sketch.isRequired(field.getValue()))
                entries.add(tuple(field.getKey(), node(field.getValue().value, depth + 1)));
        }
        if (sketch.isMapping()) {
            var size = size(sketch.mappingSizes, depth);
            for (var name : names(sketch, size))
                entries.add(tuple(name, node(sketch.entry(), depth + 1)));
        }
        return new MappingNode(Tag.MAP, entries, FlowStyle.FLOW);
    }

    private List<String> names(Sketch sketch, int size) {
        var words = sketch.names.map(kind -> kind.words()).orElse(List.of());
        var names = new ArrayList<String>();
        for (var i = 0; i < size; i++) {
            var name =
                    words.isEmpty()
                            ? Kinds.WORD + (i == 0 ? "" : "-" + i)
                            : words.get(random.nextInt(words.size()));
            if (!names.contains(name)) names.add(name);
        }
        return names;
    }

    private static NodeTuple tuple(String key, Node value) {
        return new NodeTuple(new ScalarNode(Tag.STR, key, ScalarStyle.PLAIN), value);
    }

    private static Node text(String text) {
        return new ScalarNode(Tag.STR, text, ScalarStyle.PLAIN);
    }

    private enum Form {
        TEXT,
        LIST,
        MAPPING
    }
}
