package emberdelve.db.seal;

import emberdelve.db.row.RowReader;
import emberdelve.db.row.Sql;

import java.util.Comparator;
import java.util.List;

/**
 * The table in which the {@link RegionRow}s are written and read. After each change, {@link
 * OwnDigests#checkpointWritten} or {@link OwnDigests#seal} has to follow.
 *
 * <p>Thread: the one that owns the connection.
 */
public final class RegionTable {
    private static final String QUERY = "SELECT * FROM region";

    private static final RowReader<RegionRow> READER =
            row ->
                    new RegionRow(
                            row.getString("name"),
                            row.getLong("tick"),
                            row.getLong("checkpoint"),
                            row.getLong("next_id"),
                            row.getLong("digest"));

    private RegionTable() {}

    /**
     * The rows of all regions, in the order of their names, which is the same in every database.
     */
    public static List<RegionRow> all(Sql sql) {
        return sql.list(QUERY, READER).stream()
                .sorted(Comparator.comparing(RegionRow::name))
                .toList();
    }

    /**
     * The region of that name.
     *
     * @throws IllegalArgumentException if the world has none
     */
    public static RegionRow read(Sql sql, String name) {
        return sql.first(QUERY + " WHERE name = ?", READER, name)
                .orElseThrow(() -> new IllegalArgumentException("the world has no region " + name));
    }

    /**
     * The region by which changes outside the ticks are counted: the first by name, with a next id
     * that is above those of all regions.
     */
    public static RegionRow home(Sql sql) {
        var all = all(sql);
        return all.getFirst().withNextId(RegionRow.together(all).nextId());
    }

    /** The row of all regions taken together as one. */
    public static RegionRow together(Sql sql) {
        return RegionRow.together(all(sql));
    }

    /** Puts these regions in the place of all others. */
    public static void replace(Sql sql, List<RegionRow> regions) {
        sql.execute("DELETE FROM region");
        sql.executeAll(
                "INSERT INTO region (name, tick, checkpoint, next_id, digest) VALUES (?, ?, ?, ?,"
                        + " ?)",
                regions,
                row ->
                        new Object[] {
                            row.name(), row.tick(), row.checkpoint(), row.nextId(), row.digest()
                        });
    }

    /** Notes what a region is from now on. */
    public static void update(Sql sql, RegionRow row) {
        sql.execute(
                """
                UPDATE region SET tick = ?, checkpoint = ?, next_id = ?, digest = ?
                 WHERE name = ?\
                """,
                row.tick(),
                row.checkpoint(),
                row.nextId(),
                row.digest(),
                row.name());
    }

    /**
     * Adds to the digest of the first region the difference that rows make which have changed
     * outside the ticks.
     */
    public static void changeDigest(Sql sql, long difference) {
        var row = all(sql).getFirst();
        sql.execute(
                "UPDATE region SET digest = ? WHERE name = ?",
                row.digest() + difference,
                row.name());
    }
}
