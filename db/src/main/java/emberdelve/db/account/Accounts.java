package emberdelve.db.account;

import emberdelve.db.open.Store;
import emberdelve.db.row.Pages;
import emberdelve.db.row.Require;
import emberdelve.db.seal.OwnDigests;

import org.jdbi.v3.core.Handle;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * The accounts: who may enter, and as what.
 *
 * <p>Reading is safe for any thread that may wait for a disk. Writing is for the checkpoint-writer
 * only; each change is durable when its method returns, or with others ({@link
 * emberdelve.db.Database#together}).
 */
public final class Accounts {
    private final Store store;

    public Accounts(Store store) {
        this.store = store;
    }

    /** The account of that name, whatever its case; empty if there is none. */
    public Optional<AccountRow> byName(String name) {
        var folded = NameFold.fold(name);
        return store.read(handle ->
                handle.createQuery("SELECT * FROM account WHERE folded_name = ?")
                        .bind(0, folded)
                        .map((row, _) -> read(row))
                        .findOne());
    }

    /** The account of that id; empty if there is none. */
    public Optional<AccountRow> byId(long id) {
        return store.read(handle ->
                handle.createQuery("SELECT * FROM account WHERE id = ?")
                        .bind(0, id)
                        .map((row, _) -> read(row))
                        .findOne());
    }

    /** The ids of all that have that role. */
    public Set<Long> ofRole(String role) {
        return store.read(handle ->
                handle.createQuery("SELECT id FROM account WHERE role = ?")
                        .bind(0, role)
                        .mapTo(Long.class)
                        .set());
    }

    /** The number of accounts: a world without any has no owner yet. */
    public long count() {
        return store.read(handle ->
                handle.createQuery("SELECT COUNT(*) FROM account").mapTo(Long.class).one());
    }

    /**
     * Makes an account.
     *
     * @return its id
     * @throws NameTaken if another's name folds to the same; nothing has changed then
     */
    public long create(NewAccount account) throws NameTaken {
        var folded = NameFold.fold(account.name());
        Require.word("folded_name", folded);
        // One thread writes, so nobody takes the name between the question and the deed.
        return store.write(handle ->
                        isTaken(handle, folded)
                                ? OptionalLong.empty()
                                : OptionalLong.of(insert(handle, account)))
                .orElseThrow(() -> new NameTaken(account.name()));
    }

    public void setPassword(long accountId, String passwordHash) {
        Require.word("password_hash", passwordHash);
        change(accountId, "password_hash", passwordHash);
    }

    /**
     * Gives the account that role, unless nobody would be left with another.
     *
     * @param kept a role that somebody must always have, once anybody has it
     * @return false when the account is the last with that one; nothing has changed then
     */
    public boolean setRole(long accountId, String role, String kept) {
        Require.word("role", role);
        // One thread writes, so nobody else gives theirs up between the question and the deed.
        if (!role.equals(kept) && isLast(accountId, kept)) return false;
        change(accountId, "role", role);
        return true;
    }

    private boolean isLast(long accountId, String role) {
        var holders =
                store.read(handle ->
                        handle.createQuery(
                                        "SELECT id FROM account WHERE role = ? FETCH FIRST 2 ROWS"
                                                + " ONLY")
                                .bind(0, role)
                                .mapTo(Long.class)
                                .list());
        return holders.equals(List.of(accountId));
    }

    public void setScreenReader(long accountId, boolean screenReader) {
        change(accountId, "screen_reader", screenReader);
    }

    /** Remembers that those logged in, each by its account's id, and when, by the wall clock. */
    public void touchLogins(Map<Long, Instant> logins) {
        store.write(handle -> {
            var difference = 0L;
            try (var batch =
                    handle.prepareBatch("UPDATE account SET last_login = ? WHERE id = ?")) {
                for (var login : logins.entrySet()) {
                    var before = required(handle, login.getKey());
                    // The column keeps no more; what is read back is then what was given.
                    var after = before.loggedIn(login.getValue().truncatedTo(ChronoUnit.MICROS));
                    difference += after.digest() - before.digest();
                    batch.add(stored(after.lastLogin()), after.id());
                }
                batch.execute();
            }
            OwnDigests.accountChanged(handle, 0, difference);
            return logins;
        });
    }

    /** The sum of the digests of all accounts. */
    public static long digest(Handle handle) {
        var sum = new long[1];
        Pages.each(
                handle,
                "account",
                "id",
                (row, _) -> read(row),
                AccountRow::id,
                row -> sum[0] += row.digest());
        return sum[0];
    }

    /**
     * @param column one of ours, never text from outside
     */
    private void change(long accountId, String column, Object value) {
        store.write(handle -> {
            var before = required(handle, accountId);
            handle.execute("UPDATE account SET " + column + " = ? WHERE id = ?", value, accountId);
            var after = required(handle, accountId);
            OwnDigests.accountChanged(handle, before.digest(), after.digest());
            return accountId;
        });
    }

    private static Optional<AccountRow> byId(Handle handle, long accountId) {
        return handle.createQuery("SELECT * FROM account WHERE id = ?")
                .bind(0, accountId)
                .map((row, _) -> read(row))
                .findOne();
    }

    private static AccountRow required(Handle handle, long accountId) {
        return byId(handle, accountId)
                .orElseThrow(() ->
                        new IllegalArgumentException(
                                "account: " + accountId + " (expected: one that is)"));
    }

    private static boolean isTaken(Handle handle, String folded) {
        return handle.createQuery("SELECT COUNT(*) FROM account WHERE folded_name = ?")
                        .bind(0, folded)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }

    private static long insert(Handle handle, NewAccount account) {
        var row = account.row(0);
        var id =
                handle.createUpdate(
                                """
                                INSERT INTO account (name, folded_name, password_hash, role,
                                                     screen_reader, created, last_login, look)
                                VALUES (?, ?, ?, ?, ?, ?, ?, ?)\
                                """)
                        .bind(0, row.name())
                        .bind(1, row.foldedName())
                        .bind(2, row.passwordHash())
                        .bind(3, row.role())
                        .bind(4, row.screenReader())
                        .bind(5, stored(row.created()))
                        .bind(6, stored(row.lastLogin()))
                        .bind(7, NameLook.of(row.name()))
                        .executeAndReturnGeneratedKeys("id")
                        .mapTo(Long.class)
                        .one();
        OwnDigests.accountChanged(handle, 0, account.row(id).digest());
        return id;
    }

    private static OffsetDateTime stored(Instant at) {
        return at.atOffset(ZoneOffset.UTC);
    }

    private static AccountRow read(ResultSet row) throws SQLException {
        return new AccountRow(
                row.getLong("id"),
                row.getString("name"),
                row.getString("folded_name"),
                row.getString("password_hash"),
                row.getString("role"),
                row.getBoolean("screen_reader"),
                row.getObject("created", OffsetDateTime.class).toInstant(),
                row.getObject("last_login", OffsetDateTime.class).toInstant());
    }
}
