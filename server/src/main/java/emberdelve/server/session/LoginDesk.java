package emberdelve.server.session;

import emberdelve.db.Database;
import emberdelve.db.StoreException;
import emberdelve.db.account.AccountRow;
import emberdelve.db.account.NameTaken;
import emberdelve.db.account.NewAccount;
import emberdelve.db.account.PasswordHash;
import emberdelve.server.admin.Role;
import emberdelve.server.checkpoint.StoreWriter;
import emberdelve.server.game.Blocklist;
import emberdelve.server.game.Jobs;
import emberdelve.server.game.Residents;
import emberdelve.server.view.Note;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Does what a login has to wait for: asks the database, hashes passwords, makes accounts. Safe for
 * any thread; the work itself is done by the jobs, by those who hash, and by the checkpoint-writer.
 */
final class LoginDesk {
    private static final Logger LOG = LoggerFactory.getLogger(LoginDesk.class);

    /** A store that takes longer to tell somebody's characters hangs, or fails. */
    private static final Duration STORE_WITHIN = Duration.ofSeconds(2);

    private static final Answer STORE_SILENT = new Answer.Refused("login.failed");

    private final Database database;
    private final StoreWriter writer;
    private final Jobs jobs;
    private final Hashing hashing;
    private final PasswordHash hash;
    private final Throttle throttle;
    private final NewCharacters newCharacters;
    private final NameDesk names;
    private final Blocklist blocklist;
    private final Residents residents;
    private final InstantSource clock;

    @Inject
    LoginDesk(
            Database database,
            StoreWriter writer,
            Jobs jobs,
            Hashing hashing,
            PasswordHash hash,
            Throttle throttle,
            NewCharacters newCharacters,
            NameDesk names,
            Blocklist blocklist,
            Residents residents,
            InstantSource clock) {
        this.database = database;
        this.writer = writer;
        this.jobs = jobs;
        this.hashing = hashing;
        this.hash = hash;
        this.throttle = throttle;
        this.newCharacters = newCharacters;
        this.names = names;
        this.blocklist = blocklist;
        this.residents = residents;
        this.clock = clock;
    }

    /**
     * Who asks.
     *
     * @param place what guessing is counted by
     * @param screenReader whether this person is read to
     * @param there whether they still wait; safe for any thread
     */
    record Caller(String place, boolean screenReader, BooleanSupplier there) {}

    /**
     * Does it as soon as there is time for it.
     *
     * @param loop runs {@code reply}
     */
    void ask(Task.Slow task, Caller caller, Executor loop, Consumer<Answer> reply) {
        Consumer<Answer> onLoop = answer -> handOver(loop, () -> reply.accept(answer));
        var resident = task instanceof Task.CheckPassword check
                ? residents.byName(check.name()) : Optional.<AccountRow>empty();
        // Whoever is in the dungeon comes back even if the store fails, or hangs.
        if (resident.isPresent())
            queue(caller, onLoop, () ->
                    compare((Task.CheckPassword) task, resident, caller.place(), onLoop));
        else look(onLoop, () -> run(task, caller, onLoop));
    }

    /** Thread: jobs. */
    private void run(Task.Slow task, Caller caller, Consumer<Answer> reply) {
        switch (task) {
            case Task.CheckPassword check -> check(check, caller, reply);
            case Task.CheckName check -> reply.accept(blocklist.of(caller.place())
                    .<Answer>map(Answer.Banned::new)
                    .orElseGet(() -> look(check)));
            case Task.MakeAccount order -> make(order, caller, reply);
            case Task.MakeGuest(var name) -> blocklist.of(caller.place())
                    .map(Answer.Banned::new)
                    .ifPresentOrElse(reply, () -> makeGuest(name, caller, reply));
            case Task.ListCharacters(var who) ->
                reply.accept(characters(who.accountId()).choice(who));
            case Task.CheckAnother check -> keepName(check, reply);
            case Task.ChangePassword change -> change(change, caller, reply);
        }
    }

    /** Asks the database, which takes a moment and never waits for a password. */
    private void look(Consumer<Answer> reply, Runnable work) {
        if (!jobs.offer(() -> guard(reply, work)))
            reply.accept(new Answer.Refused("login.busy"));
    }

