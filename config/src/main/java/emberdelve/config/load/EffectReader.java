package emberdelve.config.load;

import emberdelve.config.content.Bonuses;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Effect;
import emberdelve.config.content.Effect.Destination;
import emberdelve.config.content.Effect.PassingMind;
import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Flag;
import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Roll;
import emberdelve.config.read.scalar.Span;
import emberdelve.config.read.scalar.Whole;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A list of effects, each a mapping with one key: {@code - heal: 2d6}. */
final class EffectReader {
    private static final Roll AMOUNT = new Roll(0, 10_000);
    private static final Whole TURNS = new Whole(1, 1_000);
    private static final Whole PERCENT = new Whole(10, 1_000);
    private static final Whole SHARE = new Whole(1, 100);
    private static final Whole BLOWS = new Whole(1, 10);
    private static final Whole TIMES = new Whole(1, 1_000);
    private static final Whole BONUS = new Whole(-100, 100);
    private static final Span LASTS = new Span(Duration.ofMillis(200), Duration.ofHours(1));
    private static final List<String> WORDS =
            List.of(
                    "heal",
                    "harm",
                    "strike",
                    "manoeuvre",
                    "confuse",
                    "sleep",
                    "frighten",
                    "charm",
                    "speed",
                    "stat",
                    "over-time",
                    "teleport",
                    "cure");
    private static final String EXPECTED = "one of " + String.join(", ", WORDS);

    private EffectReader() {}

    static List<Effect> readAll(Optional<YamlNode> list, Problems problems) {
        var effects = new ArrayList<Effect>();
        if (list.isEmpty()) return effects;
        var before = problems.size();
        for (var item : list.get().items(problems)) effects.addAll(readOne(item, problems));
        if (effects.isEmpty() && problems.size() == before)
            problems.add(list.get().wrong("at least one effect"));
        return effects;
    }

    /** The one effect of a mapping; empty, with a problem, when it is mistaken. */
    static List<Effect> readOne(YamlNode item, Problems problems) {
        var node = item.as("effect");
        var before = problems.size();
        var fields = Fields.of(node, problems);
        var effects = among(fields, problems);
        fields.end();
        if (effects.size() != 1 && problems.size() == before) problems.add(node.wrong(EXPECTED));
        return effects;
    }

    /** All effects of a mapping that may have other keys, too. */
    static List<Effect> among(Fields fields, Problems problems) {
        var effects = new ArrayList<Effect>(1);
        fields.optional("heal").ifPresent(heal -> effects.add(heal(heal, problems)));
        fields.optional("harm").ifPresent(harm -> effects.add(harm(harm, problems)));
        fields.optional("strike").ifPresent(part -> effects.add(strike(part, problems)));
        fields.optional("manoeuvre", OneOf.of(Effect.Manoeuvre.class)).ifPresent(effects::add);
        for (var mind : PassingMind.values())
            fields.optional(word(mind))
                    .ifPresent(part ->
                            effects.add(new Effect.ChangeMind(mind, turns(part, problems))));
        fields.optional("speed").ifPresent(part -> effects.add(speed(part, problems)));
        fields.optional("stat").ifPresent(part -> effects.add(stat(part, problems)));
        fields.optional("over-time").ifPresent(part -> effects.add(overTime(part, problems)));
        fields.optional("teleport", OneOf.of(Destination.class))
                .ifPresent(where -> effects.add(new Effect.Teleport(where)));
        fields.optional("cure").ifPresent(part -> effects.add(cure(part, problems)));
        return effects;
    }

    private static Effect heal(YamlNode node, Problems problems) {
        if (!node.isMapping())
            return new Effect.Heal(node.read(AMOUNT, problems).orElseGet(AMOUNT::standIn));
        var fields = Fields.of(node, problems);
        var heal =
                new Effect.Heal(
                        fields.optional("amount", AMOUNT, Dice.flat(0)),
                        fields.required("percent", SHARE));
        fields.end();
        return heal;
    }

    private static Effect strike(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var strike =
                new Effect.Strike(
                        fields.optional("times", BLOWS, 1),
                        fields.optional("attack", BONUS, 0),
                        fields.optional("percent", PERCENT, 100));
        fields.end();
        return strike;
    }

    private static Effect harm(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var harm =
                new Effect.Harm(
                        fields.required("amount", AMOUNT),
                        fields.optional("pierces", Flag.FLAG, false),
                        fields.optional("verb", ReadableText.LINE, "hurts"));
        fields.end();
        return harm;
    }

    private static String word(PassingMind mind) {
        return switch (mind) {
            case CONFUSED -> "confuse";
            case ASLEEP -> "sleep";
            case AFRAID -> "frighten";
            case CHARMED -> "charm";
        };
    }

    private static int turns(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var turns = fields.required("turns", TURNS);
        fields.end();
        return turns;
    }

    private static Effect speed(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var speed =
                new Effect.ChangeSpeed(
                        fields.required("name", ReadableText.LINE),
                        fields.required("percent", PERCENT),
                        fields.required("lasts", LASTS));
        fields.end();
        return speed;
    }

    private static Effect stat(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var stat =
                new Effect.ChangeStats(
                        fields.required("name", ReadableText.LINE),
                        bonuses(fields, BONUS),
                        fields.required("lasts", LASTS));
        fields.end();
        return stat;
    }

    static Bonuses bonuses(Fields fields, Whole bonus) {
        return new Bonuses(
                fields.optional("attack", bonus, 0),
                fields.optional("attack-chance", bonus, 0),
                fields.optional("defense", bonus, 0),
                fields.optional("defense-chance", bonus, 0),
                fields.optional("vision", bonus, 0),
                fields.optional("armour", bonus, 0),
                fields.optional("keenness", bonus, 0),
                fields.optional("sturdiness", bonus, 0));
    }

    private static Effect overTime(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var name = fields.required("name", ReadableText.LINE);
        var heals = fields.optional("heal", AMOUNT);
        var harms = fields.optional("harm", AMOUNT);
        var effect =
                new Effect.OverTime(
                        name,
                        heals.or(() -> harms).orElseGet(AMOUNT::standIn),
                        harms.isPresent(),
                        fields.optional("verb", ReadableText.LINE, "hurts"),
                        fields.required("every", LASTS),
                        fields.required("times", TIMES));
        fields.end();
        if (heals.isPresent() == harms.isPresent()) problems.add(node.wrong("heal or harm"));
        return effect;
    }

    private static Effect cure(YamlNode node, Problems problems) {
        var names = new ArrayList<String>();
        for (var item : node.items(problems))
            item.read(ReadableText.LINE, problems).ifPresent(names::add);
        return new Effect.Cure(names);
    }
}
