package emberdelve.config.load;

import emberdelve.config.content.Direction;
import emberdelve.config.content.Expression;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.Step;
import emberdelve.config.content.Trigger;
import emberdelve.config.read.Fields;
import emberdelve.config.read.Suggestion;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Flag;
import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.RoomName;
import emberdelve.config.read.scalar.Whole;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The list behind {@code do}: each step a mapping with one key. */
final class StepReader {
    private static final OneOf<Direction> DIRECTION = OneOf.of(Direction.class);

    /** Words of some lines on a screen, which may name whoever set the trigger off. */
    private static final ReadableText WORDS =
            new ReadableText(600).filling("name", "whom", "whose");

    private static final ReadableText ANSWER = new ReadableText(120);
    private static final Whole COUNT = new Whole(1, 10);
    private static final Whole GOLD = new Whole(1, 100_000);

    /** The ticks of a pause: at most four hours. */
    private static final Whole TICKS = new Whole(1, 72_000);

    private static final Whole ANSWERS = new Whole(2, 9);
    private static final Whole STEPS = new Whole(1, Trigger.STEPS_MAX);
    private static final int QUESTIONS_DEEP = 3;
    private final Scope scope;
    private final Draft draft;
    private int count;
    private int deep;

    private StepReader(Scope scope, Draft draft) {
        this.scope = scope;
        this.draft = draft;
    }

    static List<Step> readAll(YamlNode list, Scope scope, Draft draft) {
        var reader = new StepReader(scope, draft);
        var steps = reader.steps(list);
        if (reader.count > STEPS.max())
            draft.problems.add(
                    list.wrong(
                            "at most "
                                    + STEPS.max()
                                    + " steps, those of answers included; there are "
                                    + reader.count));
        return steps;
    }

    private List<Step> steps(YamlNode list) {
        var steps = new ArrayList<Step>();
        var before = draft.problems.size();
        var items = list.items(STEPS, draft.problems);
        if (items.isEmpty() && draft.problems.size() == before)
            draft.problems.add(list.wrong("at least one step"));
        for (var item : items) {
            count++;
            step(item.as("step"), steps);
        }
        return steps;
    }

    private void step(YamlNode node, List<Step> steps) {
        var before = draft.problems.size();
        var fields = Fields.of(node, draft.problems);
        if (draft.problems.size() > before) return;
        var found = new ArrayList<Step>();
        speech(fields, found);
        deeds(fields, found);
        fields.optional("set").ifPresent(value -> set(value, found));
        fields.optional("after", TICKS).ifPresent(ticks -> found.add(new Step.After(ticks)));
        fields.optional("quest")
                .ifPresent(value -> found.addAll(new AdvanceReader(scope, draft).readAll(value)));
        fields.optional("ask").ifPresent(value -> ask(value, found));
        for (var effect : EffectReader.among(fields, draft.problems))
            found.add(new Step.Cause(effect));
        fields.end();
        if (fields.size() != 1) draft.problems.add(node.wrong("one step: one key"));
        steps.addAll(found);
    }

    private void speech(Fields fields, List<Step> steps) {
        var say = fields.optional("say");
        if (say.isPresent() && !scope.hasVoice())
            draft.problems.add(say.get().named("nobody speaks", "a voice of the trigger"));
        say.flatMap(this::words).ifPresent(words -> steps.add(new Step.Say(words)));
        fields.optional("emote", WORDS).ifPresent(words -> steps.add(new Step.Emote(words)));
        fields.optional("tell", WORDS).ifPresent(words -> steps.add(new Step.Tell(words)));
    }

    private void deeds(Fields fields, List<Step> steps) {
        for (var act : Step.Act.values())
            fields.optional(act.name().toLowerCase(Locale.ROOT))
                    .ifPresent(value -> door(act, value, steps));
        fields.optional("spawn").ifPresent(value -> spawn(value, steps));
        fields.optional("remove").ifPresent(value -> remove(value, steps));
        fields.optional("give").ifPresent(value -> give(value, steps));
        fields.optional("take").ifPresent(value -> take(value, steps));
        fields.optional("move").flatMap(this::room).ifPresent(to -> steps.add(new Step.Move(to)));
    }

    private Optional<String> words(YamlNode node) {
        return node.read(WORDS, draft.problems);
    }

    private void give(YamlNode node, List<Step> steps) {
        var fields = Fields.of(node, draft.problems);
        var thing = thing(node, fields);
        var bound = fields.optional("bound", Flag.FLAG, false);
        fields.end();
        if (bound && thing.gold() > 0)
            draft.problems.add(node.inside("bound", "with gold", "no bound, or an item"));
        if (thing.isThere()) steps.add(new Step.Give(thing.item(), thing.gold(), bound));
    }

