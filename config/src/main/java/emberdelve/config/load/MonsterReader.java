package emberdelve.config.load;

import emberdelve.config.content.Alignment;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Effect.PassingMind;
import emberdelve.config.content.MonsterHabits;
import emberdelve.config.content.MonsterType;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.Rank;
import emberdelve.config.content.TriggerSet;
import emberdelve.config.content.Variable;
import emberdelve.config.read.Fields;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Flag;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Roll;
import emberdelve.config.read.scalar.Whole;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One monster of a file in {@code monsters/}. */
final class MonsterReader {
    private static final Roll HP = new Roll(1, 10_000);
    private static final Roll DICE = new Roll(0, 1_000);
    private static final Roll CHANCE = new Roll(0, 100);
    private static final Roll GOLD = new Roll(0, 1_000_000);
    private static final Whole SPEED = new Whole(1, 1_000);
    private static final Whole VISION = new Whole(0, 10);
    private static final Whole PERCENT = new Whole(0, 100);
    private static final Whole DROP_CHANCE = new Whole(1, 100);
    private static final OneOf<PassingMind> MIND = OneOf.of(PassingMind.class);
    private static final ReadableText ARTICLE = new ReadableText(10);
    private static final int USUAL_VISION = 3;

    private MonsterReader() {}

    static MonsterType read(String id, YamlNode node, Draft draft) {
        var fields = Fields.of(node, draft.problems);
        var name = fields.required("name", ReadableText.LINE);
        var monster =
                new MonsterType(
                        id,
                        name,
                        fields.optional("plural", ReadableText.LINE, name + "s"),
                        fields.optional("article", ARTICLE, article(name)),
                        fields.optional("pronouns", OneOf.of(Pronouns.class), Pronouns.IT),
                        fields.optional("alignment", OneOf.of(Alignment.class), Alignment.NEUTRAL),
                        fields.optional("faction", Id.ID, ""),
                        fields.required("description", ReadableText.PARAGRAPHS),
                        fields.required("hp", HP),
                        fields.required("attack", DICE),
                        fields.required("attack-chance", CHANCE),
                        fields.required("defense", DICE),
                        fields.required("defense-chance", CHANCE),
                        fields.optional("gold", GOLD, Dice.flat(0)),
                        fields.required("speed", SPEED),
                        fields.optional("vision", VISION, USUAL_VISION),
                        fields.optional(
                                "mind",
                                OneOf.of(MonsterType.MindType.class),
                                MonsterType.MindType.IDLE),
                        fields.optional("flees-below", PERCENT, 0),
                        fields.optional("calls-for-help", Flag.FLAG, false),
                        fields.optional("blow", ReadableText.LINE, "hits"),
                        MeleeReader.read(fields),
                        habits(id, fields, draft),
                        drops(fields.optional("drops"), draft));
        fields.end();
        return monster;
    }

    private static MonsterHabits habits(String id, Fields fields, Draft draft) {
        var memory = MemoryReader.read(fields, Variable.Scope.ACTOR, id, draft);
        return new MonsterHabits(
                fields.optional("uses-items", Flag.FLAG, false),
                fields.optional("picks-up", Flag.FLAG, false),
                fields.optional("rank", OneOf.of(Rank.class), Rank.FRONT),
                fields.optional("shines", Flag.FLAG, false),
                immune(fields.optional("immune"), draft),
                MenaceReader.readAll(fields.optional("menaces"), draft.problems),
                new TriggerSet(
                        TriggerReader.readAll(
                                fields.optional("triggers"),
                                TriggerReader.Place.MONSTER,
                                Scope.ofMonster(memory),
                                draft)),
                SkyReader.when(fields, "sleeps", draft),
                MirrorReader.read(fields, draft.problems),
                fields.optional("steals", GOLD, Dice.flat(0)));
    }

    private static Set<PassingMind> immune(Optional<YamlNode> list, Draft draft) {
        var minds = new HashSet<PassingMind>();
        if (list.isEmpty()) return minds;
        for (var word : list.get().items(draft.problems))
            word.read(MIND, draft.problems).ifPresent(minds::add);
        return minds;
    }

    private static String article(String name) {
        return "aeiouAEIOU".indexOf(name.charAt(0)) < 0 ? "a" : "an";
    }

    private static List<MonsterType.Drop> drops(Optional<YamlNode> node, Draft draft) {
        var drops = new ArrayList<MonsterType.Drop>();
        if (node.isEmpty()) return drops;
        for (var item : node.get().items(draft.problems)) {
            var fields = Fields.of(item, draft.problems);
            var named = fields.required("item", Id.ID.expected());
            var id = named.flatMap(value -> ItemReader.named(value, draft));
            var chance = fields.required("chance", DROP_CHANCE);
            fields.end();
            id.ifPresent(known -> drops.add(new MonsterType.Drop(known, chance)));
        }
        return drops;
    }
}
