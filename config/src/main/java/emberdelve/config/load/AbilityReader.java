package emberdelve.config.load;

import emberdelve.config.content.Ability;
import emberdelve.config.content.Selector;
import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Span;
import emberdelve.config.read.scalar.Whole;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The {@code abilities} of a class: a mapping by the words that players type. */
final class AbilityReader {
    private static final Whole LEVEL = new Whole(1, 100);
    private static final Span RECOVERS = new Span(Duration.ofSeconds(1), Duration.ofDays(1));

    private AbilityReader() {}

    static List<Ability> readAll(Optional<YamlNode> mapping, Draft draft) {
        var problems = draft.problems;
        var abilities = new ArrayList<Ability>();
        if (mapping.isEmpty()) return abilities;
        for (var entry : mapping.get().entries(Id.ID, problems).entrySet()) {
            if (Id.ID.parse(entry.getKey()).isEmpty())
                problems.add(entry.getValue().named("no id", Id.ID.expected()));
            draft.checkTyped(entry.getKey(), entry.getValue());
            abilities.add(read(entry.getKey(), entry.getValue(), problems));
        }
        return abilities;
    }

    private static Ability read(String id, YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var ability =
                new Ability(
                        id,
                        fields.required("name", ReadableText.LINE),
                        fields.required("description", ReadableText.PARAGRAPHS),
                        fields.optional("level", LEVEL, 1),
                        fields.required("verb", ReadableText.LINE),
                        fields.required("target", SelectorReader.EXPECTED)
                                .map(value -> SelectorReader.read(value, problems))
                                .orElse(Selector.Self.SELF),
                        EffectReader.readAll(
                                fields.required("effects", "a list of effects"), problems),
                        fields.required("recovers", RECOVERS));
        fields.end();
        return ability;
    }
}
