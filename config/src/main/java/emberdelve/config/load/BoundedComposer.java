package emberdelve.config.load;

import emberdelve.config.read.Source;

import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.common.Anchor;
import org.snakeyaml.engine.v2.composer.Composer;
import org.snakeyaml.engine.v2.exceptions.ComposerException;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;
import org.snakeyaml.engine.v2.schema.FailsafeSchema;

import java.util.Optional;

/**
 * The builder of a file's nodes, which stops where they nest too deeply. The library composes by
 * recursion and has no limit of its own: a megabyte of brackets would overflow the stack.
 */
final class BoundedComposer extends Composer {
    /** The deepest nesting. Our formats need six; the rest is for the future. */
    static final int DEPTH_MAX = 50;

    /** The most times that lists and mappings may be repeated by {@code *alias}; texts are free. */
    static final int ALIASES_MAX = 50;

    /**
     * The size of the parser's buffer. The parser copies all of an unfinished token for each
     * buffer, so that small buffers would take a long token quadratic time.
     */
    private static final int BUFFER_CHARS = 256 * 1024;

    // The failsafe schema leaves every scalar as it was written, and lets no tag make an object of
    // it.
    private static final LoadSettings SETTINGS =
            LoadSettings.builder()
                    .setSchema(new FailsafeSchema())
                    .setMaxAliasesForCollections(ALIASES_MAX)
                    .setBufferSize(BUFFER_CHARS)
                    .setCodePointLimit(Source.OCTETS_MAX)
                    // YamlNode refuses such keys, and reports their place.
                    .setAllowNonScalarKeys(true)
                    .build();

    private int depth;
    private Optional<Mark> lastOpened = Optional.empty();

    BoundedComposer(String text) {
        super(SETTINGS, new ParserImpl(SETTINGS, new StreamReader(SETTINGS, text)));
    }

    @Override
    protected SequenceNode composeSequenceNode(Optional<Anchor> anchor) {
        enter();
        var node = super.composeSequenceNode(anchor);
        depth--;
        return node;
    }

    @Override
    protected Node composeMappingNode(Optional<Anchor> anchor) {
        enter();
        var node = super.composeMappingNode(anchor);
        depth--;
        return node;
    }

    /**
     * The beginning of the latest list or mapping: the place of mistakes that are reported without
     * one.
     */
    Optional<Mark> lastOpened() {
        return lastOpened;
    }

    private void enter() {
        lastOpened = parser.peekEvent().getStartMark();
        if (++depth > DEPTH_MAX)
            throw new ComposerException("nested more than " + DEPTH_MAX + " deep", lastOpened);
    }
}
