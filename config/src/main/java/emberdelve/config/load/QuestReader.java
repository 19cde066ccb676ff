package emberdelve.config.load;

import emberdelve.config.content.Quest;
import emberdelve.config.read.Fields;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Flag;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Span;
import emberdelve.config.read.scalar.Whole;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The reader of the folder {@code quests}; without the folder there are no quests. It reads before
 * all that names quests.
 */
final class QuestReader {
    static final String FOLDER = "quests";
    private static final ReadableText JOURNAL = new ReadableText(1_000, true);
    private static final ReadableText NAME = new ReadableText(40);
    private static final Whole LEVEL = new Whole(1, 100);
    private static final Whole GROUP = new Whole(1, 6);
    private static final Whole XP = new Whole(0, 1_000_000);
    private static final Whole GOLD = new Whole(0, 1_000_000);
    private static final Span AGAIN = new Span(Duration.ofMinutes(1), Duration.ofDays(30));

    private QuestReader() {}

    static void readAll(Draft draft) {
        if (!draft.files.has(FOLDER)) return;
        draft.eachFile(
                FOLDER,
                (_, file) ->
                        draft.eachId(
                                file,
                                (id, node) -> draft.quests.put(id, read(id, node, draft), node)),
                draft.quests::markIncomplete);
    }

    private static Quest read(String id, YamlNode node, Draft draft) {
        var fields = Fields.of(node, draft.problems);
        var words = new HashSet<String>();
        words.add(Quest.NONE);
        var quest =
                new Quest(
                        id,
                        fields.required("name", NAME),
                        fields.required("giver", ReadableText.LINE),
                        fields.required("level", LEVEL),
                        fields.optional("group", GROUP, 1),
                        fields.optional("shared", Flag.FLAG, true),
                        fields.optional("again", AGAIN),
                        things(fields.optional("things"), draft),
                        stages(fields.required("stages", "a mapping of stages"), words, draft),
                        endings(fields.required("endings", "a mapping of endings"), words, draft));
        fields.end();
        return quest;
    }

    private static Set<String> things(Optional<YamlNode> list, Draft draft) {
        var things = new LinkedHashSet<String>();
        if (list.isEmpty()) return things;
        for (var node : list.get().items(draft.problems))
            ItemReader.named(node, draft)
                    .filter(item -> !things.add(item))
                    .ifPresent(item -> draft.problems.add(node.named(item, "each thing once")));
        return things;
    }

    private static List<Quest.Stage> stages(
            Optional<YamlNode> mapping, Set<String> words, Draft draft) {
        var stages = new ArrayList<Quest.Stage>();
        if (mapping.isEmpty()) return stages;
        mapping.get()
                .entries(Id.ID, draft.problems)
                .forEach((word, node) -> {
                    check(word, node, words, draft);
                    node.read(JOURNAL, draft.problems)
                            .ifPresent(text -> stages.add(new Quest.Stage(word, text)));
                });
        if (stages.isEmpty()) draft.problems.add(mapping.get().wrong("at least one stage"));
        return stages;
    }

    private static List<Quest.Ending> endings(
            Optional<YamlNode> mapping, Set<String> words, Draft draft) {
        var endings = new ArrayList<Quest.Ending>();
        if (mapping.isEmpty()) return endings;
        mapping.get()
                .entries(Id.ID, draft.problems)
                .forEach((word, node) -> {
                    check(word, node, words, draft);
                    endings.add(ending(word, node, draft));
                });
        if (endings.isEmpty()) draft.problems.add(mapping.get().wrong("at least one ending"));
        return endings;
    }

    private static void check(String word, YamlNode node, Set<String> words, Draft draft) {
        if (Id.ID.parse(word).isEmpty()) draft.problems.add(node.named("no id", Id.ID.expected()));
        else if (!words.add(word))
            draft.problems.add(node.named(word, "a word that no other stage or ending has"));
    }

    private static Quest.Ending ending(String word, YamlNode node, Draft draft) {
        var fields = Fields.of(node, draft.problems);
        var journal = fields.required("journal", JOURNAL);
        var reward =
                new Quest.Reward(
                        fields.optional("xp", XP, 0),
                        fields.optional("gold", GOLD, 0),
                        fields.optional("item").flatMap(item -> ItemReader.named(item, draft)));
        fields.end();
        return new Quest.Ending(word, journal, reward);
    }
}