    private void take(YamlNode node, List<Step> steps) {
        var fields = Fields.of(node, draft.problems);
        var thing = thing(node, fields);
        fields.end();
        if (thing.isThere()) steps.add(new Step.Take(thing.item(), thing.gold()));
    }

    private record Thing(Optional<String> item, int gold) {
        boolean isThere() {
            return item.isPresent() || gold > 0;
        }
    }

    private Thing thing(YamlNode node, Fields fields) {
        var item = fields.optional("item");
        var gold = fields.optional("gold");
        if (item.isPresent() == gold.isPresent() && node.isMapping())
            draft.problems.add(node.wrong("item or gold"));
        return new Thing(
                item.flatMap(value -> ItemReader.named(value, draft)),
                gold.flatMap(value -> value.read(GOLD, draft.problems)).orElse(0));
    }

    private void spawn(YamlNode node, List<Step> steps) {
        var fields = Fields.of(node, draft.problems);
        steps.add(new Step.Spawn(draft.monster(fields), fields.optional("count", COUNT, 1)));
        fields.end();
    }

    private void remove(YamlNode node, List<Step> steps) {
        var fields = Fields.of(node, draft.problems);
        var monster = fields.optional("monster");
        var item = fields.optional("item").flatMap(value -> ItemReader.named(value, draft));
        var kind =
                monster.isPresent() ? Optional.of(draft.monster(fields)) : Optional.<String>empty();
        fields.end();
        if (kind.isPresent() == item.isPresent() && node.isMapping())
            draft.problems.add(node.wrong("monster or item"));
        steps.add(new Step.Remove(kind, item));
    }

    /**
     * Reads a deed done to a door: {@code open: north} in the trigger's room, or {@code open:
     * {room: hall, exit: north}}.
     */
    private void door(Step.Act act, YamlNode node, List<Step> steps) {
        if (!node.isMapping()) {
            var exit = node.read(DIRECTION, draft.problems);
            if (scope.room().isEmpty())
                draft.problems.add(node.wrong("{room: zone/room, exit: direction}"));
            else exit.ifPresent(way -> door(act, scope.room().get(), way, node, steps));
            return;
        }
        var fields = Fields.of(node, draft.problems);
        var room = fields.required("room", kind().expected()).flatMap(this::room);
        var exit = fields.required("exit", DIRECTION);
        fields.end();
        room.ifPresent(where -> door(act, where, exit, node, steps));
    }

    private void door(Step.Act act, RoomId room, Direction exit, YamlNode node, List<Step> steps) {
        draft.doorSteps.add(new Draft.DoorStep(act, room, exit, node));
        steps.add(new Step.Door(act, room, exit));
    }

    private RoomName kind() {
        return scope.zone().map(RoomName::new).orElse(RoomName.WITH_ZONE);
    }

    private Optional<RoomId> room(YamlNode node) {
        var room = node.read(kind(), draft.problems);
        room.ifPresent(id -> draft.rooms.mention(id, node));
        return room;
    }

    private void set(YamlNode node, List<Step> steps) {
        for (var entry : node.entries(draft.problems).entrySet()) {
            var variable = scope.variables().get(entry.getKey());
            if (variable == null) {
                var names = scope.variables().keySet();
                draft.problems.add(
                        entry.getValue()
                                .named(
                                        "not remembered",
                                        names.isEmpty()
                                                ? "a name declared in remembers"
                                                : "one of " + String.join(", ", names))
                                .suggesting(Suggestion.nearest(entry.getKey(), names)));
                continue;
            }
            ExpressionReader.read(entry.getValue(), variable.kind(), scope, draft)
                    .ifPresent(value -> steps.add(new Step.Set(variable, value)));
        }
    }

    private void ask(YamlNode node, List<Step> steps) {
        if (++deep > QUESTIONS_DEEP)
            draft.problems.add(
                    node.named("deep", "questions in answers at most " + QUESTIONS_DEEP + " deep"));
        var fields = Fields.of(node, draft.problems);
        var question = fields.required("question", WORDS);
        var answers = new ArrayList<Step.Answer>();
        var list = fields.required("answers", "a list of answers");
        if (list.isPresent()) {
            for (var item : list.get().items(ANSWERS, draft.problems)) answers.add(answer(item));
            if (!ANSWERS.has(answers.size()))
                draft.problems.add(
                        list.get().wrong(ANSWERS.min() + ".." + ANSWERS.max() + " answers"));
        }
        fields.end();
        deep--;
        steps.add(new Step.Ask(question, answers));
    }

    private Step.Answer answer(YamlNode node) {
        var fields = Fields.of(node, draft.problems);
        var words = fields.required("answer", ANSWER);
        var condition =
                fields.optional("if")
                        .<Expression>flatMap(
                                value -> ExpressionReader.condition(value, scope, draft));
        var steps =
                fields.required("do", "a list of steps").map(this::steps).orElse(List.<Step>of());
        fields.end();
        return new Step.Answer(words, condition, steps);
    }
}
