package emberdelve.server.session;

import emberdelve.db.Database;
import emberdelve.db.account.AccountRow;
import emberdelve.db.account.Accounts;
import emberdelve.db.account.CodeHash;
import emberdelve.db.account.KeptDocument;
import emberdelve.db.account.KeptDocuments;
import emberdelve.db.account.NameTaken;
import emberdelve.db.account.NewAccount;
import emberdelve.db.character.CharacterRow;
import emberdelve.server.admin.Role;
import emberdelve.server.checkpoint.StoreWriter;
import emberdelve.server.game.AccountCache;
import emberdelve.server.game.Blocklist;
import emberdelve.server.time.Clock;

import jakarta.inject.Inject;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;

/**
 * The accounts in the store, and those in memory whose characters are in the dungeon. Jobs read,
 * and the checkpoint-writer writes. Safe for any thread.
 */
final class StoredAccounts {
    private final Database database;
    private final StoreWriter writer;
    private final AccountCache accountCache;
    private final Clock clock;
    private final LoginMoments moments;
    private final Tickets tickets;

    @Inject
    StoredAccounts(
            Database database,
            StoreWriter writer,
            AccountCache accountCache,
            Clock clock,
            Blocklist blocklist) {
        this.database = database;
        this.writer = writer;
        this.accountCache = accountCache;
        this.clock = clock;
        moments = new LoginMoments(database, writer, clock);
        tickets = new Tickets(database, writer, clock);
        blocklist.listen(tickets::banned);
    }

    /** The account of that name, if a character of it is in the dungeon; does not ask the store. */
    Optional<AccountRow> inside(String name) {
        return accountCache.byName(name);
    }

    /** The characters of that account that are in the dungeon; does not ask the store. */
    List<AccountCache.Resident> charactersInside(long account) {
        return accountCache.of(account);
    }

    Optional<AccountRow> byName(String name) {
        return database.accounts().byName(name);
    }

    Optional<AccountRow> byId(long account) {
        return database.accounts().byId(account);
    }

    /** Whether that is the code of the account, and may still be used. */
    boolean isCode(long account, Secret typed) {
        // An account that is not there is asked for likewise, so that it takes as long.
        var code = database.accounts().code(account);
        var hash = code.map(Accounts.Code::hash).orElse("");
        return CodeHash.matches(typed.text(), hash)
                && code.filter(its -> clock.instant().isBefore(its.until())).isPresent();
    }

    List<CharacterRow> characters(long account) {
        return database.characters().ofAccount(account);
    }

    /** The tickets by which pages take players back in. */
    Tickets tickets() {
        return tickets;
    }

    Instant now() {
        return clock.instant();
    }

    /** What the page keeps for that account. */
    KeptDocument kept(long account) {
        return database.accounts().kept().of(account);
    }

    /** Keeps what a page wants to be kept; it is done when that is durable. */
    CompletableFuture<KeptDocuments.Outcome> keep(long account, long read, String text) {
        return writer.write(() -> database.accounts().kept().keep(account, read, text));
    }

    /** Notes that somebody has logged in to the account. */
    void loggedIn(AccountRow account) {
        moments.note(account.id());
    }

    /** Keeps the account at hand for when a character of it comes in. */
    void known(AccountRow account) {
        accountCache.known(account);
    }

    CompletableFuture<Void> setPassword(long account, String hash) {
        return writer.write(
                        () -> {
                            database.accounts().setPassword(account, hash);
                            return account;
                        })
                .thenAccept(_ -> accountCache.hasPassword(account, hash));
    }

    /**
     * Makes an account.
     *
     * @param claim takes the name; only the checkpoint-writer gives names away, so nobody takes it
     *     in between
     */
    CompletableFuture<Identity> create(
            String name, String hash, Role role, boolean screenReader, Claim claim) {
        var account = new NewAccount(name, hash, role.word(), screenReader, clock.instant());
        return write(
                        () -> {
                            claim.take();
                            return database.accounts().create(account);
                        })
                .thenApply(id -> {
                    accountCache.known(account.row(id));
                    return new Identity(id, name, role, screenReader);
                });
    }

    /** Hands the work to the checkpoint-writer. */
    <T> CompletableFuture<T> write(Callable<T> work) {
        return writer.write(work);
    }

    /** The taking of a name. Thread: checkpoint-writer. */
    @FunctionalInterface
    interface Claim {
        /**
         * @throws NameTaken if somebody has the name
         */
        void take() throws NameTaken;
    }
}
