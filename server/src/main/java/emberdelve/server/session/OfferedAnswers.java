package emberdelve.server.session;

import emberdelve.config.settings.LimitSettings;
import emberdelve.server.offer.ByEdition;
import emberdelve.server.offer.Edition;
import emberdelve.server.offer.Editions;
import emberdelve.server.view.Note;
import emberdelve.server.view.Question;

import jakarta.inject.Inject;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The answers that a page can show as buttons, so that nobody has to know what may be typed. Safe
 * for any thread.
 */
final class OfferedAnswers {
    private final Supplier<LimitSettings> limits;
    private final Supplier<List<OfferedAnswer>> classes;

    @Inject
    OfferedAnswers(Supplier<LimitSettings> limits, Editions editions) {
        this.limits = limits;
        classes = new ByEdition<>(editions, OfferedAnswers::classes);
    }

    /** Each class with what it is like. */
    private static List<OfferedAnswer> classes(Edition edition) {
        return edition.content().classes().values().stream()
                .map(each ->
                        new OfferedAnswer(
                                words(each.name()),
                                each.name(),
                                Optional.of(words(each.summary()))))
                .toList();
    }

    private static Note words(String words) {
        return Note.of("offer.words", Map.of("words", words));
    }

    /** The answers to a question on the way in; none where only the player knows the answer. */
    List<OfferedAnswer> to(Stage.Asking stage) {
        return switch (stage) {
            case Stage.AskingName _ ->
                    limits.get().guests() > 0
                            ? List.of(
                                    OfferedAnswer.of("offer.new", "new"),
                                    OfferedAnswer.of("offer.guest", "guest"))
                            : List.of(OfferedAnswer.of("offer.new", "new"));
            case Stage.NamingCharacter(_, var name) -> naming(name);
            case Stage.NamingAnother(_, var name) -> naming(name);
            case Stage.AskingClass _ -> classes.get();
            case Stage.AskingRolls rolls -> rolls(rolls);
            case Stage.AskingHardcore _ ->
                    List.of(
                            OfferedAnswer.of("offer.hardcore-no", "no"),
                            OfferedAnswer.of("offer.hardcore-yes", "yes"));
            case Stage.ChoosingCharacter(_, var characters) -> characters(characters);
            case Stage.AskingPassword _,
                    Stage.AskingCode _,
                    Stage.CodesPassword _,
                    Stage.BeginningCodes _,
                    Stage.EndingCodes _,
                    Stage.NewPassword _,
                    Stage.RepeatPassword _,
                    Stage.OldPassword _,
                    Stage.OtherPassword _,
                    Stage.OtherPasswordAgain _ ->
                    List.of();
        };
    }

    /** The answers to a question in the game. */
    static List<OfferedAnswer> to(Question question) {
        return question.options().stream().map(OfferedAnswers::option).toList();
    }

    private static OfferedAnswer option(Question.Option option) {
        var line = option.command().isEmpty() ? "cancel" : option.command();
        if (option.who().isEmpty()) return new OfferedAnswer(words(option.label()), line);
        var who = List.of(option.who().get());
        return new OfferedAnswer(
                option.label().isEmpty()
                        ? new Note("view.option-named", who, Map.of())
                        : new Note("view.option-labelled", who, Map.of("label", option.label())),
                line);
    }

    private static List<OfferedAnswer> naming(String suggestion) {
        return List.of(named(suggestion), OfferedAnswer.of("offer.cancel", "cancel"));
    }

    private static List<OfferedAnswer> rolls(Stage.AskingRolls stage) {
        var answers = new ArrayList<OfferedAnswer>();
        answers.add(OfferedAnswer.of("offer.keep", "keep"));
        if (stage.rerolls() > 0) answers.add(OfferedAnswer.of("offer.reroll", "reroll"));
        answers.add(OfferedAnswer.of("offer.hardcore", "hardcore"));
        return answers;
    }

    private static List<OfferedAnswer> characters(List<OwnCharacter> characters) {
        var answers = new ArrayList<OfferedAnswer>();
        for (var each : characters) answers.add(named(each.name()));
        if (characters.size() < AccountMenu.CHARACTERS_MAX)
            answers.add(OfferedAnswer.of("offer.new", "new"));
        answers.add(OfferedAnswer.of("offer.password", "password"));
        return answers;
    }

    /** An answer whose label is the line itself. */
    private static OfferedAnswer named(String name) {
        return new OfferedAnswer(words(name), name);
    }
}
