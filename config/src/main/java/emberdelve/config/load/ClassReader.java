package emberdelve.config.load;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.CharacterClass;
import emberdelve.config.content.Melee;
import emberdelve.config.read.Fields;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Whole;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One class of a file in {@code classes/}. */
final class ClassReader {
    private static final Whole HP = new Whole(1, 10_000);
    private static final Whole DICE = new Whole(0, 1_000);
    private static final Whole PERCENT = new Whole(0, 100);
    private static final Whole SPEED = new Whole(1, 1_000);
    private static final Whole VISION = new Whole(0, 10);
    private static final Whole COINS = new Whole(0, 1_000_000_000);

    private ClassReader() {}

    static CharacterClass read(String id, YamlNode node, Draft draft) {
        var fields = Fields.of(node, draft.problems);
        var stats = fields.requiredPart("stats");
        var read =
                new CharacterClass(
                        id,
                        fields.required("name", ReadableText.LINE),
                        fields.required("summary", ReadableText.LINE),
                        fields.required("description", ReadableText.PARAGRAPHS),
                        stats(stats),
                        melee(stats),
                        items(fields.optional("start-items"), draft),
                        (long) fields.optional("gold", COINS, 0),
                        AbilityReader.readAll(fields.optional("abilities"), draft),
                        PathReader.readAll(fields.optional("paths"), draft));
        fields.end();
        return read;
    }

    private static BaseStats stats(Fields fields) {
        var stats =
                new BaseStats(
                        fields.required("hp", HP),
                        fields.required("attack", DICE),
                        fields.required("attack-chance", PERCENT),
                        fields.required("defense", DICE),
                        fields.required("defense-chance", PERCENT),
                        fields.required("speed", SPEED),
                        fields.required("vision", VISION));
        return stats;
    }

    private static Melee melee(Fields fields) {
        var melee = MeleeReader.read(fields);
        fields.end();
        return melee;
    }

    private static List<String> items(Optional<YamlNode> node, Draft draft) {
        var items = new ArrayList<String>();
        if (node.isEmpty()) return items;
        for (var item : node.get().items(draft.problems))
            ItemReader.named(item, draft).ifPresent(items::add);
        return items;
    }
}