    /** Hashes, in the order in which they came; not for somebody who has hung up. */
    private void queue(Caller caller, Consumer<Answer> reply, Runnable work) {
        if (!hashing.offer(caller.there(), () -> guard(reply, work)))
            reply.accept(new Answer.Refused("login.busy"));
    }

    private static void guard(Consumer<Answer> reply, Runnable work) {
        try {
            work.run();
        } catch (RuntimeException failure) {
            reply.accept(failed(failure));
        }
    }

    private void check(Task.CheckPassword task, Caller caller, Consumer<Answer> reply) {
        var account = database.accounts().byName(task.name());
        queue(caller, reply, () -> compare(task, account, caller.place(), reply));
    }

    /** Thread: hashing. */
    private void compare(
            Task.CheckPassword task,
            Optional<AccountRow> account,
            String place,
            Consumer<Answer> reply) {
        // Asked only now: those who were before it in the queue may have guessed wrong meanwhile.
        if (!throttle.allows(place)) {
            reply.accept(new Answer.Refused("login.throttled"));
            return;
        }
        var password = task.password().text();
        var right =
                account.map(row -> hash.matches(password, row.passwordHash()))
                        .orElseGet(() -> hash.matchesNobody(password));
        if (account.isPresent() && right) {
            residents.known(account.get());
            letIn(account.get(), place, reply);
            return;
        }
        throttle.wrong(place);
        // Of a name that nobody has, we cannot know that it is none of their passwords.
        LOG.info("wrong password from {} for {}", place, account.map(AccountRow::name).orElse("-"));
        reply.accept(new Answer.Wrong(task.name(), task.failures() + 1));
    }

    /** Whoever may not come in learns it here, and only who knows the password. */
    private void letIn(AccountRow account, String place, Consumer<Answer> reply) {
        var role = Role.named(account.role()).orElse(Role.PLAYER);
        var ban = blocklist.of(account.id(), role, place);
        if (ban.isPresent()) {
            reply.accept(new Answer.Banned(ban.get()));
            return;
        }
        touch(account);
        var inside = residents.of(account.id());
        if (inside.isEmpty())
            look(reply, () -> reply.accept(known(account, characters(account.id()))));
        else letBackIn(account, Roster.ofThose(inside), reply);
    }

