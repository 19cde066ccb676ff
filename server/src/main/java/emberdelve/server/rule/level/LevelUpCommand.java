package emberdelve.server.rule.level;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TypedWords;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Note;
import emberdelve.server.view.Question;
import emberdelve.server.view.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * {@code levelup}, {@code levelup 1}, {@code levelup stronger}, {@code levelup 1 1 2}: makes
 * waiting choices.
 *
 * @param choices the choices in the order in which they are made; none to list all
 */
record LevelUpCommand(List<LevelUp> choices) implements Command.Free {
    /**
     * The most choices of one line, which are more than anybody has waiting; a longer line is a
     * mistake.
     */
    private static final int AT_ONCE_MAX = 20;

    private static final List<LevelUp> CHOICES = List.of(LevelUp.values());

    public static final Verb VERB =
            Verb.of(Verb.Kind.SELF, "lev*elup").parsed(LevelUpCommand::parse);

    private static Optional<Command> parse(String rest) {
        var typed = rest.toLowerCase(Locale.ROOT);
        var one = choice(TypedWords.apart(typed).stream().collect(Collectors.joining("-")));
        if (one.isPresent()) return Optional.of(new LevelUpCommand(List.of(one.get())));
        var words = TypedWords.apart(typed);
        var several = words.stream().flatMap(word -> choice(word).stream()).toList();
        return several.size() < words.size() || several.size() > AT_ONCE_MAX
                ? Optional.empty()
                : Optional.of(new LevelUpCommand(several));
    }

    private static Optional<LevelUp> choice(String typed) {
        if (typed.isEmpty()) return Optional.empty();
        return CHOICES.stream()
                .filter(choice -> number(choice).equals(typed) || word(choice).startsWith(typed))
                .findFirst();
    }

    @Override
    public boolean needsSaving() {
        return !choices.isEmpty();
    }

    @Override
    public Reply run(Scene scene) {
        var waiting = scene.self().progress().choicesLeft();
        if (waiting == 0) return noneWaits(scene);
        if (choices.isEmpty()) return ask(scene, waiting);
        if (choices.size() > waiting) return tooMany(waiting);

        var told = new ArrayList<View>();
        for (var choice : choices) {
            scene.world().part(Kills.class).choose(scene.self(), choice);
            told.add(Note.of("levelup.chosen-" + word(choice)));
        }
        return new Reply(List.copyOf(told), /* whenDurable= */ true);
    }

    /**
     * Refuses all choices if there are too many, so that the player need not find out which were
     * made.
     */
    private Reply tooMany(int waiting) {
        return Reply.note(
                "levelup.too-many",
                Map.of(
                        "waiting", Integer.toString(waiting),
                        "typed", Integer.toString(choices.size())));
    }

    private static Reply noneWaits(Scene scene) {
        var progress = scene.self().progress();
        var at = scene.world().part(Kills.class).nextLevelAt(progress.level());
        return Reply.note(
                "levelup.none",
                Map.of("xp", Long.toString(progress.xp()), "at", Long.toString(at)));
    }

    private static Reply ask(Scene scene, int waiting) {
        var numbers = scene.world().rules().levelOptions();
        var options = new ArrayList<Question.Option>();
        for (var each : CHOICES) {
            var gain =
                    switch (each) {
                        case HEALTHIER -> numbers.maxHp() + " hit points";
                        case STRONGER -> numbers.attack() + " attack";
                        case TOUGHER -> numbers.defense() + " defense";
                        case MORE_AWARE -> numbers.vision() + " vision";
                    };
            var label = word(each).replace('-', ' ') + ", +" + gain;
            options.add(Question.Option.of(label, "levelup " + number(each)));
        }
        var arguments =
                Map.of(
                        "level", Integer.toString(scene.self().progress().level()),
                        "waiting", Integer.toString(waiting));
        return Reply.of(
                new Question(
                        "question.levelup", arguments, List.copyOf(options), Optional.empty()));
    }

    private static String number(LevelUp choice) {
        return Integer.toString(CHOICES.indexOf(choice) + 1);
    }

    private static String word(LevelUp choice) {
        return choice.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
