package emberdelve.server.command.character;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.view.Question;
import emberdelve.server.world.rules.LevelUp;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * {@code levelup}, {@code levelup 1}, {@code levelup stronger}: takes one of the choices that wait.
 *
 * @param choice empty to be asked
 */
public record LevelUpCommand(Optional<LevelUp> choice) implements Command.Free {
    private static final List<LevelUp> CHOICES = List.of(LevelUp.values());

    public static final Verb VERB =
            Verb.of(Verb.Kind.SELF, "levelup").parsed(LevelUpCommand::parse);

    private static Optional<Command> parse(String rest) {
        if (rest.isEmpty()) return Optional.of(new LevelUpCommand(Optional.empty()));
        var typed = rest.toLowerCase(Locale.ROOT).replace(' ', '-');
        return CHOICES.stream()
                .filter(choice -> number(choice).equals(typed) || word(choice).startsWith(typed))
                .findFirst()
                .map(choice -> new LevelUpCommand(Optional.of(choice)));
    }

    @Override
    public boolean needsSaving() {
        return choice.isPresent();
    }

    @Override
    public Reply run(Scene scene) {
        var waiting = scene.self().progress().choicesLeft();
        if (waiting == 0) return noneWaits(scene);
        if (choice.isEmpty()) return ask(scene, waiting);

        scene.world().kills().choose(scene.self(), choice.get());
        return Reply.note("levelup.chosen-" + word(choice.get())).heldUntilDurable();
    }

    private static Reply noneWaits(Scene scene) {
        var progress = scene.self().progress();
        var at = scene.world().kills().nextLevelAt(progress.level());
        return Reply.note(
                "levelup.none",
                Map.of("xp", Long.toString(progress.xp()), "at", Long.toString(at)));
    }

    private static Reply ask(Scene scene, int waiting) {
        var numbers = scene.world().rules().levelOptions();
        var options = new ArrayList<Question.Option>();
        for (var each : CHOICES) {
            var gain = switch (each) {
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
