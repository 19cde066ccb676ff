package emberdelve.db.seal;

import emberdelve.db.row.Sql;

import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.UUID;

/**
 * The table in which the {@link WorldRow} is written and read. Thread: the one that owns the
 * connection.
 */
public final class WorldTable {
    static final String QUERY = "SELECT * FROM world WHERE id = 1";

    private WorldTable() {}

    /**
     * The rows of a world that has never been played, and of its one region: chance decides the
     * seed and the world's name. {@link OwnDigests#seal} has to follow.
     */
    public static void insertNew(Sql sql) {
        sql.execute(
                """
                INSERT INTO world (id, world_id, seed, starts, account_digest, last_audit_place,
                    own_digest, features_digest, xp_exponent, xp_factor)
                VALUES (1, ?, ?, 0, 0, 0, 0, 0, ?, ?)\
                """,
                UUID.randomUUID().toString(),
                new SecureRandom().nextLong(),
                XpCurve.FIRST.exponent(),
                XpCurve.FIRST.factor());
        RegionTable.replace(sql, List.of(RegionRow.untouched(RegionRow.WHOLE)));
    }

    public static WorldRow read(Sql sql) {
        return sql.one(QUERY, WorldTable::row);
    }

    static WorldRow row(ResultSet row) throws SQLException {
        return new WorldRow(row.getString("world_id"), row.getLong("seed"));
    }

    /** The curve by which all experience in the world is counted. */
    public static XpCurve curve(Sql sql) {
        return sql.one(QUERY, WorldTable::curve);
    }

    static XpCurve curve(ResultSet row) throws SQLException {
        return new XpCurve(row.getDouble("xp_exponent"), row.getInt("xp_factor"));
    }

    /**
     * Notes that all experience is counted by another curve; {@link OwnDigests#checkpointWritten}
     * has to follow.
     */
    public static void countBy(Sql sql, XpCurve curve) {
        sql.execute(
                "UPDATE world SET xp_exponent = ?, xp_factor = ? WHERE id = 1",
                curve.exponent(),
                curve.factor());
    }

    /**
     * The digest of the rows of features, which are in no region's share while there are several; 0
     * while there is one.
     */
    public static long features(Sql sql) {
        return sql.one(QUERY, WorldTable::features);
    }

    static long features(ResultSet row) throws SQLException {
        return row.getLong("features_digest");
    }

    /** Notes what that digest is; {@link OwnDigests#seal} has to follow. */
    public static void countFeatures(Sql sql, long digest) {
        sql.execute("UPDATE world SET features_digest = ? WHERE id = 1", digest);
    }

    /** A harmless change, made at every start to learn whether changes are possible at all. */
    public static int countStart(Sql sql) {
        return sql.execute("UPDATE world SET starts = starts + 1 WHERE id = 1");
    }
}
