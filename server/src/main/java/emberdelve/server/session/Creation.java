package emberdelve.server.session;

import emberdelve.config.content.CharacterClass;
import emberdelve.config.content.Pronouns;
import emberdelve.config.settings.PasswordSettings;
import emberdelve.server.link.Input;
import emberdelve.server.model.Abilities;
import emberdelve.server.offer.ByEdition;
import emberdelve.server.offer.Edition;
import emberdelve.server.offer.Editions;
import emberdelve.server.view.Note;

import jakarta.inject.Inject;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * The part of the dialogue that makes a new character: a name, a class, and whether to keep the
 * rolled abilities. Safe for any thread, if its random generator is.
 */
final class Creation {
    static final int REROLLS = 2;

    private final NameRules names;
    private final Supplier<PasswordSettings> passwords;
    private final PasswordRules passwordRules;
    private final Supplier<ClassChoice> classes;
    private final RandomGenerator random;
    private final OpenRolls openRolls = new OpenRolls();

    @Inject
    Creation(
            NameRules names,
            Supplier<PasswordSettings> passwords,
            Editions editions,
            CreationChance chance) {
        this.names = names;
        this.passwords = passwords;
        passwordRules = new PasswordRules(passwords);
        classes = new ByEdition<>(editions, Creation::choice);
        random = chance.generator();
    }

    private static ClassChoice choice(Edition edition) {
        return new ClassChoice(List.copyOf(edition.content().classes().values()));
    }

    Step begin(int failures) {
        return Step.to(naming(failures), Note.of("creation.begin"));
    }

    Step name(Stage.NamingCharacter stage, String line) {
        var typed = line.isBlank() ? stage.suggestion() : line.strip();
        switch (typed.toLowerCase(Locale.ROOT)) {
            case "?", "help" -> {
                return Step.to(stage, Note.of("creation.name-help"));
            }
            case "cancel" -> {
                return Step.to(new Stage.AskingName(stage.failures()));
            }
            case "quit" -> {
                return Step.close("session.bye");
            }
            default -> {}
        }
        return names.objection(typed)
                .map(objection -> Step.to(stage, objection))
                .orElseGet(() ->
                        Step.wait(new Task.CheckName(NameRules.kept(typed), stage.failures())));
    }

    Step nameFree(String name) {
        return Step.to(
                new Stage.NewPassword(name),
                Note.of(
                        "creation.name-free",
                        Map.of(
                                "who",
                                name,
                                "least",
                                Integer.toString(passwords.get().lengthMin()))));
    }

    Step nameRefused(Note why, int failures) {
        return Step.to(naming(failures), why);
    }

    Step password(Stage.NewPassword stage, String line) {
        if (line.isEmpty()) return Step.to(naming(0));
        var objection = passwordRules.objection(line, stage.name());
        if (objection.isPresent()) return Step.to(stage, objection.get());
        return Step.to(new Stage.RepeatPassword(stage.name(), new Secret(line)));
    }

    Step repeat(Stage.RepeatPassword stage, String line) {
        if (!line.equals(stage.password().text()))
            return Step.to(
                    new Stage.NewPassword(stage.name()), Note.of("creation.password-differs"));
        return Step.wait(new Task.MakeAccount(stage.name(), stage.password()));
    }

    Step accountMade(Identity identity) {
        return askClass(identity, Note.of("creation.account-made"));
    }

    /** Begins another character of an account that has one. */
    Step another(Identity identity) {
        return askClass(identity, Note.of("creation.another", Map.of("who", identity.name())));
    }

    /** The account menu, which follows the same rules. */
    AccountMenu menu() {
        return new AccountMenu(names, passwordRules, random);
    }

    /**
     * Goes on with creation for an account without a character, whose creation broke off the last
     * time.
     */
    Step afterLogin(Identity identity) {
        return askClass(identity, Note.of("creation.goes-on", Map.of("who", identity.name())));
    }

    Step characterClass(Stage.AskingClass stage, String line) {
        var typed = line.strip();
        if (typed.equals("?")) return Step.to(stage).saying(classes.get().explanations());
        if (typed.startsWith("?"))
            return Step.to(stage, classes.get().explanation(typed.substring(1).strip()));
        if (typed.equalsIgnoreCase("quit")) return Step.close("session.bye");

        return classes.get()
                .meant(typed)
                .map(chosen -> askRolls(stage.identity(), chosen))
                .orElse(Step.to(stage, classes.get().unclear()));
    }

    Step rolls(Stage.AskingRolls stage, String line) {
        return rolledElsewhere(stage).orElseGet(() -> answer(stage, line));
    }

