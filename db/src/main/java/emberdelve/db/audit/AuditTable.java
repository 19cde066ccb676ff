package emberdelve.db.audit;

import emberdelve.db.account.ErasedAccount;
import emberdelve.db.account.ErasedNames;
import emberdelve.db.row.Pages;
import emberdelve.db.row.Sql;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * The table of {@link AuditRow}s: each is stored with a hash over itself and the hash of the entry
 * before, so that the chain breaks behind an entry that is changed or taken out later.
 *
 * <p>Thread: the one that owns the connection.
 */
public final class AuditTable {
    private static final String INSERT =
            """
            INSERT INTO audit_entry
                (place, id, tick, at_time, who, from_where, deed, target, detail, chain)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)\
            """;

    private static final String UPDATE =
            """
            UPDATE audit_entry SET who = ?, from_where = ?, target = ?, detail = ?, chain = ?
             WHERE place = ?\
            """;

    private AuditTable() {}

    private static final String QUERY = "SELECT * FROM audit_entry";

    /**
     * Appends the rows. It skips those that are there already because a checkpoint was tried twice.
     */
    public static void append(Sql sql, List<AuditRow> rows) {
        if (rows.isEmpty()) return;

        var last = last(sql);
        var links = new ArrayList<Link>();
        for (var row : rows) {
            if (has(sql, row.id())) continue;

            last = new Last(last.place() + 1, chained(last.chain(), row));
            links.add(new Link(last.place(), row, last.chain()));
        }
        sql.executeAll(INSERT, links, Link::values);
    }

    /**
     * Puts a neutral word in the place of an erased person's names, in who did a deed, to whom it
     * was done and what it was, and in the place of the addresses the person had. The chain is made
     * anew from the first entry that changes.
     */
    public static void erase(Sql sql, ErasedAccount person) {
        var rewriting = new Rewriting(new ErasedNames(person));
        Pages.each(sql, QUERY, "place", AuditTable::link, Link::place, rewriting::follow);
        sql.executeAll(UPDATE, rewriting.changed, Link::valuesAndPlace);
    }

    /** The entries that name the person, as who did it, to whom it was done, or in what it was. */
    public static List<AuditRow> naming(Sql sql, ErasedAccount person) {
        var names = new ErasedNames(person);
        var naming = new ArrayList<AuditRow>();
        Pages.each(
                sql,
                QUERY,
                "place",
                AuditTable::link,
                Link::place,
                link -> {
                    var row = link.row();
                    if (!row.without(names).equals(row)) naming.add(row);
                });
        return naming;
    }

    /** The id of the first entry that does not fit the chain; empty if all do. */
    public static Optional<Long> firstBroken(Sql sql) {
        var chain = new Chain();
        Pages.each(sql, QUERY, "place", AuditTable::link, Link::place, chain::follow);
        return chain.broken;
    }

    /** Whether the entry of that id is stored. */
    static boolean has(Sql sql, long id) {
        return sql.number("SELECT COUNT(*) FROM audit_entry WHERE id = ?", id) > 0;
    }

    private static Link link(ResultSet row) throws SQLException {
        return new Link(row.getLong("place"), read(row), row.getString("chain"));
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

    private static Last last(Sql sql) {
        return sql.first(
                        """
                        SELECT place, chain FROM audit_entry ORDER BY place DESC
                         FETCH FIRST 1 ROWS ONLY\
                        """,
                        row -> new Last(row.getLong("place"), row.getString("chain")))
                .orElse(new Last(0, ""));
    }

    private static String chained(String before, AuditRow row) {
        // No player can type the record separator, so two different rows never give the same text.
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

    /** The end of the chain. */
    private record Last(long place, String chain) {}

    /** An entry with the hash that is stored with it. */
    private record Link(long place, AuditRow row, String chain) {
        Object[] values() {
            return new Object[] {
                place,
                row.id(),
                row.tick(),
                row.at().atOffset(ZoneOffset.UTC),
                row.who(),
                row.fromWhere(),
                row.deed(),
                row.target(),
                row.detail(),
                chain
            };
        }

        Object[] valuesAndPlace() {
            return new Object[] {
                row.who(), row.fromWhere(), row.target(), row.detail(), chain, place
            };
        }
    }

    /** The entries without the names of somebody, from the first that had one. */
    private static final class Rewriting {
        private final ErasedNames names;
        private final List<Link> changed = new ArrayList<>();
        private String end = "";

        Rewriting(ErasedNames names) {
            this.names = names;
        }

        void follow(Link link) {
            var row = link.row().without(names);
            if (changed.isEmpty() && row.equals(link.row())) {
                end = link.chain();
                return;
            }
            end = chained(end, row);
            changed.add(new Link(link.place(), row, end));
        }
    }

    /** The chain as it should be, up to the entries that were read. */
    private static final class Chain {
        private String end = "";
        private Optional<Long> broken = Optional.empty();

        void follow(Link link) {
            end = chained(end, link.row());
            if (broken.isEmpty() && !end.equals(link.chain()))
                broken = Optional.of(link.row().id());
        }
    }
}
