package emberdelve.config.load;

import emberdelve.config.content.Selector;
import emberdelve.config.content.Selector.Filter;
import emberdelve.config.load.scalar.OneOf;
import emberdelve.config.load.scalar.Whole;
import java.util.List;

/**
 * {@code target: self}, {@code target: selected}, {@code target: {closest: 5}} or {@code target:
 * {closest: {range: 5, filter: hostile}}}.
 */
final class SelectorReader {
    static final String EXPECTED = "self, closest or selected";
    private static final List<String> WORDS = List.of("self", "closest", "selected");
    private static final Whole PACES = new Whole(0, 1_000);
    private static final OneOf<Filter> FILTER = OneOf.of(Filter.class);

    private SelectorReader() {}

    static Selector read(YamlNode node, Problems problems) {
        if (node.isMapping()) return inMapping(node, problems);
        var word = node.text().orElse("");
        if (word.equals("closest")) return closest(0, Filter.HOSTILE);
        if (word.equals("selected")) return selected(0, Filter.ANY);
        if (!word.equals("self")) problems.add(node.wrong(EXPECTED, WORDS));
        return Selector.Self.SELF;
    }

    private static Selector inMapping(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var closest = fields.optional("closest");
        var selected = fields.optional("selected");
        var outer = fields.optional("filter", FILTER);
        fields.end();
        if (closest.isPresent() == selected.isPresent()) {
            problems.add(node.wrong("closest or selected"));
            return Selector.Self.SELF;
        }
        if (closest.isPresent()) {
            var reach = reach(closest.get(), outer.orElse(Filter.HOSTILE), problems);
            return closest(reach.paces, reach.filter);
        }
        var reach = reach(selected.orElseThrow(), outer.orElse(Filter.ANY), problems);
        return selected(reach.paces, reach.filter);
    }

    private static Reach reach(YamlNode node, Filter usual, Problems problems) {
        if (!node.isMapping()) return new Reach(node.read(PACES, problems).orElse(0), usual);
        var fields = Fields.of(node, problems);
        var reach = new Reach(
                fields.optional("range", PACES, 0), fields.optional("filter", FILTER, usual));
        fields.end();
        return reach;
    }

    private static Selector closest(int paces, Filter filter) {
        return new Selector.Closest(paces, filter);
    }

    private static Selector selected(int paces, Filter filter) {
        return new Selector.Selected(paces, filter);
    }

    private record Reach(int paces, Filter filter) {}
}
