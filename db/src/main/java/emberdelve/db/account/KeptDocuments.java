package emberdelve.db.account;

import emberdelve.db.open.Store;
import emberdelve.db.row.Pages;
import emberdelve.db.row.Require;
import emberdelve.db.row.Sql;
import emberdelve.db.seal.OwnDigests;

import java.sql.ResultSet;
import java.sql.SQLException;

/**
 * The documents that the page keeps for accounts, one each at most. They change outside the ticks,
 * so that they are part of the digest of the accounts, and go with their account.
 *
 * <p>Reading is safe for any thread that may wait for a disk; writing is for the checkpoint-writer
 * only, as with {@link Accounts}.
 */
public final class KeptDocuments {
    /** The most octets of a document, in UTF-8. */
    public static final int OCTETS_MAX = 15_000;

    private static final String OF_ACCOUNT = "SELECT * FROM kept_document WHERE account_id = ?";

    private final Store store;

    KeptDocuments(Store store) {
        this.store = store;
    }

    /** What came of a change. */
    public sealed interface Outcome {
        /** It is kept, under that version. */
        record Kept(long version) implements Outcome {}

        /** It is not: meanwhile another document was, which its writer has not read. */
        record Newer(KeptDocument document) implements Outcome {}

        /** It is not: the account is gone. */
        record NoAccount() implements Outcome {}
    }

    /** The document of that account. */
    public KeptDocument of(long accountId) {
        return store.read(sql -> of(sql, accountId));
    }

    /**
     * Keeps a document in the place of the one that its writer has read. One thread writes, so
     * nobody changes it in between.
     *
     * @param read the version that the writer has read
     */
    public Outcome keep(long accountId, long read, String text) {
        Require.text("text", text, OCTETS_MAX);
        return store.write(sql -> {
            if (Accounts.known(sql, accountId).isEmpty()) return new Outcome.NoAccount();
            var before = of(sql, accountId);
            if (before.version() != read) return new Outcome.Newer(before);
            var after = new KeptDocument(read + 1, text);
            if (before.version() == 0)
                sql.execute(
                        "INSERT INTO kept_document (account_id, version, text) VALUES (?, ?, ?)",
                        accountId,
                        after.version(),
                        text);
            else
                sql.execute(
                        "UPDATE kept_document SET version = ?, text = ? WHERE account_id = ?",
                        after.version(),
                        text,
                        accountId);
            OwnDigests.accountChanged(sql, digest(before, accountId), after.digest(accountId));
            return new Outcome.Kept(after.version());
        });
    }

    /** The document of that account as this connection reads it. */
    public static KeptDocument of(Sql sql, long accountId) {
        return sql.first(OF_ACCOUNT, KeptDocuments::read, accountId).orElse(KeptDocument.NONE);
    }

    /** The digest of what is kept for that account. */
    static long digestOf(Sql sql, long accountId) {
        return digest(of(sql, accountId), accountId);
    }

    /** The sum of the digests of all documents. */
    static long digest(Sql sql) {
        var sum = new long[1];
        Pages.each(
                sql,
                "SELECT * FROM kept_document",
                "account_id",
                row -> new Digest(row.getLong("account_id"), read(row)),
                Digest::accountId,
                row -> sum[0] += row.value());
        return sum[0];
    }

    /** Only the digest of a row, since a page of documents would be large. */
    private record Digest(long accountId, long value) {
        Digest(long accountId, KeptDocument document) {
            this(accountId, document.digest(accountId));
        }
    }

    private static long digest(KeptDocument document, long accountId) {
        return document.version() == 0 ? 0 : document.digest(accountId);
    }

    private static KeptDocument read(ResultSet row) throws SQLException {
        return new KeptDocument(row.getLong("version"), row.getString("text"));
    }
}
