package emberdelve.config.load;

import emberdelve.config.content.Menace;
import emberdelve.config.content.Selector;
import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Flag;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Span;
import emberdelve.config.read.scalar.Whole;

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
    private static final Whole AGAINST = new Whole(1, 6);
    private static final Whole TOGETHER = new Whole(1, 4);
    private static final OneOf<Menace.Answer> ANSWER = OneOf.of(Menace.Answer.class);

    private MenaceReader() {}

    static List<Menace> readAll(Optional<YamlNode> mapping, Problems problems) {
        if (mapping.isEmpty()) return List.of();
        var menaces = new ArrayList<Menace>();
        for (var entry : mapping.get().entries(Id.ID, problems).entrySet())
            menaces.add(read(entry, problems));
        return menaces;
    }

    private static Menace read(Map.Entry<String, YamlNode> entry, Problems problems) {
        var node = entry.getValue();
        if (Id.ID.parse(entry.getKey()).isEmpty())
            problems.add(node.named("no id", Id.ID.expected()));
        var fields = Fields.of(node, problems);
        var answers = answers(fields.optional("answers"), problems);
        var selector =
                fields.required("target", SelectorReader.EXPECTED)
                        .map(value -> SelectorReader.read(value, problems))
                        .orElse(Selector.Self.SELF);
        var menace =
                new Menace(
                        entry.getKey(),
                        fields.required("name", ReadableText.LINE),
                        fields.required("sign", ReadableText.LINE),
                        fields.required("verb", ReadableText.LINE),
                        selector,
                        EffectReader.readAll(
                                fields.required("effects", "a list of effects"), problems),
                        fields.required("recovers", RECOVERS),
                        fields.optional("below", BELOW, Menace.ALWAYS),
                        answers,
                        band(fields, answers, selector, problems));
        fields.end();
        return menace;
    }

    /**
     * Reads what a menace asks of several players; mistakes are reported at the key that asks for
     * too much.
     */
    private static Menace.Band band(
            Fields fields, Set<Menace.Answer> answers, Selector selector, Problems problems) {
        var against = fields.optional("against", AGAINST, 1);
        var together = fields.optional("together");
        var needed = together.flatMap(value -> value.read(TOGETHER, problems)).orElse(1);
        if (needed > 1 && (answers.size() != 1 || answers.contains(Menace.Answer.DODGE)))
            together.ifPresent(
                    value -> problems.add(value.wrong("1, or one answer: brace or interrupt")));
        if (needed > against)
            together.ifPresent(value -> problems.add(value.wrong("at most against: " + against)));
        var seizing = fields.optional("seizes");
        var seizes = seizing.flatMap(value -> value.read(Flag.FLAG, problems)).orElse(false);
        var fits =
                against > 1
                        && needed == 1
                        && selector instanceof Selector.Selected
                        && !answers.contains(Menace.Answer.BRACE)
                        && !answers.contains(Menace.Answer.DODGE);
        if (seizes && !fits)
            seizing.ifPresent(value ->
                    problems.add(
                            value.wrong(
                                    "false, or a selected target, against: 2 or more, and no"
                                            + " answer but interrupt")));
        return new Menace.Band(against, needed, seizes);
    }

    private static Set<Menace.Answer> answers(Optional<YamlNode> list, Problems problems) {
        var answers = EnumSet.noneOf(Menace.Answer.class);
        if (list.isEmpty()) return answers;
        for (var word : list.get().items(problems))
            word.read(ANSWER, problems).ifPresent(answers::add);
        return answers;
    }
}
