package emberdelve.server.session;

import emberdelve.db.account.AccountRow;
import emberdelve.db.account.NameTaken;
import emberdelve.db.account.ResumeTickets;
import emberdelve.db.open.StoreException;
import emberdelve.server.admin.Role;
import emberdelve.server.game.Blocklist;
import emberdelve.server.game.Jobs;
import emberdelve.server.log.LoggedAddress;
import emberdelve.server.view.Note;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * The service that does what a login has to wait for: asks the database, hashes passwords, makes
 * accounts. Safe for any thread; the work itself is done by the jobs, by the hashing threads, and
 * by the checkpoint-writer.
 */
final class LoginService {
    private static final Logger LOG = LoggerFactory.getLogger(LoginService.class);

    /**
     * The time within which the store must tell somebody's characters; after it, the store counts
     * as failing.
     */
    private static final Duration STORE_WITHIN = Duration.ofSeconds(2);

    private static final Answer STORE_SILENT = new Answer.Refused("login.failed");

    private final Jobs jobs;
    private final Passwords passwords;
    private final StoredAccounts accounts;
    private final NewCharacters newCharacters;
    private final CharacterNames names;
    private final Blocklist blocklist;
    private final SecondStep second;
    private final KeptStore kept;

    @Inject
    LoginService(
            Jobs jobs,
            Passwords passwords,
            StoredAccounts accounts,
            NewCharacters newCharacters,
            CharacterNames names,
            Blocklist blocklist,
            SecondStep second) {
        this.second = second;
        kept = new KeptStore(accounts, jobs);
        this.jobs = jobs;
        this.passwords = passwords;
        this.accounts = accounts;
        this.newCharacters = newCharacters;
        this.names = names;
        this.blocklist = blocklist;
    }

    /**
     * The caller of a service.
     *
     * @param place the address or network by which guesses are counted
     * @param screenReader whether this person uses a screen reader
     * @param there whether they still wait; safe for any thread
     */
    record Caller(String place, boolean screenReader, BooleanSupplier there) {}

    /** Whether that account, or that place, was banned since the account logged in. */
    boolean shutsOut(Identity who, String place) {
        return blocklist.of(who.accountId(), who.role(), place).isPresent();
    }

    /**
     * Does the task as soon as there is time for it.
     *
     * @param loop the executor that runs {@code reply}
     */
    void ask(Task.Slow task, Caller caller, Executor loop, Consumer<Answer> reply) {
        Consumer<Answer> onLoop = answer -> handOver(loop, () -> reply.accept(answer));
        var resident =
                task instanceof Task.CheckPassword check
                        ? accounts.inside(check.name())
                        : Optional.<AccountRow>empty();
        // The player of a character in the dungeon comes back even if the store fails or hangs.
        if (resident.isPresent())
            queue(
                    caller,
                    onLoop,
                    () -> compare((Task.CheckPassword) task, resident, caller.place(), onLoop));
        else look(onLoop, () -> run(task, caller, onLoop));
    }

    /** Thread: jobs. */
    private void run(Task.Slow task, Caller caller, Consumer<Answer> reply) {
        switch (task) {
            case Task.CheckPassword check -> check(check, caller, reply);
            case Task.Resume resume -> resume(resume, caller.place(), reply);
            case Task.CheckName check ->
                    reply.accept(
                            blocklist
                                    .of(caller.place())
                                    .<Answer>map(Answer.Banned::new)
                                    .orElseGet(() -> look(check)));
            case Task.MakeAccount order -> make(order, caller, reply);
            case Task.MakeGuest(var name) ->
                    blocklist
                            .of(caller.place())
                            .map(Answer.Banned::new)
                            .ifPresentOrElse(reply, () -> makeGuest(name, caller, reply));
            case Task.ListCharacters(var who) ->
                    reply.accept(characters(who.accountId()).choice(who));
            case Task.CheckAnother check -> keepName(check, reply);
            case Task.CheckCode check ->
                    second.check(
                            check,
                            caller.place(),
                            reply,
                            (who, told) -> letIn(who, caller.place(), told));
            case Task.LookAtCodes look -> {
                var account = accounts.byId(look.identity().accountId());
                queue(
                        caller,
                        reply,
                        () -> reply.accept(second.look(look, account, caller.place())));
            }
            case Task.BeginCodes begin -> second.begin(begin, caller.place(), reply);
            case Task.EndCodes end -> second.end(end, caller.place(), reply);
            case Task.ChangePassword change -> change(change, caller, reply);
        }
    }

    /** Runs work that asks the database; it takes a moment, and never waits for hashing. */
    private void look(Consumer<Answer> reply, Runnable work) {
        if (!jobs.offer(() -> guard(reply, work))) reply.accept(new Answer.Refused("login.busy"));
    }

