package emberdelve.db.account;

import emberdelve.db.open.Store;
import emberdelve.db.row.Sql;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The authenticators of accounts, which are columns of these. Reading is safe for any thread that
 * may wait for a disk; writing is for the checkpoint-writer only, as with {@link Accounts}.
 */
public final class StoredAuthenticators {
    private final Store store;

    StoredAuthenticators(Store store) {
        this.store = store;
    }

    /** The authenticator of that account; empty if it has none. */
    public Optional<Authenticator> of(long accountId) {
        return store.read(sql -> of(sql, accountId));
    }

    /** The ids of all accounts that have an authenticator. */
    public Set<Long> accounts() {
        var query = "SELECT id FROM account WHERE authenticator_secret IS NOT NULL";
        return Set.copyOf(store.read(sql -> sql.list(query, row -> row.getLong(1))));
    }

    /**
     * Gives the account an authenticator; false if it has one already, which it keeps. Tickets from
     * before are void: who has one was never asked for a code.
     */
    public boolean set(long accountId, Authenticator authenticator) {
        return store.write(sql -> {
            if (of(sql, accountId).isPresent()) return false;
            ResumeTickets.clear(sql, accountId);
            return set(sql, accountId, authenticator) > 0;
        });
    }

    /**
     * Uses up what was typed, if the authenticator of the account takes it. One thread writes, so
     * that nothing is taken twice.
     */
    public boolean use(long accountId, String typed, Instant now) {
        return store.write(sql -> {
            var after = of(sql, accountId).flatMap(its -> its.after(typed, now));
            after.ifPresent(its -> set(sql, accountId, its));
            return after.isPresent();
        });
    }

    public void clear(long accountId) {
        store.write(sql ->
                sql.execute(
                        """
                        UPDATE account SET authenticator_secret = NULL, authenticator_step = NULL,
                               authenticator_spares = NULL
                         WHERE id = ?\
                        """,
                        accountId));
    }

    private static int set(Sql sql, long accountId, Authenticator authenticator) {
        return sql.execute(
                """
                UPDATE account SET authenticator_secret = ?, authenticator_step = ?,
                       authenticator_spares = ?
                 WHERE id = ?\
                """,
                authenticator.secret(),
                authenticator.lastStep(),
                String.join(" ", authenticator.spares()),
                accountId);
    }

    private static Optional<Authenticator> of(Sql sql, long accountId) {
        return sql.first(
                "SELECT * FROM account WHERE id = ? AND authenticator_secret IS NOT NULL",
                row ->
                        new Authenticator(
                                row.getString("authenticator_secret"),
                                row.getLong("authenticator_step"),
                                spares(row.getString("authenticator_spares"))),
                accountId);
    }

    private static List<String> spares(String joined) {
        return joined.isEmpty() ? List.of() : List.of(joined.split(" ", -1));
    }
}
