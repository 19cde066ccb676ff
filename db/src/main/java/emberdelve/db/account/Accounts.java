package emberdelve.db.account;

import emberdelve.db.open.Store;
import emberdelve.db.row.Require;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;

/**
 * Who may enter, and as what.
 *
 * <p>Reading is safe for any thread that may wait for a disk. Writing is for the checkpoint-writer
 * only; each change is durable when its method returns.
 */
public final class Accounts {
    private final Store store;

    public Accounts(Store store) {
        this.store = store;
    }

    /** The account of that name, whatever its case; empty if there is none. */
    public Optional<AccountRow> byName(String name) {
        var folded = NameFold.fold(name);
        return store.read(handle -> handle.createQuery(
                        "SELECT * FROM account WHERE folded_name = ?")
                .bind(0, folded)
                .map((row, _) -> read(row))
                .findOne());
    }

    /** How many there are: a world without any has no owner yet. */
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
                                : OptionalLong.of(insert(handle, account, folded)))
                .orElseThrow(() -> new NameTaken(account.name()));
    }

    public void setPassword(long accountId, String passwordHash) {
        Require.word("password_hash", passwordHash);
        store.write(handle -> changed(accountId, handle.execute(
                "UPDATE account SET password_hash = ? WHERE id = ?", passwordHash, accountId)));
    }

    public void setRole(long accountId, String role) {
        Require.word("role", role);
        store.write(handle -> changed(accountId, handle.execute(
                "UPDATE account SET role = ? WHERE id = ?", role, accountId)));
    }

    public void setScreenReader(long accountId, boolean screenReader) {
        store.write(handle -> changed(accountId, handle.execute(
                "UPDATE account SET screen_reader = ? WHERE id = ?", screenReader, accountId)));
    }

    /** Remembers that somebody logged in, by the wall clock. */
    public void touchLogin(long accountId, Instant at) {
        store.write(handle -> changed(accountId, handle.execute(
                "UPDATE account SET last_login = ? WHERE id = ?", stored(at), accountId)));
    }

    private static boolean isTaken(Handle handle, String folded) {
        return handle.createQuery("SELECT COUNT(*) FROM account WHERE folded_name = ?")
                .bind(0, folded).mapTo(Integer.class).one() > 0;
    }

    private static long insert(Handle handle, NewAccount account, String folded) {
        return handle.createUpdate("""
                        INSERT INTO account (name, folded_name, password_hash, role,
                                             screen_reader, created, last_login)
                        VALUES (?, ?, ?, ?, ?, ?, ?)""")
                .bind(0, account.name()).bind(1, folded).bind(2, account.passwordHash())
                .bind(3, account.role()).bind(4, account.screenReader())
                .bind(5, stored(account.at())).bind(6, stored(account.at()))
                .executeAndReturnGeneratedKeys("id").mapTo(Long.class).one();
    }

    private static long changed(long accountId, int rows) {
        if (rows == 1) return accountId;
        throw new IllegalArgumentException("account: " + accountId + " (expected: one that is)");
    }

    /** The column keeps microseconds; what is read back is then what was given. */
    private static OffsetDateTime stored(Instant at) {
        return at.truncatedTo(ChronoUnit.MICROS).atOffset(ZoneOffset.UTC);
    }

    private static AccountRow read(ResultSet row) throws SQLException {
        return new AccountRow(
                row.getLong("id"), row.getString("name"), row.getString("folded_name"),
                row.getString("password_hash"), row.getString("role"),
                row.getBoolean("screen_reader"),
                row.getObject("created", OffsetDateTime.class).toInstant(),
                row.getObject("last_login", OffsetDateTime.class).toInstant());
    }
}
