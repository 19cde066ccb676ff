package emberdelve.db.account;

import emberdelve.db.open.Store;
import emberdelve.db.row.Require;
import emberdelve.db.row.Sql;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/**
 * The tickets by which pages take their players back in without a password. Only the hash of one is
 * kept, as {@link CodeHash} makes it, for one use and until a moment. Writing is for the
 * checkpoint-writer only, as with {@link Accounts}; a ticket that was spent stays so after a kill.
 */
public final class ResumeTickets {
    private final Store store;

    ResumeTickets(Store store) {
        this.store = store;
    }

    /** The one whom a ticket lets in, and nobody else. */
    public record Holder(long accountId, long characterId) {}

    /**
     * Keeps a ticket in the place of the character's last one. Tickets whose time is over go with
     * it.
     */
    public void keep(String hash, Holder holder, Instant now, Instant until) {
        Require.word("hash", hash);
        store.write(sql -> {
            sql.execute(
                    "DELETE FROM resume_ticket WHERE character_id = ? OR until_time <= ?",
                    holder.characterId(),
                    stored(now));
            return sql.execute(
                    """
                    INSERT INTO resume_ticket (hash, account_id, character_id, until_time)
                    SELECT ?, id, ?, ? FROM account WHERE id = ?\
                    """,
                    hash,
                    holder.characterId(),
                    stored(until),
                    holder.accountId());
        });
    }

    /**
     * Spends a ticket. One thread writes, so that nobody spends one twice.
     *
     * @return whom it lets in; empty if there is no such ticket, or its time is over
     */
    public Optional<Holder> spend(String hash, Instant now) {
        return store.write(sql -> {
            var holder =
                    sql.first(
                            "SELECT * FROM resume_ticket WHERE hash = ? AND until_time > ?",
                            row ->
                                    new Holder(
                                            row.getLong("account_id"), row.getLong("character_id")),
                            hash,
                            stored(now));
            sql.execute("DELETE FROM resume_ticket WHERE hash = ?", hash);
            return holder;
        });
    }

    /** Takes all tickets of the account away. */
    public void takeAway(long accountId) {
        store.write(sql -> {
            clear(sql, accountId);
            return accountId;
        });
    }

    /** The same within a write. */
    static void clear(Sql sql, long accountId) {
        sql.execute("DELETE FROM resume_ticket WHERE account_id = ?", accountId);
    }

    private static OffsetDateTime stored(Instant at) {
        return at.truncatedTo(ChronoUnit.MICROS).atOffset(ZoneOffset.UTC);
    }
}
