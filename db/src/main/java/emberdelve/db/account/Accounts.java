package emberdelve.db.account;

import emberdelve.db.open.Store;
import emberdelve.db.row.Pages;
import emberdelve.db.row.Require;
import emberdelve.db.row.Sql;
import emberdelve.db.seal.OwnDigests;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * The accounts: who may enter, and as what.
 *
 * <p>Reading is safe for any thread that may wait for a disk. Writing is for the checkpoint-writer
 * only; each change is durable when its method returns, or together with others ({@link
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
        return store.read(sql ->
                sql.first("SELECT * FROM account WHERE folded_name = ?", Accounts::read, folded));
    }

    /** The account of that id; empty if there is none. */
    public Optional<AccountRow> byId(long id) {
        return store.read(sql -> byId(sql, id));
    }

    /** The ids of all accounts with that role. */
    public Set<Long> ofRole(String role) {
        return Set.copyOf(withRole(role, ""));
    }

    /** The number of accounts: a world without any has no owner yet. */
    public long count() {
        return store.read(sql -> sql.number("SELECT COUNT(*) FROM account"));
    }

    /**
     * Makes an account.
     *
     * @return its id
     * @throws NameTaken if the name of another account folds to the same; it changes nothing
     */
    public long create(NewAccount account) throws NameTaken {
        var folded = NameFold.fold(account.name());
        Require.word("folded_name", folded);
        // One thread writes, so nobody takes the name between the check and the insert.
        return store.write(sql ->
                        isTaken(sql, folded)
                                ? OptionalLong.empty()
                                : OptionalLong.of(insert(sql, account)))
                .orElseThrow(() -> new NameTaken(account.name()));
    }

    /** Sets the password; a code of the account and its tickets are used up by that. */
    public void setPassword(long accountId, String passwordHash) {
        Require.word("password_hash", passwordHash);
        store.write(sql -> {
            clearCode(sql, accountId);
            ResumeTickets.clear(sql, accountId);
            change(sql, accountId, "password_hash", passwordHash);
            return accountId;
        });
    }

    /**
     * A code by which an account's owner may set another password.
     *
     * @param hash what {@link CodeHash} makes of the code
     */
    public record Code(String hash, Instant until) {}

    /** Gives the account a code, in the place of an earlier one. */
    public void setCode(long accountId, Code code) {
        Require.word("code_hash", code.hash());
        store.write(sql -> {
            required(sql, accountId);
            return sql.execute(
                    "UPDATE account SET code_hash = ?, code_until = ? WHERE id = ?",
                    code.hash(),
                    stored(code.until().truncatedTo(ChronoUnit.MICROS)),
                    accountId);
        });
    }

    /** The code of that account; empty if it has none. */
    public Optional<Code> code(long accountId) {
        return store.read(sql ->
                sql.first(
                        "SELECT code_hash, code_until FROM account"
                                + " WHERE id = ? AND code_hash IS NOT NULL",
                        row ->
                                new Code(
                                        row.getString("code_hash"),
                                        row.getObject("code_until", OffsetDateTime.class)
                                                .toInstant()),
                        accountId));
    }

    /** The authenticators of the accounts that have one. */
    public StoredAuthenticators authenticators() {
        return new StoredAuthenticators(store);
    }

    /** The tickets by which pages take players back in. */
    public ResumeTickets tickets() {
        return new ResumeTickets(store);
    }

    /** What the page keeps for accounts. */
    public KeptDocuments kept() {
        return new KeptDocuments(store);
    }

    private static void clearCode(Sql sql, long accountId) {
        sql.execute(
                "UPDATE account SET code_hash = NULL, code_until = NULL WHERE id = ?", accountId);
    }

    /**
     * Gives the account a role, unless it is the last account with the role to be kept.
     *
     * @param kept a role that somebody must always have, once anybody has it
     * @return false when the account is the last with the kept role; nothing has changed then
     */
    public boolean setRole(long accountId, String role, String kept) {
        Require.word("role", role);
        // One thread writes, so no other account loses the role between the check and the change.
        if (!role.equals(kept) && isLast(accountId, kept)) return false;
        change(accountId, "role", role);
        return true;
    }

    /**
     * Gives the account a role that nobody has yet.
     *
     * @return false when somebody has it; nothing has changed then
     */
    public boolean setFirst(long accountId, String role) {
        Require.word("role", role);
        if (!withRole(role, " FETCH FIRST 1 ROWS ONLY").isEmpty()) return false;
        change(accountId, "role", role);
        return true;
    }

    private boolean isLast(long accountId, String role) {
        return withRole(role, " FETCH FIRST 2 ROWS ONLY").equals(List.of(accountId));
    }

    private List<Long> withRole(String role, String limit) {
        var query = "SELECT id FROM account WHERE role = ?" + limit;
        return store.read(sql -> sql.list(query, row -> row.getLong(1), role));
    }

    public void setScreenReader(long accountId, boolean screenReader) {
        change(accountId, "screen_reader", screenReader);
    }

    /** Stores the times of log-ins by the ids of their accounts; the times are the wall clock's. */
    public void touchLogins(Map<Long, Instant> logins) {
        store.write(sql -> {
            var difference = 0L;
            var changed = new ArrayList<AccountRow>();
            for (var login : logins.entrySet()) {
                var known = byId(sql, login.getKey());
                // The account was erased since the log-in.
                if (known.isEmpty()) continue;
                var before = known.get();
                // The column keeps microseconds: the digest must be that of the row as it is read
                // back.
                var after = before.loggedIn(login.getValue().truncatedTo(ChronoUnit.MICROS));
                difference += after.digest() - before.digest();
                changed.add(after);
            }
            sql.executeAll(
                    "UPDATE account SET last_login = ? WHERE id = ?",
                    changed,
                    account -> new Object[] {stored(account.lastLogin()), account.id()});
            OwnDigests.accountChanged(sql, 0, difference);
            return logins;
        });
    }

    /**
     * Deletes the account, whose characters are gone already. Does nothing when it is gone itself,
     * because a checkpoint was tried twice, and leaves it when a row that was set aside needs it.
     */
    public static void erase(Sql sql, long accountId) {
        var before = byId(sql, accountId);
        if (before.isEmpty()) return;
        var kept = KeptDocuments.digestOf(sql, accountId);
        var gone =
                sql.execute(
                        """
                        DELETE FROM account WHERE id = ?
                           AND NOT EXISTS (SELECT 1 FROM player_character WHERE account_id = ?)
                           AND NOT EXISTS (SELECT 1 FROM sanction WHERE account_id = ?)\
                        """,
                        accountId,
                        accountId,
                        accountId);
        if (gone > 0) OwnDigests.accountChanged(sql, before.get().digest() + kept, 0);
    }

    /** The account of that id as this connection reads it; empty if there is none. */
    public static Optional<AccountRow> known(Sql sql, long accountId) {
        return byId(sql, accountId);
    }

    /** The sum of the digests of all accounts, with what is kept for them. */
    public static long digest(Sql sql) {
        var sum = new long[1];
        Pages.each(
                sql,
                "SELECT * FROM account",
                "id",
                Accounts::read,
                AccountRow::id,
                row -> sum[0] += row.digest());
        return sum[0] + KeptDocuments.digest(sql);
    }

    /**
     * @param column a column's name in this code, never text from outside: it becomes SQL
     */
    private void change(long accountId, String column, Object value) {
        store.write(sql -> {
            change(sql, accountId, column, value);
            return accountId;
        });
    }

    private static void change(Sql sql, long accountId, String column, Object value) {
        var before = required(sql, accountId);
        sql.execute("UPDATE account SET " + column + " = ? WHERE id = ?", value, accountId);
        var after = required(sql, accountId);
        OwnDigests.accountChanged(sql, before.digest(), after.digest());
    }

    private static Optional<AccountRow> byId(Sql sql, long accountId) {
        return sql.first("SELECT * FROM account WHERE id = ?", Accounts::read, accountId);
    }

    private static AccountRow required(Sql sql, long accountId) {
        return byId(sql, accountId)
                .orElseThrow(() ->
                        new IllegalArgumentException(
                                "account: " + accountId + " (expected: the id of an account)"));
    }

    private static boolean isTaken(Sql sql, String folded) {
        return sql.number("SELECT COUNT(*) FROM account WHERE folded_name = ?", folded) > 0;
    }

    private static long insert(Sql sql, NewAccount account) {
        var row = account.row(0);
        var id =
                sql.insert(
                        """
                        INSERT INTO account (name, folded_name, password_hash, role,
                                             screen_reader, created, last_login, look)
                        VALUES (?, ?, ?, ?, ?, ?, ?, ?)\
                        """,
                        row.name(),
                        row.foldedName(),
                        row.passwordHash(),
                        row.role(),
                        row.screenReader(),
                        stored(row.created()),
                        stored(row.lastLogin()),
                        NameLook.of(row.name()));
        OwnDigests.accountChanged(sql, 0, account.row(id).digest());
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
