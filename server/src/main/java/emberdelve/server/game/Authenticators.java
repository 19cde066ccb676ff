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
    private final Set<Long> accounts = ConcurrentHashMap.newKeySet();

    @Inject
    public Authenticators(Database database, StoreWriter writer, Clock clock) {
        this.database = database;
        this.writer = writer;
        this.clock = clock;
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

    /** Uses up the code; false if it is not right. */
    public CompletableFuture<Boolean> use(long account, String typed) {
        return writer.write(() -> stored().use(account, typed, clock.instant()));
    }

    /**
     * Gives the account an authenticator, if its program has shown that code for the secret.
     *
     * @return the spare codes, which are kept nowhere; none when the code is wrong
     */
    public CompletableFuture<List<String>> begin(long account, String secret, String typed) {
        var random = new SecureRandom();
        var codes = new ArrayList<String>();
        for (var at = 0; at < Authenticator.SPARES; at++) codes.add(CodeHash.make(random));
        var hashes = codes.stream().map(CodeHash::of).toList();
        var after = Authenticator.of(secret, hashes).after(typed, clock.instant());
        if (after.isEmpty() || after.get().spares().size() < hashes.size())
            return CompletableFuture.completedFuture(List.of());
        return writer.write(() -> {
            stored().set(account, after.get());
            accounts.add(account);
            return List.copyOf(codes);
        });
    }

    /** Takes the authenticator of the account away. */
    public CompletableFuture<Long> end(long account) {
        return writer.write(() -> {
            stored().clear(account);
            accounts.remove(account);
            return account;
        });
    }
}
