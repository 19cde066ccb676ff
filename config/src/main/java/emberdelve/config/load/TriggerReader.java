package emberdelve.config.load;

import emberdelve.config.content.Cue;
import emberdelve.config.content.Effect;
import emberdelve.config.content.Expression;
import emberdelve.config.content.Selector;
import emberdelve.config.content.Step;
import emberdelve.config.content.Trigger;
import emberdelve.config.content.Trigger.When;
import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Span;
import emberdelve.config.read.scalar.Whole;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The reader of {@code triggers}, which go off by themselves; see {@link ProcReader} for worn
 * things.
 */
final class TriggerReader {
    private static final Whole CHANCE = new Whole(1, 100);
    private static final Whole COUNT = new Whole(2, 6);
    private static final Span RECOVERS = new Span(Duration.ofMillis(1), Duration.ofDays(1));
    private static final String RECOVERS_BESIDE_AFTER =
            "a time such as 5s; what waits (after) needs one, because "
                    + Trigger.WAITING_MAX
                    + " at most wait at a time";

    /** The default length of a tick, as the content is read without the server's settings. */
    private static final Duration TICK = Duration.ofMillis(200);

    private static final Span EVERY = new Span(Duration.ofSeconds(1), Duration.ofDays(1));
    private static final ReadableText WORD = new ReadableText(40);
    private static final ReadableText VOICE = new ReadableText(60);

    private static final OneOf<When> OF_ROOM =
            new OneOf<>(
                    List.of(
                            When.ENTER,
                            When.LEAVE,
                            When.FIRST_TIME,
                            When.GROUP,
                            When.SAY,
                            When.TAKE,
                            When.USE,
                            When.LOOK,
                            When.OPEN,
                            When.DOOR,
                            When.KILL,
                            When.DEATH,
                            When.TIMER));
    private static final OneOf<When> OF_MONSTER =
            new OneOf<>(
                    List.of(
                            When.ENTER,
                            When.LEAVE,
                            When.FIRST_TIME,
                            When.GROUP,
                            When.SAY,
                            When.GIVE,
                            When.USE,
                            When.LOOK,
                            When.KILL,
                            When.DEATH,
                            When.TIMER));
    private static final OneOf<When> OF_ITEM = new OneOf<>(List.of(When.TAKE, When.USE, When.LOOK));

    private TriggerReader() {}

    /** The place to which a trigger can belong. */
    enum Place {
        ROOM,
        MONSTER,
        ITEM
    }

    /** The deeds that can set a trigger off there. */
    private static OneOf<When> whens(Place place) {
        return switch (place) {
            case ROOM -> OF_ROOM;
            case MONSTER -> OF_MONSTER;
            case ITEM -> OF_ITEM;
        };
    }

    static List<Trigger> readAll(Optional<YamlNode> list, Place place, Scope scope, Draft draft) {
        var triggers = new ArrayList<Trigger>();
        if (list.isEmpty()) return triggers;
        var names = new HashSet<String>();
        for (var item : list.get().items(draft.problems)) {
            var trigger = read(item, place, scope, draft);
            // After a restart, steps that wait are found by their trigger's name.
            if (!names.add(trigger.name()) && !trigger.steps().isEmpty())
                draft.problems.add(item.inside("name", trigger.name(), "a name of its own here"));
            triggers.add(trigger);
        }
        return triggers;
    }

    private static Trigger read(YamlNode node, Place place, Scope scope, Draft draft) {
        var problems = draft.problems;
        var fields = Fields.of(node, problems);
        var name = fields.required("name", ReadableText.LINE);
        var when = fields.required("when", whens(place));
        var voice = fields.optional("voice", VOICE, "");
        var spoken =
                voice.isEmpty()
                        ? scope
                        : new Scope(scope.zone(), scope.room(), true, scope.variables());
        var cue = cue(fields, node, place, when, spoken, voice, draft);
        var chance = fields.optional("chance", CHANCE, 100);
        var target =
                fields.optional("target")
                        .map(value -> SelectorReader.read(value, problems))
                        .orElse(Selector.Self.SELF);
        var steps = fields.optional("do");
        var effects =
                steps.isPresent()
                        ? fields.optional("effects")
                        : fields.required("effects", "a list of effects, or do");
        var trigger =
                new Trigger(
                        name,
                        when,
                        cue,
                        chance,
                        target,
                        effects.isPresent()
                                ? EffectReader.readAll(effects, problems)
                                : List.<Effect>of(),
                        steps.map(list -> StepReader.readAll(list, spoken, draft))
                                .orElse(List.<Step>of()),
                        fields.optional("recovers", RECOVERS, Duration.ZERO));
        fields.end();
        if (trigger.waits()) recovers(trigger, fields, node, problems);
        draft.triggers.add(new FoundTrigger(trigger, node));
        return trigger;
    }