    /** With all characters of theirs, if the store tells them soon, or else with those inside. */
    // The last step hands the answer over, and cannot fail.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void letBackIn(AccountRow account, Roster inside, Consumer<Answer> reply) {
        var all = new CompletableFuture<Answer>();
        look(all::complete, () -> all.complete(known(account, characters(account.id()))));
        all.completeOnTimeout(STORE_SILENT, STORE_WITHIN.toMillis(), TimeUnit.MILLISECONDS)
                .thenApply(answer ->
                        answer instanceof Answer.Refused ? known(account, inside) : answer)
                .thenAccept(reply);
    }

    private static Answer known(AccountRow account, Roster own) {
        var role = Role.named(account.role()).orElse(Role.PLAYER);
        return own.answer(
                new Identity(account.id(), account.name(), role, account.screenReader()));
    }

    /** When somebody was last here is worth a line in the log, and no more, if it gets lost. */
    @SuppressWarnings("FutureReturnValueIgnored")
    private void touch(AccountRow account) {
        var at = clock.instant();
        writer.write(
                        () -> {
                            database.accounts().touchLogin(account.id(), at);
                            return at;
                        })
                .whenComplete(
                        (_, failure) -> {
                            if (failure != null)
                                LOG.warn("login of {} not noted: {}", account.name(),
                                        failure.toString());
                        });
    }

    /** An account's characters, those that are only in the world yet included. */
    private Roster characters(long accountId) {
        return Roster.of(
                database.characters().ofAccount(accountId), newCharacters.of(accountId));
    }

    /** The checkpoint-writer alone gives names away, so nobody takes one in between. */
    // The last step hands the answer over, and cannot fail.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void keepName(Task.CheckAnother task, Consumer<Answer> reply) {
        var who = task.identity();
        var objection = names.objection(who.accountId(), task.name());
        if (objection.isPresent()) {
            reply.accept(new Answer.AnotherRefused(who, objection.get()));
            return;
        }
        writer.write(
                        () -> {
                            names.reserve(who.accountId(), task.name());
                            return new Answer.AnotherFree(who.named(task.name()));
                        })
                .<Answer>thenApply(free -> free)
                .exceptionally(
                        failure ->
                                cause(failure) instanceof NameTaken
                                        ? new Answer.AnotherRefused(who, taken(task.name()))
                                        : failed(cause(failure)))
                .thenAccept(reply);
    }

    private static Note taken(String name) {
        return Note.of("creation.name-taken", Map.of("who", name));
    }

    private void change(Task.ChangePassword task, Caller caller, Consumer<Answer> reply) {
        var account = database.accounts().byId(task.identity().accountId());
        queue(caller, reply, () -> change(task, account, caller.place(), reply));
    }

    /** Thread: hashing. */
    // The last step hands the answer over, and cannot fail.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void change(
            Task.ChangePassword task,
            Optional<AccountRow> account,
            String place,
            Consumer<Answer> reply) {
        var who = task.identity();
        if (!throttle.allows(place)) {
            reply.accept(new Answer.Refused("login.throttled"));
            return;
        }
        if (account.isEmpty() || !hash.matches(task.old().text(), account.get().passwordHash())) {
            throttle.wrong(place);
            reply.accept(new Answer.PasswordChanged(who, false));
            return;
        }
        var wanted = hash.hash(task.wanted().text());
        writer.write(
                        () -> {
                            database.accounts().setPassword(who.accountId(), wanted);
                            residents.hasPassword(who.accountId(), wanted);
                            return who;
                        })
                .<Answer>thenApply(_ -> new Answer.PasswordChanged(who, true))
                .exceptionally(failure -> failed(cause(failure)))
                .thenAccept(reply);
    }

    private Answer look(Task.CheckName task) {
        return names.objection(NameDesk.NOBODY, task.name())
                .<Answer>map(why -> new Answer.NameRefused(why, task.failures()))
                .orElse(new Answer.NameFree(task.name()));
    }

    private void make(Task.MakeAccount task, Caller caller, Consumer<Answer> reply) {
        queue(caller, reply, () -> make(task, hash.hash(task.password().text()), caller, reply));
    }

    // The last step hands the answer over, and cannot fail.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void make(
            Task.MakeAccount task, String phc, Caller caller, Consumer<Answer> reply) {
        make(task.name(), phc, Role.PLAYER, caller)
                .<Answer>thenApply(Answer.AccountMade::new)
                .exceptionally(
                        failure ->
                                cause(failure) instanceof NameTaken
                                        ? new Answer.NameRefused(taken(task.name()), 0)
                                        : failed(cause(failure)))
                .thenAccept(reply);
    }

    // The last step hands the answer over, and cannot fail.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void makeGuest(String name, Caller caller, Consumer<Answer> reply) {
        make(name, hash.ofNobody(), Role.GUEST, caller)
                .<Answer>thenApply(Answer.GuestMade::new)
                .exceptionally(
                        failure ->
                                cause(failure) instanceof NameTaken
                                        ? new Answer.GuestTaken()
                                        : failed(cause(failure)))
                .thenAccept(reply);
    }

    private CompletableFuture<Identity> make(
            String name, String phc, Role role, Caller caller) {
        var account =
                new NewAccount(
                        name,
                        phc,
                        role.word(),
                        caller.screenReader(),
                        clock.instant());
        return writer.write(
                        () -> {
                            if (role == Role.GUEST) names.claimForGuest(name);
                            else names.claim(name);
                            var id = database.accounts().create(account);
                            residents.known(account.row(id));
                            return id;
                        })
                .thenApply(id -> new Identity(id, name, role, caller.screenReader()));
    }

    private static Answer failed(Throwable failure) {
        switch (failure) {
            case RejectedExecutionException _ -> {
                return new Answer.Refused("login.busy");
            }
            case StoreException store -> LOG.error("a login failed: {}", store.getMessage());
            default -> LOG.error("a login failed", failure);
        }
        return new Answer.Refused("login.failed");
    }

    private static Throwable cause(Throwable failure) {
        var cause = failure.getCause();
        return failure instanceof CompletionException && cause != null ? cause : failure;
    }

    private static void handOver(Executor loop, Runnable reply) {
        try {
            loop.execute(reply);
        } catch (RejectedExecutionException _) {
            LOG.debug("an answer came after the end of its event loop");
        }
    }
}
