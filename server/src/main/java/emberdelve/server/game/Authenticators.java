package emberdelve.server.game;

import emberdelve.db.Database;
import emberdelve.db.account.Authenticator;
import emberdelve.db.account.CodeHash;
import emberdelve.db.account.StoredAuthenticators;
import emberdelve.server.checkpoint.StoreWriter;
import emberdelve.server.lifecycle.Service;
import emberdelve.server.time.Clock;

import jakarta.inject.Inject;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The authenticators of accounts: who is asked for a code after the password, and whether a code is
 * right. Which accounts have one is known without the store. Safe for any thread.
 */
public final class Authenticators implements Service {
    private final Database database;
    private final StoreWriter writer;
    private final Clock clock;
    private final WrongCodes wrongCodes;
    private final Set<Long> accounts = ConcurrentHashMap.newKeySet();

    /** What came of a code that was typed. */
    public sealed interface Verdict {
        /**
         * The code was right, and is used up.
         *
         * @param wrongBefore the wrong ones that were typed since the last right one
         */
        record Right(int wrongBefore) implements Verdict {}

        /**
         * @param inARow the wrong ones in a row, this one included
         */
        record Wrong(int inARow) implements Verdict {
            /** Whether so many were wrong that staff should know. */
            public boolean isForStaff() {
                return inARow % WrongCodes.FREE == 0;
            }
        }

        /** The code was not looked at, because too many were wrong. */
        record Pausing() implements Verdict {}
    }

    /** What came of the wish for an authenticator. */
    public sealed interface Beginning {
        /**
         * @param spares the spare codes, which are kept nowhere
         */
        record Begun(List<String> spares) implements Beginning {}

        record WrongCode() implements Beginning {}

        /** The account was given another one meanwhile, and keeps it. */
        record HasOne() implements Beginning {}
    }

    @Inject
    public Authenticators(Database database, StoreWriter writer, Clock clock) {
        this.database = database;
        this.writer = writer;
        this.clock = clock;
        wrongCodes = new WrongCodes(clock);
    }

    /** Learns which accounts have one. */
    @Override
    public void start() {
        accounts.addAll(stored().accounts());
    }

    @Override
    public void stop() {}

    private StoredAuthenticators stored() {
        return database.accounts().authenticators();
    }

    /** Whether the owner of that account is asked for a code. */
    public boolean has(long account) {
        return accounts.contains(account);
    }

    /** A secret for a new authenticator. */
    public String secret() {
        return Authenticator.secret(new SecureRandom());
    }

    /**
     * Uses up the code, if it is right. Spare codes are looked at even during a pause: they are too
     * long to be guessed.
     */
    public CompletableFuture<Verdict> use(long account, String typed) {
        // The pause is looked at where one code after another is, so that codes that were typed at
        // once do not get past it.
        return writer.write(() -> useHere(account, typed))
                .thenApply(verdict -> {
                    if (verdict instanceof Verdict.Right) wrongCodes.forget(account);
                    return verdict;
                });
    }

    /** Thread: checkpoint-writer. */
    private Verdict useHere(long account, String typed) {
        if (Authenticator.isOfProgram(typed) && wrongCodes.isPausing(account))
            return new Verdict.Pausing();
        return stored().use(account, typed, clock.instant())
                ? new Verdict.Right(wrongCodes.count(account))
                : new Verdict.Wrong(wrongCodes.wrong(account));
    }

    /** Gives the account an authenticator, if its program has shown that code for the secret. */
    public CompletableFuture<Beginning> begin(long account, String secret, String typed) {
        var random = new SecureRandom();
        var codes = new ArrayList<String>();
        for (var at = 0; at < Authenticator.SPARES; at++) codes.add(CodeHash.make(random));
        var hashes = codes.stream().map(CodeHash::of).toList();
        var after = Authenticator.of(secret, hashes).after(typed, clock.instant());
        if (after.isEmpty() || after.get().spares().size() < hashes.size())
            return CompletableFuture.completedFuture(new Beginning.WrongCode());
        return writer.write(() -> stored().set(account, after.get()))
                .thenApply(isSet -> {
                    if (!isSet) return new Beginning.HasOne();
                    accounts.add(account);
                    return new Beginning.Begun(List.copyOf(codes));
                });
    }

    /** Takes the authenticator of the account away. */
    public CompletableFuture<Long> end(long account) {
        return writer.write(
                        () -> {
                            stored().clear(account);
                            return account;
                        })
                .thenApply(_ -> {
                    accounts.remove(account);
                    wrongCodes.forget(account);
                    return account;
                });
    }
}