    /** Queues work that hashes a password; it is left out if the caller has hung up meanwhile. */
    private void queue(Caller caller, Consumer<Answer> reply, Runnable work) {
        if (!passwords.queue(caller.there(), () -> guard(reply, work)))
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
        var account = accounts.byName(task.name());
        queue(caller, reply, () -> compare(task, account, caller.place(), reply));
    }

    /** The tickets by which pages take players back in. */
    Tickets tickets() {
        return accounts.tickets();
    }

    /** What pages keep for accounts. */
    KeptStore kept() {
        return kept;
    }

    /** Spends the ticket, and lets in whom it is for. */
    // The last step hands the answer over, and cannot fail.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void resume(Task.Resume task, String place, Consumer<Answer> reply) {
        var over = new Answer.TicketOver(task.failures());
        accounts.tickets()
                .spend(task.ticket())
                .whenComplete((holder, failure) -> {
                    if (failure != null) reply.accept(failed(failure));
                    else if (holder.isEmpty()) reply.accept(over);
                    else look(reply, () -> reply.accept(holderOf(holder.get(), place, over)));
                });
    }

    /** The account may have changed since the ticket was made. Thread: jobs. */
    private Answer holderOf(ResumeTickets.Holder holder, String place, Answer over) {
        var found = accounts.byId(holder.accountId());
        if (found.isEmpty()) return over;
        var who = identity(found.get());
        var ban = blocklist.of(who.accountId(), who.role(), place);
        if (ban.isPresent()) return new Answer.Banned(ban.get());
        var answer = characters(who.accountId()).answer(who, holder.characterId());
        if (answer.isEmpty()) return over;
        accounts.loggedIn(found.get());
        accounts.known(found.get());
        return answer.get();
    }

    /** Thread: hashing. */
    private void compare(
            Task.CheckPassword task,
            Optional<AccountRow> account,
            String place,
            Consumer<Answer> reply) {
        switch (passwords.compare(task.password(), account, place)) {
            case THROTTLED -> reply.accept(new Answer.Refused("login.throttled"));
            case RIGHT -> {
                accounts.known(account.orElseThrow());
                askOrLetIn(account.orElseThrow(), task.failures(), place, reply);
            }
            case WRONG -> look(reply, () -> reply.accept(byCode(task, account, place)));
        }
    }

    /** Whether it is the code of that account; false when the store does not answer. */
    private boolean isCode(long account, Secret typed) {
        try {
            return accounts.isCode(account, typed);
        } catch (StoreException failure) {
            LOG.error("no code was looked up: {}", failure.getMessage());
            return false;
        }
    }

    /** What was typed is not the password, but may be a code that staff have made. Thread: jobs. */
    private Answer byCode(Task.CheckPassword task, Optional<AccountRow> account, String place) {
        var isCode = isCode(account.map(AccountRow::id).orElse(-1L), task.password());
        if (!isCode || account.isEmpty()) {
            // A name that nobody has is not logged: it may be a password that was typed in its
            // place.
            LOG.atInfo()
                    .addKeyValue(LoggedAddress.KEY, new LoggedAddress(place))
                    .addKeyValue("account", account.map(AccountRow::name).orElse("-"))
                    .log("wrong password");
            return new Answer.Wrong(task.name(), task.failures() + 1);
        }
        var who = identity(account.get());
        LOG.atInfo()
                .addKeyValue(LoggedAddress.KEY, new LoggedAddress(place))
                .addKeyValue("account", who.name())
                .log("a code for another password was typed");
        return blocklist
                .of(who.accountId(), who.role(), place)
                .<Answer>map(Answer.Banned::new)
                .orElseGet(() ->
                        second.isAsked(who.accountId())
                                ? new Answer.CodeAsked(
                                        who, task.failures(), Optional.of(task.password()), false)
                                : new Answer.CodeTyped(who, task.password()));
    }

    private void askOrLetIn(
            AccountRow account, int failures, String place, Consumer<Answer> reply) {
        if (second.isAsked(account.id()))
            reply.accept(
                    new Answer.CodeAsked(identity(account), failures, Optional.empty(), false));
        else letIn(account, place, reply);
    }

    /** Lets somebody in whose code was right; the account may have changed since the password. */
    private void letIn(Identity who, String place, Consumer<Answer> reply) {
        look(
                reply,
                () ->
                        accounts.byId(who.accountId())
                                .ifPresentOrElse(
                                        account -> letIn(account, place, reply),
                                        () -> reply.accept(new Answer.Refused("login.failed"))));
    }

    /**
     * Lets somebody in, or tells them that they are banned: only those who know the password learn
     * that.
     */
    private void letIn(AccountRow account, String place, Consumer<Answer> reply) {
        var role = Role.named(account.role()).orElse(Role.PLAYER);
        var ban = blocklist.of(account.id(), role, place);
        if (ban.isPresent()) {
            reply.accept(new Answer.Banned(ban.get()));
            return;
        }
        accounts.loggedIn(account);
        var inside = accounts.charactersInside(account.id());
        if (inside.isEmpty())
            look(reply, () -> reply.accept(known(account, characters(account.id()))));
        else letBackIn(account, Roster.ofThose(inside), reply);
    }

    /**
     * Lets somebody back in, with all characters of the account if the store tells them soon, or
     * else with those in the dungeon.
     */
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
        return own.answer(identity(account));
    }

    private static Identity identity(AccountRow account) {
        var role = Role.named(account.role()).orElse(Role.PLAYER);
        return new Identity(account.id(), account.name(), role, account.screenReader());
    }

    /** An account's characters, including new ones that are in the world and not yet stored. */
    private Roster characters(long accountId) {
        return Roster.of(accounts.characters(accountId), newCharacters.of(accountId));
    }

    /**
     * Reserves the name, if it is free; only the checkpoint-writer gives names away, so nobody
     * takes it in between.
     */
    // The last step hands the answer over, and cannot fail.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void keepName(Task.CheckAnother task, Consumer<Answer> reply) {
        var who = task.identity();
        var objection = names.objection(who.accountId(), task.name());
        if (objection.isPresent()) {
            reply.accept(new Answer.AnotherRefused(who, objection.get()));
            return;
        }
        accounts.write(
                        () -> {
                            names.reserve(who.accountId(), task.name());
                            return new Answer.AnotherFree(who.named(task.name()));
                        })
                .<Answer>thenApply(free -> free)
                .exceptionally(failure ->
                        cause(failure) instanceof NameTaken
                                ? new Answer.AnotherRefused(who, taken(task.name()))
                                : failed(cause(failure)))
                .thenAccept(reply);
    }

    private static Note taken(String name) {
        return Note.of("creation.name-taken", Map.of("who", name));
    }

    private void change(Task.ChangePassword task, Caller caller, Consumer<Answer> reply) {
        var id = task.identity().accountId();
        if (accounts.isCode(id, task.old())) {
            queue(caller, reply, () -> set(task, reply));
            return;
        }
        var account = accounts.byId(id);
        queue(caller, reply, () -> change(task, account, caller.place(), reply));
    }

    /** Thread: hashing. */
    private void change(
            Task.ChangePassword task,
            Optional<AccountRow> account,
            String place,
            Consumer<Answer> reply) {
        var who = task.identity();
        switch (passwords.compare(task.old(), account, place)) {
            case THROTTLED -> reply.accept(new Answer.Refused("login.throttled"));
            case WRONG -> reply.accept(new Answer.PasswordChanged(who, false));
            case RIGHT -> set(task, reply);
        }
    }

    /** Thread: hashing. */
    // The last step hands the answer over, and cannot fail.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void set(Task.ChangePassword task, Consumer<Answer> reply) {
        var who = task.identity();
        accounts.setPassword(who.accountId(), passwords.hash(task.wanted()))
                .<Answer>thenApply(_ -> new Answer.PasswordChanged(who, true))
                .exceptionally(failure -> failed(cause(failure)))
                .thenAccept(reply);
    }

    private Answer look(Task.CheckName task) {
        return names.objection(CharacterNames.NOBODY, task.name())
                .<Answer>map(why -> new Answer.NameRefused(why, task.failures()))
                .orElse(new Answer.NameFree(task.name()));
    }

    private void make(Task.MakeAccount task, Caller caller, Consumer<Answer> reply) {
        queue(caller, reply, () -> make(task, passwords.hash(task.password()), caller, reply));
    }

    // The last step hands the answer over, and cannot fail.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void make(Task.MakeAccount task, String phc, Caller caller, Consumer<Answer> reply) {
        accounts.create(
                        task.name(),
                        phc,
                        Role.PLAYER,
                        caller.screenReader(),
                        () -> names.claim(task.name()))
                .<Answer>thenApply(Answer.AccountMade::new)
                .exceptionally(failure ->
                        cause(failure) instanceof NameTaken
                                ? new Answer.NameRefused(taken(task.name()), 0)
                                : failed(cause(failure)))
                .thenAccept(reply);
    }

    // The last step hands the answer over, and cannot fail.
    @SuppressWarnings("FutureReturnValueIgnored")
    private void makeGuest(String name, Caller caller, Consumer<Answer> reply) {
        accounts.create(
                        name,
                        passwords.hashOfNobody(),
                        Role.GUEST,
                        caller.screenReader(),
                        () -> names.claimForGuest(name))
                .<Answer>thenApply(Answer.GuestMade::new)
                .exceptionally(failure ->
                        cause(failure) instanceof NameTaken
                                ? new Answer.GuestTaken()
                                : failed(cause(failure)))
                .thenAccept(reply);
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
