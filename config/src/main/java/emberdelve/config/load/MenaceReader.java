package emberdelve.config.load;

import emberdelve.config.content.Menace;
import emberdelve.config.content.Selector;
import emberdelve.config.load.scalar.Id;
import emberdelve.config.load.scalar.OneOf;
import emberdelve.config.load.scalar.ReadableText;
import emberdelve.config.load.scalar.Span;
import emberdelve.config.load.scalar.Whole;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The {@code menaces} of a monster: a mapping by their ids. */
final class MenaceReader {
    private static final Span RECOVERS = new Span(Duration.ofSeconds(1), Duration.ofDays(1));
    private static final Whole BELOW = new Whole(1, 100);
    private static final OneOf<Menace.Answer> ANSWER = OneOf.of(Menace.Answer.class);

    private MenaceReader() {}

    static List<Menace> readAll(Optional<YamlNode> mapping, Problems problems) {
        if (mapping.isEmpty()) return List.of();
        var menaces = new ArrayList<Menace>();
        for (var entry : mapping.get().entries(problems).entrySet())
            menaces.add(read(entry, problems));
        return menaces;
    }

    private static Menace read(Map.Entry<String, YamlNode> entry, Problems problems) {
        var node = entry.getValue();
        if (Id.ID.parse(entry.getKey()).isEmpty())
            problems.add(node.named("no id", Id.ID.expected()));
        var fields = Fields.of(node, problems);
        var menace =
                new Menace(
                        entry.getKey(),
                        fields.required("name", ReadableText.LINE),
                        fields.required("sign", ReadableText.LINE),
                        fields.required("verb", ReadableText.LINE),
                        fields.required("target", SelectorReader.EXPECTED)
                                .map(value -> SelectorReader.read(value, problems))
                                .orElse(Selector.Self.SELF),
                        EffectReader.readAll(
                                fields.required("effects", "a list of effects"), problems),
                        fields.required("recovers", RECOVERS),
                        fields.optional("below", BELOW, Menace.ALWAYS),
                        answers(fields.optional("answers"), problems));
        fields.end();
        return menace;
    }

    private static Set<Menace.Answer> answers(Optional<YamlNode> list, Problems problems) {
        var answers = EnumSet.noneOf(Menace.Answer.class);
        if (list.isEmpty()) return answers;
        for (var word : list.get().items(problems))
            word.read(ANSWER, problems).ifPresent(answers::add);
        return answers;
    }
}
