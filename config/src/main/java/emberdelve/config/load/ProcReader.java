package emberdelve.config.load;

import emberdelve.config.content.Selector;
import emberdelve.config.content.Trigger;
import emberdelve.config.content.Trigger.When;
import emberdelve.config.read.Fields;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Span;
import emberdelve.config.read.scalar.Whole;

import java.time.Duration;
import java.util.List;

/**
 * The reader of the {@code proc} of a worn thing, which goes off by itself: a trigger with effects
 * and without steps.
 */
final class ProcReader {
    private static final Whole CHANCE = new Whole(1, 100);
    private static final Span RECOVERS = new Span(Duration.ofMillis(1), Duration.ofDays(1));
    private static final OneOf<When> WHEN =
            new OneOf<>(List.of(When.WOUND, When.STRUCK, When.KILL));
    private static final Selector OTHER = new Selector.Selected(0, Selector.Filter.ANY);

    private ProcReader() {}

    /**
     * Reads the trigger, whose user is the wearer, and whose target is whoever the wearer strikes
     * or is struck by.
     */
    static Trigger read(YamlNode node, Draft draft) {
        var problems = draft.problems;
        var fields = Fields.of(node, problems);
        var when = fields.optional("when", WHEN, When.WOUND);
        var trigger =
                new Trigger(
                        fields.required("name", ReadableText.LINE),
                        when,
                        fields.optional("chance", CHANCE, 100),
                        fields.optional("target")
                                .map(target -> SelectorReader.read(target, problems))
                                .orElse(when == When.KILL ? Selector.Self.SELF : OTHER),
                        EffectReader.readAll(
                                fields.required("effects", "a list of effects"), problems),
                        fields.optional("recovers", RECOVERS, Duration.ZERO));
        if (when == When.KILL && needsTheOther(trigger.selector()))
            fields.optional("target")
                    .ifPresent(target ->
                            problems.add(
                                    target.wrong(
                                            "self, group, closest or around-self: whoever was"
                                                    + " killed is gone")));
        fields.end();
        draft.triggers.add(new FoundTrigger(trigger, node));
        return trigger;
    }

    private static boolean needsTheOther(Selector selector) {
        return switch (selector) {
            case Selector.Selected _, Selector.SelfOrSelected _, Selector.AroundSelected _ -> true;
            case Selector.Self _, Selector.Closest _, Selector.Group _, Selector.AroundSelf _ ->
                    false;
        };
    }
}
