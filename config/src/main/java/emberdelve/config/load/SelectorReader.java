package emberdelve.config.load;

import emberdelve.config.content.Selector;
import emberdelve.config.content.Selector.Filter;
import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.Suggestion;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.Whole;
import emberdelve.config.read.scalar.Word;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The reader of targets: {@code target: self}, {@code target: selected}, {@code target: {closest:
 * 5}} or {@code target: {closest: {range: 5, filter: hostile}}}.
 */
final class SelectorReader {
    static final String EXPECTED =
            "self, closest, selected, self-or-selected, group, around-self or around-selected";
    private static final List<String> WORDS =
            List.of(
                    "self",
                    "closest",
                    "selected",
                    "self-or-selected",
                    "group",
                    "around-self",
                    "around-selected");

    /** Other words for selectors, and the words that are meant by them. */
    private static final Map<String, String> ALSO =
            Map.of(
                    "nearest",
                    "closest",
                    "near",
                    "closest",
                    "me",
                    "self",
                    "user",
                    "self",
                    "target",
                    "selected",
                    "chosen",
                    "selected",
                    "room",
                    "around-self");

    private static final Word WORD = new Word(WORDS);
    private static final Whole PACES = new Whole(0, 1_000);
    private static final OneOf<Filter> FILTER = OneOf.of(Filter.class);

    private SelectorReader() {}

    static Selector read(YamlNode node, Problems problems) {
        return select(node.as("target"), problems);
    }

    private static Selector select(YamlNode node, Problems problems) {
        if (node.isMapping()) return inMapping(node, problems);
        var word = node.ifAny(WORD);
        if (word.isPresent()) return make(word.get(), 0, usual(word.get()));
        var meant = node.text().flatMap(SelectorReader::meant);
        problems.add(node.wrong(EXPECTED).suggesting(meant));
        return Selector.Self.SELF;
    }

    private static Selector inMapping(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var found = new ArrayList<Selector>();
        var outer = fields.optional("filter", FILTER);
        for (var word : WORDS.subList(1, WORDS.size())) {
            fields.optional(word)
                    .ifPresent(value -> {
                        var reach = reach(value.as("reach"), outer.orElse(usual(word)), problems);
                        found.add(make(word, reach.paces, reach.filter));
                    });
        }
        if (fields.endSuggesting(SelectorReader::meant) && found.isEmpty())
            return Selector.Self.SELF;
        if (found.size() == 1) return found.getFirst();
        problems.add(node.wrong("one of " + String.join(", ", WORDS.subList(1, WORDS.size()))));
        return Selector.Self.SELF;
    }

    private static Optional<String> meant(String word) {
        return Optional.ofNullable(ALSO.get(word)).or(() -> Suggestion.nearest(word, WORDS));
    }

    private static Filter usual(String word) {
        return switch (word) {
            case "closest" -> Filter.HOSTILE;
            case "self-or-selected" -> Filter.ALLY;
            default -> Filter.ANY;
        };
    }

    private static Selector make(String word, int paces, Filter filter) {
        return switch (word) {
            case "closest" -> new Selector.Closest(paces, filter);
            case "selected" -> new Selector.Selected(paces, filter);
            case "self-or-selected" -> new Selector.SelfOrSelected(paces, filter);
            case "group" -> new Selector.Group(paces);
            case "around-self" -> new Selector.AroundSelf(paces, filter);
            case "around-selected" -> new Selector.AroundSelected(paces, filter);
            default -> Selector.Self.SELF;
        };
    }

    private static Reach reach(YamlNode node, Filter usual, Problems problems) {
        if (!node.isMapping()) return new Reach(node.read(PACES, problems).orElse(0), usual);
        var fields = Fields.of(node, problems);
        var reach =
                new Reach(
                        fields.optional("range", PACES, 0),
                        fields.optional("filter", FILTER, usual));
        fields.end();
        return reach;
    }

    private record Reach(int paces, Filter filter) {}
}