    /**
     * Requires a time to recover, so that a single player cannot fill all {@link
     * Trigger#WAITING_MAX} places for steps that wait.
     */
    private static void recovers(Trigger trigger, Fields fields, YamlNode node, Problems problems) {
        // A timer has a time of its own between two goes.
        var every = trigger.cue().every();
        var isTimed = every.compareTo(trigger.recovers()) > 0;
        var rest = isTimed ? every : trigger.recovers();
        var waits = TICK.multipliedBy(trigger.waitingTicks());
        var least = waits.dividedBy(Trigger.WAITING_MAX);
        if (rest.isZero()) problems.add(node.missing("recovers", RECOVERS_BESIDE_AFTER));
        else if (rest.compareTo(least) < 0)
            fields.optional(isTimed ? "every" : "recovers")
                    .ifPresent(value ->
                            problems.add(
                                    value.wrong(
                                            "at least "
                                                    + Span.written(least)
                                                    + ": its steps wait for up to "
                                                    + Span.written(waits)
                                                    + ", and "
                                                    + Trigger.WAITING_MAX
                                                    + " at most wait at a time")));
    }

    private static Cue cue(
            Fields fields,
            YamlNode node,
            Place place,
            When when,
            Scope scope,
            String voice,
            Draft draft) {
        var words = words(fields, draft);
        var of = of(fields, when, draft);
        var count = count(fields, when);
        var every =
                when == When.TIMER
                        ? fields.required("every", EVERY)
                        : fields.optional("every", EVERY, Duration.ZERO);
        misplaced(fields, "words", hasWords(when), when, draft);
        misplaced(fields, "count", when == When.GROUP, when, draft);
        misplaced(fields, "every", when == When.TIMER, when, draft);
        var isLooseUse = when == When.LOOK || (when == When.USE && of.isEmpty());
        var needsWords = when == When.SAY || (place == Place.ROOM && isLooseUse);
        if (needsWords && words.isEmpty() && fields.optional("words").isEmpty())
            draft.problems.add(node.missing("words", "a list of words in lower case"));
        var condition =
                fields.optional("if")
                        .<Expression>flatMap(
                                value -> ExpressionReader.condition(value, scope, draft));
        return new Cue(words, of, count, every, condition, voice);
    }

    private static boolean hasWords(When when) {
        return switch (when) {
            case SAY, USE, LOOK, OPEN, DOOR -> true;
            case ENTER, LEAVE, FIRST_TIME, GROUP, GIVE, TAKE, KILL, DEATH, TIMER, WOUND, STRUCK ->
                    false;
        };
    }

    private static void misplaced(Fields fields, String key, boolean fits, When when, Draft draft) {
        if (fits) return;
        fields.optional(key)
                .ifPresent(value ->
                        draft.problems.add(value.named("with when: " + word(when), "no " + key)));
    }

    private static String word(When when) {
        return when.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static int count(Fields fields, When when) {
        return when == When.GROUP
                ? fields.required("count", COUNT)
                : fields.optional("count", COUNT, 1);
    }

    private static List<String> words(Fields fields, Draft draft) {
        var list = fields.optional("words");
        if (list.isEmpty()) return List.of();
        var words = new ArrayList<String>();
        var before = draft.problems.size();
        for (var item : list.get().items(draft.problems)) {
            var word = item.read(WORD, draft.problems);
            if (word.isEmpty()) continue;
            if (word.get().equals(word.get().toLowerCase(Locale.ROOT))) words.add(word.get());
            else draft.problems.add(item.wrong("words in lower case"));
        }
        if (words.isEmpty() && draft.problems.size() == before)
            draft.problems.add(list.get().wrong("at least one word"));
        return words;
    }

    private static Optional<String> of(Fields fields, When when, Draft draft) {
        var node = fields.optional("of");
        if (node.isEmpty()) {
            if (when == When.GIVE) fields.required("of", Id.ID.expected());
            return Optional.empty();
        }
        var id = node.get().read(Id.ID, draft.problems);
        switch (when) {
            case GIVE, TAKE, USE -> id.ifPresent(item -> draft.items.mention(item, node.get()));
            case KILL -> id.ifPresent(monster -> draft.monsters.mention(monster, node.get()));
            case ENTER,
                    LEAVE,
                    FIRST_TIME,
                    GROUP,
                    SAY,
                    LOOK,
                    OPEN,
                    DOOR,
                    DEATH,
                    TIMER,
                    WOUND,
                    STRUCK ->
                    draft.problems.add(node.get().named("with when: " + word(when), "no of"));
        }
        return id;
    }
}
