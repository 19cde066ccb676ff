package emberdelve.db.world;

import emberdelve.db.row.Sql;
import emberdelve.db.row.Table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A probe of one way in which the game looks rows up: by a key, through an index. A damaged index
 * loses rows that a scan still finds, and a character that cannot be found by its name is as good
 * as gone. So each key is looked up once. The keys themselves are read from the rows, with a column
 * that no index has: if they were read from the probed index, it would agree with itself.
 *
 * @param what the way of looking up, in words for the operator
 * @param found the SQL that counts the rows that are found when each key is looked up
 * @param there the SQL that counts the rows that are there
 */
record IndexProbe(String what, String found, String there) {
    /**
     * The probes of tables that are not stored with the ticks, and the probe by the names of
     * characters.
     */
    private static final List<IndexProbe> OTHERS =
            List.of(
                    byKey("account", "id", "role"),
                    byKey("account", "folded_name", "role"),
                    byKey("player_character", "folded_name", "room"),
                    byKey("lost_and_found", "id", "item_type"),
                    byKey("audit_entry", "place", "deed"),
                    byKey("audit_entry", "id", "deed"));

    /** A clause for each index that loses rows. Thread: that of the connection. */
    static List<String> complaints(Sql sql, Tables tables) {
        return Stream.concat(
                        OTHERS.stream(),
                        tables.all().stream().flatMap(table -> probes(table).stream()))
                .flatMap(probe -> probe.complaint(sql).stream())
                .toList();
    }

    private static List<IndexProbe> probes(Table<?> table) {
        var probes = new ArrayList<IndexProbe>();
        probes.add(byKey(table.name(), table.keyColumn(), table.plainColumn()));
        table.holders()
                .forEach((column, holder) ->
                        probes.add(byHolder(holder, table.name(), column, table.plainColumn())));
        return probes;
    }

    private static IndexProbe byKey(String table, String key, String other) {
        return new IndexProbe(
                table + " by " + key,
                foundBy(table, key, other, table, key) + " WHERE a." + other + " IS NOT NULL",
                "SELECT COUNT(*) FROM " + table + " WHERE " + other + " IS NOT NULL");
    }

    private static IndexProbe byHolder(String holder, String table, String column, String other) {
        return new IndexProbe(
                table + " by " + column,
                foundBy(table, column, other, holder, "id"),
                "SELECT COUNT(*) FROM "
                        + table
                        + " WHERE "
                        + column
                        + " + 0 IS NOT NULL AND "
                        + other
                        + " IS NOT NULL");
    }

    /**
     * The SQL that looks each key up by itself. A join would leave it to the database in which of
     * the two tables it looks up, and it might use the index of the other one. Rows are counted by
     * a column that no index has, so that each is read.
     */
    private static String foundBy(
            String table, String column, String other, String holder, String key) {
        return "SELECT COALESCE(SUM((SELECT COUNT(b."
                + other
                + ") FROM "
                + table
                + " b WHERE b."
                + column
                + " = a."
                + key
                + ")), 0) FROM "
                + holder
                + " a";
    }

    private List<String> complaint(Sql sql) {
        return sql.one(
                "SELECT (" + found + "), (" + there + ")",
                row -> complaint(row.getLong(1), row.getLong(2)));
    }

    private List<String> complaint(long rows, long expected) {
        return rows == expected
                ? List.of()
                : List.of(what + ": " + rows + " rows are found (expected: " + expected + ")");
    }
}
