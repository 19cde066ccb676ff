package emberdelve.server.session;

import emberdelve.config.settings.LimitSettings;
import emberdelve.config.settings.WorldSettings;
import emberdelve.server.rule.sanction.Verdict;
import emberdelve.server.view.Note;

import jakarta.inject.Inject;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * The dialogue from connecting to entering, without side effects: a stage and a line give the next
 * stage, notes, and perhaps a task. Facts about the server are handed in. Safe for any thread.
 */
final class Dialogue {
    /**
     * The most names that {@code who} tells before the login: one word of a stranger must not cost
     * a long answer.
     */
    private static final int NAMED_MAX = 100;

    private static final Pattern CONNECT =
            Pattern.compile("connect\\s+(\\S+)\\s(.+)", Pattern.CASE_INSENSITIVE);

    private final Supplier<String> serverName;
    private final Supplier<LimitSettings> limits;
    private final Creation creation;
    private final AccountMenu menu;
    private final Set<String> online;

    @Inject
    Dialogue(
            Supplier<WorldSettings> world,
            Supplier<LimitSettings> limits,
            Creation creation,
            Sessions sessions) {
        this(() -> world.get().name(), limits, creation, sessions.online());
    }

    /**
     * @param online the names of the players in the dungeon; a live view
     */
    Dialogue(
            Supplier<String> serverName,
            Supplier<LimitSettings> limits,
            Creation creation,
            Set<String> online) {
        this.serverName = serverName;
        this.limits = limits;
        this.creation = creation;
        menu = creation.menu();
        this.online = online;
    }

    Step welcome() {
        return Step.to(new Stage.AskingName(0), welcomeNote());
    }

    Step next(Stage.Asking stage, String line) {
        return switch (stage) {
            case Stage.AskingName asking -> name(asking, line);
            case Stage.AskingPassword asking -> password(asking, line);
            case Stage.AskingCode asking -> code(asking, line);
            case Stage.CodesPassword asking -> menu.codesPassword(asking, line);
            case Stage.BeginningCodes asking -> menu.beginCodes(asking, line);
            case Stage.EndingCodes asking -> menu.endCodes(asking, line);
            case Stage.NamingCharacter naming -> creation.name(naming, line);
            case Stage.NewPassword asking -> creation.password(asking, line);
            case Stage.RepeatPassword asking -> creation.repeat(asking, line);
            case Stage.AskingClass asking -> creation.characterClass(asking, line);
            case Stage.AskingRolls asking -> creation.rolls(asking, line);
            case Stage.AskingHardcore asking -> creation.hardcore(asking, line);
            case Stage.ChoosingCharacter choosing -> menu.choose(choosing, line);
            case Stage.NamingAnother naming -> menu.name(naming, line);
            case Stage.OldPassword asking -> menu.oldPassword(asking, line);
            case Stage.OtherPassword asking -> menu.otherPassword(asking, line);
            case Stage.OtherPasswordAgain asking -> menu.otherPasswordAgain(asking, line);
        };
    }

    /** Goes on with the answer for which the stage waited. */
    Step resume(Answer answer) {
        return switch (answer) {
            case Answer.Known(var identity, var character) ->
                    character.isPresent()
                            ? enter(identity, character.getAsLong())
                            : creation.afterLogin(identity);
            case Answer.Several several -> menu.ask(several);
            case Answer.AnotherFree(var identity) -> creation.another(identity);
            case Answer.AnotherRefused(var identity, var why) -> menu.nameRefused(identity, why);
            case Answer.PasswordChanged(var identity, var changed) ->
                    menu.passwordChanged(identity, changed);
            case Answer.CodeTyped(var identity, var code) -> menu.codeTyped(identity, code);
            case Answer.CodeAsked asked -> codeAsked(asked);
            case Answer.CodesOff(var identity, var secret) -> menu.codesOff(identity, secret);
            case Answer.CodesOn(var identity) -> Step.to(new Stage.EndingCodes(identity));
            case Answer.Changed(var identity, var notes) ->
                    AccountMenu.back(identity).saying(notes);
            case Answer.Warned(var warning, var then) -> resume(then).after(warning);
            case Answer.Wrong(var name, var failures) -> wrong(name, failures);
            case Answer.TicketOver(var failures) ->
                    Step.to(new Stage.AskingName(failures), Note.of("login.ticket-over"));
            case Answer.NameFree(var name) -> creation.nameFree(name);
            case Answer.NameRefused(var why, var failures) -> creation.nameRefused(why, failures);
            case Answer.AccountMade(var identity) -> creation.accountMade(identity);
            case Answer.GuestMade(var identity) -> creation.guest(identity);
            case Answer.GuestTaken() -> creation.makeGuest();
            case Answer.Banned(var ban) ->
                    Step.to(
                            new Stage.Closed(
                                    ban.isForAll()
                                            ? Note.of(
                                                    "login.closed", Map.of("reason", ban.reason()))
                                            : Verdict.of("sanction.banned", ban)));
            case Answer.Refused(var key) -> Step.close(key);
        };
    }

