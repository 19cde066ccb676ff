package emberdelve.db.audit;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * The table of {@link AuditRow}s: each is appended with a hash over itself and the hash of the
 * entry before, so that an entry which is changed or taken out later breaks the chain behind it.
 *
 * <p>Thread: the one that owns the handle.
 */
public final class AuditTable {
    private static final String INSERT =
            """
            INSERT INTO audit_entry
                (id, tick, at_time, who, from_where, deed, target, detail, chain)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)\
            """;

    private AuditTable() {}

    /** Appends these; entries that are there already, from a checkpoint tried twice, are passed. */
    public static void append(Handle handle, List<AuditRow> rows) {
        if (rows.isEmpty()) return;

        var last = last(handle);
        var chain = last.chain();
        try (var batch = handle.prepareBatch(INSERT)) {
            for (var row : rows) {
                if (row.id() <= last.id()) continue;

                chain = chained(chain, row);
                bind(batch, row, chain);
            }
            batch.execute();
        }
    }

    /** The id of the first entry that does not fit the chain; empty if all do. */
    public static Optional<Long> firstBroken(Handle handle) {
        var chain = "";
        try (var rows =
                handle
                        .createQuery("SELECT * FROM audit_entry ORDER BY id")
                        .map((row, _) -> new Link(read(row), row.getString("chain")))
                        .stream()) {
            for (var link : (Iterable<Link>) rows::iterator) {
                chain = chained(chain, link.row());
                if (!chain.equals(link.chain())) return Optional.of(link.row().id());
            }
        }
        return Optional.empty();
    }

    /** Smaller than that of any entry when there is none. */
    static long newestId(Handle handle) {
        return last(handle).id();
    }

    static AuditRow read(ResultSet row) throws SQLException {
        return new AuditRow(
                row.getLong("id"),
                row.getLong("tick"),
                row.getObject("at_time", OffsetDateTime.class).toInstant(),
                row.getString("who"),
                row.getString("from_where"),
                row.getString("deed"),
                row.getString("target"),
                row.getString("detail"));
    }

    private static void bind(PreparedBatch batch, AuditRow row, String chain) {
        batch.add(
                row.id(),
                row.tick(),
                row.at().atOffset(ZoneOffset.UTC),
                row.who(),
                row.fromWhere(),
                row.deed(),
                row.target(),
                row.detail(),
                chain);
    }

    private static Last last(Handle handle) {
        return handle.createQuery(
                        """
                        SELECT id, chain FROM audit_entry ORDER BY id DESC
                         FETCH FIRST 1 ROWS ONLY\
                        """)
                .map((row, _) -> new Last(row.getLong("id"), row.getString("chain")))
                .findOne()
                .orElse(new Last(Long.MIN_VALUE, ""));
    }

    private static String chained(String before, AuditRow row) {
        // The record separator cannot be typed by a player, so no two rows read alike.
        var text =
                String.join(
                        "\u001e",
                        before,
                        Long.toString(row.id()),
                        Long.toString(row.tick()),
                        row.at().toString(),
                        row.who(),
                        row.fromWhere(),
                        row.deed(),
                        row.target(),
                        row.detail());
        return HexFormat.of().formatHex(sha256().digest(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    private record Last(long id, String chain) {}

    private record Link(AuditRow row, String chain) {}
}
