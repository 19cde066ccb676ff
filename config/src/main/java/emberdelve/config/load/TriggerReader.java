package emberdelve.config.load;

import emberdelve.config.content.Selector;
import emberdelve.config.content.Trigger;
import emberdelve.config.load.scalar.OneOf;
import emberdelve.config.load.scalar.ReadableText;
import emberdelve.config.load.scalar.Span;
import emberdelve.config.load.scalar.Whole;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What goes off by itself: in {@code triggers} of a room, or as the {@code proc} of a weapon. */
final class TriggerReader {
    private static final Whole CHANCE = new Whole(1, 100);
    private static final Span RECOVERS = new Span(Duration.ofMillis(1), Duration.ofDays(1));

    private TriggerReader() {}

    /** A trigger, and the node that describes it. */
    record Found(Trigger trigger, YamlNode node) {}

    static List<Trigger> readAll(Optional<YamlNode> list, Draft draft) {
        var triggers = new ArrayList<Trigger>();
        if (list.isEmpty()) return triggers;
        for (var item : list.get().items(draft.problems)) triggers.add(read(item, draft));
        return triggers;
    }

    static Trigger read(YamlNode node, Draft draft) {
        var problems = draft.problems;
        var fields = Fields.of(node, problems);
        var trigger =
                new Trigger(
                        fields.required("name", ReadableText.LINE),
                        fields.optional("when", OneOf.of(Trigger.When.class), Trigger.When.WOUND),
                        fields.optional("chance", CHANCE, 100),
                        fields.optional("target")
                                .map(target -> SelectorReader.read(target, problems))
                                .orElse(Selector.Self.SELF),
                        EffectReader.readAll(
                                fields.required("effects", "a list of effects"), problems),
                        fields.optional("recovers", RECOVERS, Duration.ZERO));
        fields.end();
        draft.triggers.add(new Found(trigger, node));
        return trigger;
    }
}
