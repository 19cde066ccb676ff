package emberdelve.server.session;

import emberdelve.server.game.Authenticators;
import emberdelve.server.view.Note;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * The second step of a login, for those who have switched it on: a code of their authenticator
 * after the password. A wrong one counts as a wrong password. Thread: jobs, but for what says
 * otherwise.
 */
final class SecondStep {
    private static final Logger LOG = LoggerFactory.getLogger(SecondStep.class);

    private static final Answer THROTTLED = new Answer.Refused("login.throttled");

    private final Authenticators authenticators;
    private final Passwords passwords;

    @Inject
    SecondStep(Authenticators authenticators, Passwords passwords) {
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
     * @param letIn lets the person in, when it was right and was typed after the password
     */
    void check(
            Task.CheckCode task, String place, Consumer<Answer> reply, Consumer<Identity> letIn) {
        var who = task.identity();
        use(
                who,
                task.code(),
                place,
                reply,
                isRight -> {
                    if (!isRight)
                        reply.accept(
                                new Answer.CodeAsked(
                                        who, task.failures() + 1, task.passcode(), true));
                    else if (task.passcode().isPresent())
                        reply.accept(new Answer.CodeTyped(who, task.passcode().get()));
                    else letIn.accept(who);
                });
    }

    Answer look(Identity who) {
        return authenticators.has(who.accountId())
                ? new Answer.CodesOn(who)
                : new Answer.CodesOff(who, authenticators.secret());
    }

    void begin(Task.BeginCodes task, Consumer<Answer> reply) {
        var who = task.identity();
        answer(
                authenticators.begin(who.accountId(), task.secret(), task.code().text()),
                reply,
                codes -> {
                    if (!codes.isEmpty()) LOG.info("{} is asked for codes from now on", who.name());
                    reply.accept(new Answer.Changed(who, begun(codes)));
                });
    }

    private static List<Note> begun(List<String> codes) {
        if (codes.isEmpty()) return List.of(Note.of("account.totp-wrong"));
        var notes = new ArrayList<>(List.of(Note.of("account.totp-on")));
        for (var code : codes) notes.add(Note.of("account.totp-spare", Map.of("code", code)));
        return notes;
    }

    void end(Task.EndCodes task, String place, Consumer<Answer> reply) {
        var who = task.identity();
        use(
                who,
                task.code(),
                place,
                reply,
                isRight -> {
                    if (isRight) end(who, reply);
                    else reply.accept(new Answer.Changed(who, Note.of("account.totp-wrong")));
                });
    }

    private void end(Identity who, Consumer<Answer> reply) {
        answer(
                authenticators.end(who.accountId()),
                reply,
                _ -> {
                    LOG.info("{} is not asked for codes any more", who.name());
                    reply.accept(new Answer.Changed(who, Note.of("account.totp-off")));
                });
    }

    private void use(
            Identity who,
            Secret code,
            String place,
            Consumer<Answer> reply,
            Consumer<Boolean> then) {
        if (!passwords.allows(place)) {
            reply.accept(THROTTLED);
            return;
        }
        answer(
                authenticators.use(who.accountId(), code.text()),
                reply,
                isRight -> {
                    if (!isRight) {
                        passwords.wrong(place);
                        LOG.info("wrong code from {} for {}", place, who.name());
                    }
                    then.accept(isRight);
                });
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
