package emberdelve.config.load;

import emberdelve.config.learnt.FolderReader;
import emberdelve.config.read.Position;
import emberdelve.config.read.Problem;
import emberdelve.config.read.Problems;
import emberdelve.config.read.Source;
import emberdelve.config.read.YamlNode;

import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.Tag;

import java.nio.file.Path;
import java.util.Optional;

/** The reader of a file of YAML, which makes a tree of nodes of its text. */
public final class YamlFile {
    private static final String VALID = "valid YAML";

    private YamlFile() {}

    /**
     * Reads one document.
     *
     * @param file the file's name in problems
     * @return its node; empty, with a problem, when the file cannot be read or is no YAML
     */
    public static Optional<YamlNode> read(Path path, String file, Problems problems) {
        return Source.of(new FolderReader().file(path), file, problems)
                .flatMap(source -> parse(source, problems));
    }

    static Optional<YamlNode> parse(Source source, Problems problems) {
        var before = problems.size();
        try {
            var composer = new BoundedComposer(source.text());
            var root = compose(source, composer, problems);
            if (problems.size() > before) return Optional.empty();
            return Optional.of(YamlNode.root(source, root.orElseGet(YamlFile::nothing)));
        } catch (ReaderException e) {
            // The parser checks the first part of the text before anything is composed.
            report(unprintable(source, e), character(e), problems);
            return Optional.empty();
        }
    }

    private static Optional<Node> compose(
            Source source, BoundedComposer composer, Problems problems) {
        try {
            return composer.getSingleNode();
        } catch (ReaderException e) {
            report(unprintable(source, e), character(e), problems);
        } catch (MarkedYamlEngineException e) {
            var mark = e.getProblemMark().or(e::getContextMark).or(composer::lastOpened);
            syntax(source, place(source, mark), String.valueOf(e.getProblem()), problems);
        } catch (YamlEngineException e) {
            report(place(source, composer.lastOpened()), String.valueOf(e.getMessage()), problems);
        }
        return Optional.empty();
    }

    private static Node nothing() {
        return new ScalarNode(Tag.STR, "", ScalarStyle.PLAIN);
    }

    private static Position unprintable(Source source, ReaderException e) {
        return source.place(Math.min(e.getPosition(), source.text().length()));
    }

    private static String character(ReaderException e) {
        return String.format("character U+%04X", e.getCodePoint());
    }

    private static Position place(Source source, Optional<Mark> mark) {
        return mark.map(at -> new Position(source.file(), at.getLine() + 1, at.getColumn() + 1))
                .orElseGet(() -> Position.startOf(source.file()));
    }

    /**
     * Reports a mistake in the parser's own words, but for a tab, of which the parser says more
     * than fits into a line.
     */
    private static void syntax(Source source, Position at, String mistake, Problems problems) {
        var key = source.keyAt(at).orElse("yaml");
        var isTab = mistake.contains("\\t(TAB)");
        problems.add(
                isTab
                        ? Problem.of(at, key, "a tab", "blanks: YAML takes no tabs to indent lines")
                        : Problem.of(at, key, mistake, VALID + advice(mistake)));
    }

    /** The advice what to type, if the mistake is one of the commonest slips; else empty. */
    private static String advice(String mistake) {
        if (mistake.startsWith("mapping values are not allowed"))
            return "; put quotes around a text that has a colon in it, and begin keys of one"
                    + " mapping below one another";
        if (mistake.startsWith("expected ',' or"))
            return "; a comma, or the bracket that ends what was begun; put quotes around a text"
                    + " with a comma or a bracket in it";
        if (mistake.startsWith("expected <block end>"))
            return "; begin this line below its neighbours; put quotes around the whole of a text,"
                    + " or around none of it";
        if (mistake.startsWith("found character") && mistake.contains("cannot start any token"))
            return "; put quotes around a text that begins with it";
        if (mistake.startsWith("could not find expected ':'"))
            return "; a colon and a blank behind the key";
        if (mistake.startsWith("found unexpected end of stream"))
            return "; the quote that ends a text";
        return "";
    }

    private static void report(Position at, String mistake, Problems problems) {
        problems.add(Problem.of(at, "yaml", mistake, VALID));
    }
}
