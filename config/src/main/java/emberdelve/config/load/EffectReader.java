package emberdelve.config.load;

import emberdelve.config.content.Effect;
import emberdelve.config.content.Effect.PassingMind;
import emberdelve.config.load.scalar.Flag;
import emberdelve.config.load.scalar.Roll;
import emberdelve.config.load.scalar.Whole;
import emberdelve.config.load.scalar.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A list of effects, each a mapping with one key: {@code - heal: 2d6}. */
final class EffectReader {
    private static final Roll AMOUNT = new Roll(0, 10_000);
    private static final Whole TURNS = new Whole(1, 1_000);
    private static final String EXPECTED = "one of heal, harm, confuse";

    private EffectReader() {}

    static List<Effect> readAll(Optional<YamlNode> list, Problems problems) {
        var effects = new ArrayList<Effect>();
        if (list.isEmpty()) return effects;
        var before = problems.size();
        for (var item : list.get().items(problems)) effects.addAll(read(item, problems));
        if (effects.isEmpty() && problems.size() == before)
            problems.add(list.get().wrong("at least one effect"));
        return effects;
    }

    private static List<Effect> read(YamlNode node, Problems problems) {
        var before = problems.size();
        var fields = Fields.of(node, problems);
        var effects = new ArrayList<Effect>(1);
        fields.optional("heal", AMOUNT).ifPresent(amount -> effects.add(new Effect.Heal(amount)));
        fields.optional("harm").ifPresent(harm -> effects.add(harm(harm, problems)));
        fields.optional("confuse").ifPresent(mind -> effects.add(confuse(mind, problems)));
        fields.end();
        if (effects.size() != 1 && problems.size() == before)
            problems.add(node.wrong(EXPECTED));
        return effects;
    }

    private static Effect harm(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var harm = new Effect.Harm(
                fields.required("amount", AMOUNT),
                fields.optional("pierces", Flag.FLAG, false),
                fields.optional("verb", Words.LINE, "hurts"));
        fields.end();
        return harm;
    }

    private static Effect confuse(YamlNode node, Problems problems) {
        var fields = Fields.of(node, problems);
        var turns = fields.required("turns", TURNS);
        fields.end();
        return new Effect.ChangeMind(PassingMind.CONFUSED, turns);
    }
}
