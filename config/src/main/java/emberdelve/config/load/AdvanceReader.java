package emberdelve.config.load;

import emberdelve.config.content.Quest;
import emberdelve.config.content.Step;
import emberdelve.config.content.Variable;
import emberdelve.config.read.Fields;
import emberdelve.config.read.Suggestion;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.Whole;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The reader of the mapping behind {@code quest}: {@code {the-tub: found}}, or, if the stage is for
 * others as well, {@code {the-tub: {stage: found, with: [room.left]}}}.
 */
record AdvanceReader(Scope scope, Draft draft) {
    private static final Whole SOME = new Whole(1, 6);

    List<Step.Advance> readAll(YamlNode node) {
        var steps = new ArrayList<Step.Advance>();
        for (var entry : node.entries(Id.ID, draft.problems).entrySet()) {
            var value = entry.getValue();
            if (value.isMapping()) together(entry.getKey(), value).ifPresent(steps::add);
            else
                quest(entry.getKey(), value)
                        .flatMap(quest -> word(value, quest, quest.words()))
                        .map(word -> new Step.Advance(entry.getKey(), word))
                        .ifPresent(steps::add);
        }
        return steps;
    }

    /** Reads a stage that others reach as well; an ending cannot be shared. */
    private Optional<Step.Advance> together(String id, YamlNode node) {
        var fields = Fields.of(node, draft.problems);
        var stage = fields.required("stage", Id.ID.expected());
        var list = fields.required("with", "a list of what is remembered");
        fields.end();
        var with = list.map(this::with).orElse(List.of());
        return quest(id, node)
                .flatMap(quest -> stage.flatMap(value -> word(value, quest, stages(quest))))
                .map(word -> new Step.Advance(id, word, with));
    }

    private static List<String> stages(Quest quest) {
        return quest.words().subList(0, 1 + quest.stages().size());
    }

    private List<Variable> with(YamlNode list) {
        var items = list.items(SOME, draft.problems);
        if (!SOME.has(items.size()))
            draft.problems.add(list.wrong(SOME.min() + ".." + SOME.max() + " that are remembered"));
        var names =
                scope.variables().entrySet().stream()
                        .filter(each -> each.getValue().kind() == Variable.Plain.WHO)
                        .map(each -> each.getKey())
                        .toList();
        var with = new ArrayList<Variable>();
        for (var item : items) {
            var name = item.text().filter(names::contains);
            if (name.isPresent()) with.add(scope.variables().get(name.get()));
            else
                draft.problems.add(
                        names.isEmpty()
                                ? item.wrong("a name declared in remembers as who")
                                : item.wrong("one of " + String.join(", ", names), names));
        }
        return with;
    }

    private Optional<Quest> quest(String id, YamlNode node) {
        var quests = draft.quests.things();
        if (!quests.containsKey(id) && draft.quests.isComplete())
            draft.problems.add(
                    node.named("unknown", "a quest that exists")
                            .suggesting(Suggestion.nearest(id, quests.keySet())));
        return Optional.ofNullable(quests.get(id));
    }

    /**
     * The stage or ending that the node names; the first word is refused, as it stands for not
     * having the quest.
     */
    private Optional<String> word(YamlNode node, Quest quest, List<String> all) {
        var word = node.read(Id.ID, draft.problems);
        if (word.isEmpty()) return word;
        var words = all.subList(1, all.size());
        if (words.contains(word.get())) {
            draft.reached.add(quest.id() + " " + word.get());
            return word;
        }
        draft.problems.add(node.wrong("one of " + String.join(", ", words), words));
        return Optional.empty();
    }
}
