package emberdelve.config.load;

import emberdelve.config.content.Template;
import emberdelve.config.content.Template.Part;
import emberdelve.config.read.Position;
import emberdelve.config.read.Problem;
import emberdelve.config.read.Problems;
import emberdelve.config.read.Suggestion;
import emberdelve.config.read.TextGaps;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.ReadableText;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The parser of a message's text: everything is literal except what begins with a dollar.
 *
 * @see "the builders' README: messages"
 */
public final class TemplateParser {
    /** The longest message: a longer text is a page, and belongs into help. */
    static final int TEXT_MAX_CHARS = 4_000;

    private static final Pattern DOLLAR = Pattern.compile("\\$\\$");
    private static final Pattern VERB =
            Pattern.compile("\\$(verb|pverb)\\(([a-z][a-z' -]*)\\)\\$([0-9])(?![0-9])");
    private static final Pattern ARGUMENT_VERB =
            Pattern.compile("\\$averb\\(([a-z][A-Za-z0-9]*)\\)\\$([0-9])(?![0-9])");
    private static final Pattern COUNTED =
            Pattern.compile("\\$count\\(([a-z][A-Za-z0-9]*),([^,()$]+),([^,()$]+)\\)\\$");
    private static final Pattern ACTOR = Pattern.compile("\\$([A-Za-z]+)\\$([0-9])(?![0-9])");
    private static final Pattern ARGUMENT = Pattern.compile("\\$([a-z][A-Za-z0-9]*)\\$");
    private static final Pattern GAP = Pattern.compile("\\$[^\\s$]*(\\$[0-9]*)?");
    private static final String EXPECTED =
            "$name$0, $verb(hits)$0, $amount$ or the like; $$ is a " + "dollar";

    private final String text;
    private final List<Part> parts = new ArrayList<>();
    private final List<Mistake> mistakes = new ArrayList<>();
    private final StringBuilder literal = new StringBuilder();
    private int dollarsSeen;

    private TemplateParser(String text) {
        this.text = text;
    }

    /** The template in that text; empty, with problems at their columns, when it has mistakes. */
    public static Optional<Template> parse(String text, String file, Problems problems) {
        var parser = new TemplateParser(text);
        parser.run();
        for (var mistake : parser.mistakes) {
            var column = text.codePointCount(0, mistake.index) + 1;
            problems.add(mistake.at(new Position(file, 1, column), "template"));
        }
        return parser.result();
    }

    /** The template in that node's text; problems point into the file, whatever the quoting. */
    static Optional<Template> parse(YamlNode node, Problems problems) {
        var text = node.text().map(TemplateParser::withoutLastLineEnd);
        if (text.isEmpty() || text.get().length() > TEXT_MAX_CHARS || !isPlain(text.get())) {
            problems.add(
                    node.wrong(
                            "text of at most "
                                    + TEXT_MAX_CHARS
                                    + " characters, none of them control characters"));
            return Optional.empty();
        }
        var parser = new TemplateParser(text.get());
        parser.run();
        for (var mistake : parser.mistakes)
            problems.add(mistake.at(node.sign('$', mistake.dollars), node.path()));
        TextGaps.checkMessage(node, text.get(), problems);
        return parser.result();
    }

    private static boolean isPlain(String text) {
        return ReadableText.isPlain(text);
    }

    /** The text without the line end that ends every folded block. */
    private static String withoutLastLineEnd(String text) {
        return text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
    }

    private Optional<Template> result() {
        return mistakes.isEmpty() ? Optional.of(new Template(parts)) : Optional.empty();
    }

    private void run() {
        var at = 0;
        for (var next = text.indexOf('$'); next >= 0; next = text.indexOf('$', at)) {
            literal.append(text, at, next);
            at = gap(next);
            dollarsSeen += (int) text.substring(next, at).chars().filter(c -> c == '$').count();
        }
        literal.append(text, at, text.length());
        endLiteral();
    }

    /**
     * Reads the gap that begins with the dollar at that index; returns the index at which the text
     * goes on.
     */
    private int gap(int index) {
        var found = matcher(DOLLAR, index);
        if (found.lookingAt()) {
            literal.append('$');
            return found.end();
        }
        found = matcher(VERB, index);
        if (found.lookingAt()) {
            var afterPronoun = found.group(1).equals("pverb");
            return add(new Part.Verb(found.group(2), actor(found, 3), afterPronoun), found);
        }
        found = matcher(ARGUMENT_VERB, index);
        if (found.lookingAt())
            return add(new Part.ArgumentVerb(found.group(1), actor(found, 2)), found);
        found = matcher(COUNTED, index);
        if (found.lookingAt()) {
            var counted = new Part.Counted(found.group(1), found.group(2), found.group(3));
            return add(counted, found);
        }
        return named(index);
    }

    private int named(int index) {
        var actor = matcher(ACTOR, index);
        if (actor.lookingAt()) {
            var part = ActorWords.part(actor.group(1), actor(actor, 2));
            if (part.isPresent()) return add(part.get(), actor);
            return mistake(
                    index,
                    Suggestion.nearest(actor.group(1), ActorWords.ALL)
                            .map(word -> "$" + word + "$" + actor.group(2)));
        }
        var argument = matcher(ARGUMENT, index);
        var isArgument = argument.lookingAt() && !isFollowedByDigit(argument.end());
        if (isArgument && !ActorWords.ALL.contains(argument.group(1)))
            return add(new Part.Argument(argument.group(1)), argument);
        return mistake(index, Optional.empty());
    }

    private boolean isFollowedByDigit(int index) {
        return index < text.length() && Character.isDigit(text.charAt(index));
    }

    private int mistake(int index, Optional<String> meant) {
        var gap = matcher(GAP, index);
        // A dollar always matches; the whole of it is shown, and reading goes on behind it.
        var end = gap.lookingAt() ? gap.end() : index + 1;
        mistakes.add(new Mistake(index, dollarsSeen, text.substring(index, end), meant));
        return end;
    }

    private Matcher matcher(Pattern pattern, int index) {
        return pattern.matcher(text).region(index, text.length());
    }

    private static int actor(Matcher found, int group) {
        return Integer.parseInt(found.group(group));
    }

    private int add(Part part, Matcher found) {
        endLiteral();
        parts.add(part);
        return found.end();
    }

    private void endLiteral() {
        if (literal.isEmpty()) return;
        parts.add(new Part.Literal(literal.toString()));
        literal.setLength(0);
    }

    /**
     * A gap that nobody can fill, with its index in the text and the number of dollars before it.
     */
    private record Mistake(int index, int dollars, String gap, Optional<String> meant) {
        Problem at(Position place, String key) {
            return Problem.of(place, key, gap, EXPECTED).suggesting(meant);
        }
    }
}
