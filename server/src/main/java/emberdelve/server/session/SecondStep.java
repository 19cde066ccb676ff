package emberdelve.server.session;

import emberdelve.db.account.AccountRow;
import emberdelve.server.admin.CodeOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.game.Authenticators;
import emberdelve.server.game.Authenticators.Verdict;
import emberdelve.server.link.Input;
import emberdelve.server.link.InputSink;
import emberdelve.server.log.LoggedAddress;
import emberdelve.server.view.Note;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.slf4j.spi.LoggingEventBuilder;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * The second step of a login, for those who have switched it on: a code of their authenticator
 * after the password. A wrong one counts as a wrong password of its address, and brakes the codes
 * of its account. Thread: jobs, but for what says otherwise.
 */
final class SecondStep {
    private static final Logger LOG = LoggerFactory.getLogger(SecondStep.class);

    private static final Answer THROTTLED = new Answer.Refused("login.throttled");

    private static final Answer PAUSING = new Answer.Refused("login.codes-pause");

    private final Authenticators authenticators;
    private final Passwords passwords;
    private final InputSink world;

    @Inject
    SecondStep(Authenticators authenticators, Passwords passwords, InputSink world) {
        this.world = world;
        this.authenticators = authenticators;
        this.passwords = passwords;
    }

    /** Whether a code is asked for. Safe for any thread. */
    boolean isAsked(long account) {
        return authenticators.has(account);
    }

    /**
     * Checks the code.
     *
     * @param letIn lets the person in, when it was right and was typed after the password; what is
     *     answered then goes to the second argument
     */
    void check(
            Task.CheckCode task,
            String place,
            Consumer<Answer> reply,
            BiConsumer<Identity, Consumer<Answer>> letIn) {
        var who = task.identity();
        use(
                who,
                task.code(),
                place,
                reply,
                (isRight, told) -> {
                    if (!isRight)
                        told.accept(
                                new Answer.CodeAsked(
                                        who, task.failures() + 1, task.passcode(), true));
                    else if (task.passcode().isPresent())
                        told.accept(new Answer.CodeTyped(who, task.passcode().get()));
                    else letIn.accept(who, told);
                });
    }

    /** Compares the password, and looks whether there is an authenticator. Thread: hashing. */
    Answer look(Task.LookAtCodes task, Optional<AccountRow> account, String place) {
        var who = task.identity();
        return switch (passwords.compare(task.password(), account, place)) {
            case THROTTLED -> THROTTLED;
            case WRONG -> new Answer.Changed(who, Note.of("account.password-wrong"));
            case RIGHT ->
                    authenticators.has(who.accountId())
                            ? new Answer.CodesOn(who)
                            : new Answer.CodesOff(who, new Secret(authenticators.secret()));
        };
    }

    void begin(Task.BeginCodes task, String place, Consumer<Answer> reply) {
        var who = task.identity();
        answer(
                authenticators.begin(who.accountId(), task.secret().text(), task.code().text()),
                reply,
                beginning -> {
                    if (beginning instanceof Authenticators.Beginning.Begun)
                        turned(who, place, true);
                    reply.accept(new Answer.Changed(who, notes(beginning)));
                });
    }

    private static List<Note> notes(Authenticators.Beginning beginning) {
        return switch (beginning) {
            case Authenticators.Beginning.WrongCode _ -> List.of(Note.of("account.totp-wrong"));
            case Authenticators.Beginning.HasOne _ -> List.of(Note.of("account.totp-has-one"));
            case Authenticators.Beginning.Begun(var spares) -> {
                var notes = new ArrayList<>(List.of(Note.of("account.totp-on")));
                for (var code : spares)
                    notes.add(Note.of("account.totp-spare", Map.of("code", code)));
                yield notes;
            }
        };
    }

    void end(Task.EndCodes task, String place, Consumer<Answer> reply) {
        var who = task.identity();
        use(
                who,
                task.code(),
                place,
                reply,
                (isRight, told) -> {
                    if (isRight) end(who, place, told);
                    else told.accept(new Answer.Changed(who, Note.of("account.totp-wrong")));
                });
    }

    private void end(Identity who, String place, Consumer<Answer> reply) {
        answer(
                authenticators.end(who.accountId()),
                reply,
                _ -> {
                    turned(who, place, false);
                    reply.accept(new Answer.Changed(who, Note.of("account.totp-off")));
                });
    }

    /** Logs that it was switched on or off, and lets the world write it to the audit. */
    private void turned(Identity who, String place, boolean isOn) {
        log(Level.INFO, who, place)
                .log(isOn ? "is asked for codes from now on" : "is not asked for codes any more");
        var order = new CodeOrder(who.accountId(), who.name(), who.name(), place);
        if (!world.offer(new Input.AuthenticatorTurned(order, isOn)))
            log(Level.WARN, who, place)
                    .log("the audit lacks that codes were switched on or off: the inbox is full");
    }

    private void use(
            Identity who,
            Secret code,
            String place,
            Consumer<Answer> reply,
            BiConsumer<Boolean, Consumer<Answer>> then) {
        if (!passwords.allows(place)) {
            reply.accept(THROTTLED);
            return;
        }
        answer(
                authenticators.use(who.accountId(), code.text()),
                reply,
                verdict -> {
                    switch (verdict) {
                        case Verdict.Pausing _ -> reply.accept(PAUSING);
                        case Verdict.Right(var before) ->
                                then.accept(true, before == 0 ? reply : warning(before, reply));
                        case Verdict.Wrong wrong -> {
                            wrong(who, place, wrong);
                            then.accept(false, reply);
                        }
                    }
                });
    }

    /** Tells the owner of wrong codes first: whoever typed them may know the password. */
    private static Consumer<Answer> warning(int wrong, Consumer<Answer> reply) {
        var count = Map.of("count", Integer.toString(wrong));
        return answer ->
                reply.accept(new Answer.Warned(Note.of("login.codes-wrong", count), answer));
    }

    private void wrong(Identity who, String place, Verdict.Wrong wrong) {
        passwords.wrong(place);
        log(Level.INFO, who, place).log("wrong code");
        if (!wrong.isForStaff()) return;
        var told = Map.of("who", who.name(), "count", Integer.toString(wrong.inARow()));
        if (!world.offer(new Input.Announced(Role.ADMIN, Note.of("totp.guessed", told))))
            log(Level.WARN, who, place).log("staff did not hear of many wrong codes");
    }

    private static LoggingEventBuilder log(Level level, Identity who, String place) {
        return LOG.atLevel(level)
                .addKeyValue(LoggedAddress.KEY, new LoggedAddress(place))
                .addKeyValue("account", who.name());
    }

    // The last step hands the answer over.
    @SuppressWarnings("FutureReturnValueIgnored")
    private static <T> void answer(
            CompletableFuture<T> result, Consumer<Answer> reply, Consumer<T> then) {
        result.whenComplete((its, failure) -> {
            if (failure == null) {
                then.accept(its);
                return;
            }
            LOG.error("no code was looked at", failure);
            reply.accept(new Answer.Refused("login.failed"));
        });
    }
}