    private Step name(Stage.AskingName stage, String line) {
        var typed = line.strip();
        var connect = CONNECT.matcher(line.stripLeading());
        if (connect.matches())
            return credentials(stage.failures(), connect.group(1), connect.group(2));

        return switch (typed.toLowerCase(Locale.ROOT)) {
            case "" -> Step.to(stage);
            case "new" -> creation.begin(stage.failures());
            case "sr", "sr on" -> readAloud(stage, true);
            case "sr off" -> readAloud(stage, false);
            case "who" -> Step.to(stage, who());
            case "help", "?" -> Step.to(stage, Note.of("login.help"));
            case "mssp-request" -> Step.to(stage).doing(new Task.TellStatus());
            case "quit", "exit" -> Step.close("session.bye");
            case "guest" -> guest(stage);
            default ->
                    NameRules.canonical(typed)
                            .map(name -> Step.to(new Stage.AskingPassword(name, stage.failures())))
                            .orElse(noName(stage));
        };
    }

    private Step guest(Stage.AskingName stage) {
        if (limits.get().guests() == 0) return Step.to(stage, Note.of("login.no-guests"));
        var here = online.stream().filter(NameRules::isGuest).count();
        return here < limits.get().guests()
                ? creation.makeGuest()
                : Step.to(stage, Note.of("login.guests-full"));
    }

    /** Takes name and password together, as they were typed or as GMCP brought them. */
    Step credentials(int failures, String typedName, String password) {
        return NameRules.canonical(typedName)
                .map(name -> check(name, password, failures))
                .orElse(noName(new Stage.AskingName(failures)));
    }

    private static Step noName(Stage.AskingName stage) {
        return Step.to(stage, Note.of("login.no-name"), Note.of("login.type-new"));
    }

    private Step password(Stage.AskingPassword stage, String line) {
        // An empty line goes back to the name, and does not count as a wrong password.
        if (line.isEmpty()) return Step.to(new Stage.AskingName(stage.failures()));
        return check(stage.name(), line, stage.failures());
    }

    private static Step check(String name, String password, int failures) {
        return Step.wait(new Task.CheckPassword(name, new Secret(password), failures));
    }

    /**
     * Asks for the password again, and not for the name, since many would type the password there,
     * in sight of all.
     */
    private Step wrong(String name, int failures) {
        var left = limits.get().loginTries() - failures;
        if (left <= 0) return Step.close("login.too-many");
        return Step.to(
                new Stage.AskingPassword(name, failures),
                Note.of("login.wrong", Map.of("left", Integer.toString(left))),
                Note.of("login.enter-goes-back"));
    }

    private static Step code(Stage.AskingCode stage, String line) {
        if (line.isEmpty()) return Step.to(new Stage.AskingName(stage.failures()));
        return Step.wait(
                new Task.CheckCode(
                        stage.identity(), new Secret(line), stage.failures(), stage.passcode()));
    }

    private Step codeAsked(Answer.CodeAsked asked) {
        var stage = new Stage.AskingCode(asked.identity(), asked.failures(), asked.passcode());
        if (!asked.isWrong()) return Step.to(stage, Note.of("login.code-asked"));
        var left = limits.get().loginTries() - asked.failures();
        return left <= 0
                ? Step.close("login.too-many")
                : Step.to(
                        stage,
                        Note.of("login.code-wrong", Map.of("left", Integer.toString(left))),
                        Note.of("login.enter-goes-back"));
    }

    private Step readAloud(Stage.AskingName stage, boolean on) {
        return Step.to(stage, Note.of(on ? "session.sr-on" : "session.sr-off"))
                .doing(new Task.ReadAloud(on));
    }

    private static Step enter(Identity identity, long characterId) {
        return new Step(
                new Stage.Entering(identity),
                List.of(Note.of("login.welcome", Map.of("who", identity.name()))),
                Optional.of(new Task.Enter(identity, characterId)));
    }

    private Note welcomeNote() {
        return Note.of(
                limits.get().guests() > 0 ? "session.welcome" : "session.welcome-no-guests",
                Map.of("server", serverName.get(), "count", Integer.toString(online.size())));
    }

    private Note who() {
        var names = online.stream().sorted().toList();
        if (names.isEmpty()) return Note.of("login.who-nobody");
        var count = Integer.toString(names.size());
        if (names.size() > NAMED_MAX) return Note.of("login.who-many", Map.of("count", count));
        return Note.of("login.who", Map.of("count", count, "names", String.join(", ", names)));
    }
}