    private Step answer(Stage.AskingRolls stage, String line) {
        return switch (line.strip().toLowerCase(Locale.ROOT)) {
            case "", "y", "yes", "k", "keep" -> create(stage, false);
            case "r", "reroll", "n", "no" -> reroll(stage);
            case "h", "hardcore" ->
                    Step.to(new Stage.AskingHardcore(stage), Note.of("creation.hardcore-means"));
            case "?" -> Step.to(stage, Note.of("creation.rolls-help"));
            case "quit" -> Step.close("session.bye");
            default -> Step.to(stage, Note.of("creation.rolls-unclear"));
        };
    }

    /**
     * Takes the answer to the question of a hardcore character; only a clear yes makes one, because
     * the choice cannot be undone.
     */
    Step hardcore(Stage.AskingHardcore stage, String line) {
        return rolledElsewhere(stage.before()).orElseGet(() -> answer(stage, line));
    }

    private Step answer(Stage.AskingHardcore stage, String line) {
        return switch (line.strip().toLowerCase(Locale.ROOT)) {
            case "y", "yes" -> create(stage.before(), true);
            case "", "n", "no", "cancel" ->
                    Step.to(stage.before(), Note.of("creation.hardcore-no"));
            case "?", "help" -> Step.to(stage, Note.of("creation.hardcore-means"));
            case "quit" -> Step.close("session.bye");
            default -> Step.to(stage, Note.of("creation.hardcore-unclear"));
        };
    }

    /** Makes a guest under a random name, which hardly another guest has. */
    Step makeGuest() {
        return Step.wait(new Task.MakeGuest(NameRules.GUEST + SuggestedName.syllables(random)));
    }

    /** Begins a guest's character without a question: a guest is to decide nothing yet. */
    Step guest(Identity identity) {
        var usual = classes.get().usual();
        var character =
                new Input.NewCharacter(
                        identity.name(), usual.id(), Abilities.AVERAGE, Pronouns.THEY);
        return Step.to(new Stage.Entering(identity), Note.of("guest.welcome"))
                .doing(new Task.Create(identity, character));
    }

    private Stage.NamingCharacter naming(int failures) {
        return new Stage.NamingCharacter(failures, SuggestedName.any(random));
    }

    private Step askClass(Identity identity, Note first) {
        var notes = new ArrayList<Note>();
        notes.add(first);
        notes.addAll(classes.get().lines());
        return Step.to(new Stage.AskingClass(identity)).saying(notes);
    }

    private Step askRolls(Identity identity, CharacterClass chosen) {
        var before = openRolls.of(identity);
        return before.isPresent()
                ? ask(identity, chosen, before.get())
                : roll(identity, chosen, REROLLS);
    }

    /**
     * The question about the new scores, if the player has meanwhile rolled again on another
     * connection; empty if not.
     */
    private Optional<Step> rolledElsewhere(Stage.AskingRolls stage) {
        var asked = new OpenRolls.Rolled(stage.rolled(), stage.rerolls());
        return openRolls
                .of(stage.identity())
                .filter(now -> !now.equals(asked))
                .map(now -> ask(stage.identity(), stage.characterClass(), now));
    }

    private Step roll(Identity identity, CharacterClass chosen, int rerolls) {
        var rolled = new OpenRolls.Rolled(Abilities.roll(random), rerolls);
        openRolls.keep(identity, rolled);
        return ask(identity, chosen, rolled);
    }

    private static Step ask(Identity identity, CharacterClass chosen, OpenRolls.Rolled rolled) {
        var arguments = new HashMap<String, String>();
        rolled.abilities().byWord().forEach((word, score) -> arguments.put(word, score.toString()));
        arguments.put("class", chosen.name());
        arguments.put("left", Integer.toString(rolled.rerolls()));
        var note = Note.of("creation.rolled", arguments);
        var asking = new Stage.AskingRolls(identity, chosen, rolled.abilities(), rolled.rerolls());
        return Step.to(asking, note);
    }

    private Step reroll(Stage.AskingRolls stage) {
        if (stage.rerolls() == 0) return Step.to(stage, Note.of("creation.no-rerolls"));
        return roll(stage.identity(), stage.characterClass(), stage.rerolls() - 1);
    }

    private Step create(Stage.AskingRolls stage, boolean hardcore) {
        openRolls.decided(stage.identity());
        var character =
                new Input.NewCharacter(
                        stage.identity().name(),
                        stage.characterClass().id(),
                        stage.rolled(),
                        Pronouns.THEY,
                        hardcore);
        return new Step(
                new Stage.Entering(stage.identity()),
                List.of(Note.of(hardcore ? "creation.done-hardcore" : "creation.done")),
                Optional.of(new Task.Create(stage.identity(), character)));
    }
}
