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

/**
 * What goes off by itself: in {@code triggers} of a room, or as the {@code proc} of a worn thing.
 */
final class TriggerReader {
    private static final Whole CHANCE = new Whole(1, 100);
    private static final Span RECOVERS = new Span(Duration.ofMillis(1), Duration.ofDays(1));

    private static final OneOf<Trigger.When> OF_ROOMS = new OneOf<>(Trigger.When.OF_ROOMS);
    private static final OneOf<Trigger.When> OF_WORN = new OneOf<>(Trigger.When.OF_WORN);
    private static final Selector OTHER = new Selector.Selected(0, Selector.Filter.ANY);

    private TriggerReader() {}

    /** A trigger, and the node that describes it. */
    record Found(Trigger trigger, YamlNode node) {}

    /** Of a room or a site. */
    static List<Trigger> readAll(Optional<YamlNode> list, Draft draft) {
        var triggers = new ArrayList<Trigger>();
        if (list.isEmpty()) return triggers;
        for (var item : list.get().items(draft.problems)) {
            var fields = Fields.of(item, draft.problems);
            var when = fields.required("when", OF_ROOMS);
            triggers.add(read(item, fields, when, Selector.Self.SELF, draft));
        }
        return triggers;
    }

    /** Of something worn: its wearer is the user, and whoever is struck or strikes is meant. */
    static Trigger readProc(YamlNode node, Draft draft) {
        var fields = Fields.of(node, draft.problems);
        var when = fields.optional("when", OF_WORN, Trigger.When.WOUND);
        var usual = when == Trigger.When.KILL ? Selector.Self.SELF : OTHER;
        var trigger = read(node, fields, when, usual, draft);
        if (when == Trigger.When.KILL && needsTheOther(trigger.selector()))
            fields.optional("target")
                    .ifPresent(target ->
                            draft.problems.add(
                                    target.wrong(
                                            "self, group, closest or around-self: whoever was"
                                                    + " killed is gone")));
        return trigger;
    }

    private static boolean needsTheOther(Selector selector) {
        return switch (selector) {
            case Selector.Selected _, Selector.SelfOrSelected _, Selector.AroundSelected _ -> true;
            case Selector.Self _, Selector.Closest _, Selector.Group _, Selector.AroundSelf _ ->
                    false;
        };
    }

    private static Trigger read(
            YamlNode node, Fields fields, Trigger.When when, Selector usual, Draft draft) {
        var problems = draft.problems;
        var trigger =
                new Trigger(
                        fields.required("name", ReadableText.LINE),
                        when,
                        fields.optional("chance", CHANCE, 100),
                        fields.optional("target")
                                .map(target -> SelectorReader.read(target, problems))
                                .orElse(usual),
                        EffectReader.readAll(
                                fields.required("effects", "a list of effects"), problems),
                        fields.optional("recovers", RECOVERS, Duration.ZERO));
        fields.end();
        draft.triggers.add(new Found(trigger, node));
        return trigger;
    }
}
