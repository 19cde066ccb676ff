package emberdelve.db.world;

import emberdelve.db.row.Sql;
import emberdelve.db.row.Table;

/**
 * The digest of the rows of features in a world of several regions. Many of them belong to
 * everybody, so that two regions may change or remove the same one before either has heard of it:
 * no region can say what it takes out. The store counts these rows itself, by what it finds, in the
 * transaction that changes them.
 *
 * <p>Thread: the one that owns the connection.
 *
 * @see "docs/decisions/0214-what-regions-share-the-store-counts.md"
 */
final class FeatureRows {
    private FeatureRows() {}

    /** The digest of all rows that there are. */
    static long digest(Sql sql, Tables tables) {
        var sum = new long[1];
        for (var table : tables.ofFeatures()) add(sql, table, sum);
        return sum[0];
    }

    private static <R extends Record> void add(Sql sql, Table<R> table, long[] sum) {
        table.each(sql, row -> sum[0] += table.digest(row));
    }

    /** The difference that the checkpoint makes, of which nothing is written yet. */
    static long difference(Sql sql, Tables tables, Checkpoint checkpoint) {
        var difference = 0L;
        for (var table : tables.ofFeatures()) difference += checkpoint.of(table).difference(sql);
        return difference;
    }
}
