package emberdelve.server.session;

import emberdelve.server.admin.Role;
import emberdelve.server.command.NameMatch;
import emberdelve.server.command.Numbers;
import emberdelve.server.view.Note;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * The part of the dialogue in which an account's owner chooses a character, begins another one or
 * changes the password. Safe for any thread, if its random generator is.
 */
final class AccountMenu {
    /**
     * The most characters of an account: enough to try every class twice, and not more, since
     * nobody else can have their names.
     */
    static final int CHARACTERS_MAX = 8;

    private final NameRules names;
    private final PasswordRules passwords;
    private final RandomGenerator random;

    AccountMenu(NameRules names, PasswordRules passwords, RandomGenerator random) {
        this.names = names;
        this.passwords = passwords;
        this.random = random;
    }

    /** Asks which character to play. */
    Step ask(Answer.Several of) {
        var characters = of.characters();
        var notes = new ArrayList<Note>();
        notes.add(Note.of(characters.isEmpty() ? "account.nobody" : "account.characters"));
        for (var at = 0; at < characters.size(); at++) notes.add(line(at + 1, characters.get(at)));
        for (var each : of.fallen()) notes.add(fallen(each));
        notes.add(forRole(of.identity(), "account.words"));
        return Step.to(new Stage.ChoosingCharacter(of.identity(), characters)).saying(notes);
    }

    Step choose(Stage.ChoosingCharacter stage, String line) {
        var typed = line.strip().toLowerCase(Locale.ROOT);
        return switch (typed) {
            case "new" ->
                    stage.characters().size() < CHARACTERS_MAX
                            ? Step.to(naming(stage.identity()), Note.of("creation.begin"))
                            : Step.to(stage, Note.of("account.full"));
            case "password" -> Step.to(new Stage.OldPassword(stage.identity()));
            case "totp" -> Step.to(new Stage.CodesPassword(stage.identity()));
            case "?", "help" -> Step.to(stage, forRole(stage.identity(), "account.help"));
            case "quit" -> Step.close("session.bye");
            default ->
                    meant(stage.characters(), typed)
                            .map(chosen -> enter(stage.identity(), chosen))
                            .orElse(Step.to(stage, forRole(stage.identity(), "account.unclear")));
        };
    }

    /** The message; for staff the one that tells of the authenticator, too. */
    private static Note forRole(Identity who, String key) {
        return Note.of(isOfStaff(who) ? key + "-staff" : key);
    }

    private static boolean isOfStaff(Identity who) {
        return who.role().isAtLeast(Role.HELPER);
    }

    Step name(Stage.NamingAnother stage, String line) {
        var typed = line.isBlank() ? stage.suggestion() : line.strip();
        switch (typed.toLowerCase(Locale.ROOT)) {
            case "?", "help" -> {
                return Step.to(stage, Note.of("creation.name-help"));
            }
            case "cancel" -> {
                return back(stage.identity());
            }
            case "quit" -> {
                return Step.close("session.bye");
            }
            default -> {}
        }
        return names.objection(typed)
                .map(objection -> Step.to(stage, objection))
                .orElseGet(() ->
                        Step.wait(new Task.CheckAnother(stage.identity(), NameRules.kept(typed))));
    }

    Step nameRefused(Identity who, Note why) {
        return Step.to(naming(who), why);
    }

    Step oldPassword(Stage.OldPassword stage, String line) {
        if (line.isEmpty()) return back(stage.identity());
        return Step.to(new Stage.OtherPassword(stage.identity(), new Secret(line), false));
    }

    /** Whoever has typed a code sets another password before all else. */
    Step codeTyped(Identity who, Secret code) {
        return Step.to(
                new Stage.OtherPassword(who, code, true),
                Note.of("account.code", Map.of("who", who.name())));
    }

    /** Whoever finds somebody else's session open shall not lock its owner out. */
    Step codesPassword(Stage.CodesPassword stage, String line) {
        return line.isEmpty()
                ? back(stage.identity())
                : Step.wait(new Task.LookAtCodes(stage.identity(), new Secret(line)));
    }

    /** Shows the secret of a new authenticator, and asks for a code that it makes. */
    Step codesOff(Identity who, Secret secret) {
        if (!isOfStaff(who)) return back(who).saying(List.of(Note.of("account.totp-staff")));
        return Step.to(
                new Stage.BeginningCodes(who, secret),
                Note.of("account.totp-secret", Map.of("secret", secret.text(), "who", who.name())));
    }

    Step beginCodes(Stage.BeginningCodes stage, String line) {
        return line.isEmpty()
                ? back(stage.identity())
                : Step.wait(
                        new Task.BeginCodes(stage.identity(), stage.secret(), new Secret(line)));
    }

    Step endCodes(Stage.EndingCodes stage, String line) {
        return line.isEmpty()
                ? back(stage.identity())
                : Step.wait(new Task.EndCodes(stage.identity(), new Secret(line)));
    }

    Step otherPassword(Stage.OtherPassword stage, String line) {
        if (line.isEmpty())
            return stage.byCode() ? Step.close("session.bye") : back(stage.identity());
        var objection = passwords.objection(line, stage.identity().name());
        if (objection.isPresent()) return Step.to(stage, objection.get());
        return Step.to(new Stage.OtherPasswordAgain(stage, new Secret(line)));
    }

    Step otherPasswordAgain(Stage.OtherPasswordAgain stage, String line) {
        if (!line.equals(stage.wanted().text()))
            return Step.to(stage.before(), Note.of("creation.password-differs"));
        var before = stage.before();
        return Step.wait(new Task.ChangePassword(before.identity(), before.old(), stage.wanted()));
    }

    Step passwordChanged(Identity who, boolean changed) {
        return back(who)
                .saying(
                        List.of(
                                Note.of(
                                        changed
                                                ? "account.password-changed"
                                                : "account.password-wrong")));
    }

    /** Asks for the list again: it may have changed meanwhile. */
    static Step back(Identity who) {
        return Step.wait(new Task.ListCharacters(who));
    }

    private Stage.NamingAnother naming(Identity who) {
        return new Stage.NamingAnother(who, SuggestedName.any(random));
    }

    private static Step enter(Identity who, OwnCharacter chosen) {
        var identity = who.named(chosen.name());
        return new Step(
                new Stage.Entering(identity),
                List.of(Note.of("login.welcome", Map.of("who", chosen.name()))),
                Optional.of(new Task.Enter(identity, chosen.id())));
    }

    /**
     * The character of that number, name or unique beginning of a name; the first for an empty
     * line.
     */
    private static Optional<OwnCharacter> meant(List<OwnCharacter> characters, String typed) {
        if (typed.isEmpty()) return characters.stream().findFirst();
        return Numbers.whole(typed, 1, characters.size())
                .map(number -> characters.get(number.intValue() - 1))
                .or(() -> NameMatch.only(characters, typed, OwnCharacter::name));
    }

    private static Note line(int number, OwnCharacter character) {
        var key = character.standing().isPresent() ? "account.line" : "account.line-new";
        return Note.of(key, arguments(Integer.toString(number), character));
    }

    private static Note fallen(OwnCharacter character) {
        return Note.of("account.fallen", arguments("", character));
    }

    private static Map<String, String> arguments(String number, OwnCharacter character) {
        var its = character.standing();
        return Map.of(
                "number", number,
                "who", character.name(),
                "class", its.map(OwnCharacter.Standing::characterClass).orElse(""),
                "level", its.map(each -> Integer.toString(each.level())).orElse(""));
    }
}
