package emberdelve.db.seal;

import emberdelve.db.row.RowDigest;
import emberdelve.db.row.Sql;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * The digests of the accounts, of the end of the audit log, and of the world's own row, in which
 * they are kept, together with the rows of the regions. Whoever changes any of these renews its
 * digest in the same transaction.
 *
 * <p>Thread: the one that owns the connection.
 */
public final class OwnDigests {
    private OwnDigests() {}

    /** The world's own row, with the columns that tell of other tables. */
    private record Frame(
            WorldRow world,
            XpCurve curve,
            long accounts,
            long lastAuditPlace,
            long features,
            long own) {
        Frame withAccounts(long digest) {
            return new Frame(world, curve, digest, lastAuditPlace, features, own);
        }

        Frame with(long place, long featuresDigest) {
            return new Frame(world, curve, accounts, place, featuresDigest, own);
        }

        /**
         * @param regions all regions, in the order of their names
         */
        long digest(List<RegionRow> regions) {
            var digest =
                    RowDigest.of("world")
                            .add(world.worldId())
                            .add(world.seed())
                            .add(accounts)
                            .add(lastAuditPlace)
                            .add(features)
                            .add(Double.doubleToLongBits(curve.exponent()))
                            .add(curve.factor());
            for (var region : regions)
                digest.add(region.name())
                        .add(region.tick())
                        .add(region.checkpoint())
                        .add(region.nextId())
                        .add(region.digest());
            return digest.value();
        }
    }

    /** Notes that an account has changed, by its digests before and after. */
    public static void accountChanged(Sql sql, long before, long after) {
        var frame = frame(sql);
        var digest = frame.accounts() - before + after;
        sql.execute(
                "UPDATE world SET account_digest = ?, own_digest = ? WHERE id = 1",
                digest,
                frame.withAccounts(digest).digest(RegionTable.all(sql)));
    }

    /** Seals the rows of the world and of its regions when rows have changed outside the ticks. */
    public static void checkpointWritten(Sql sql) {
        checkpointWritten(sql, 0);
    }

    /**
     * Seals the rows of the world and of its regions at the end of a checkpoint.
     *
     * @param features the difference that it makes to the digest of the rows of features; 0 if its
     *     region has counted them
     */
    public static void checkpointWritten(Sql sql, long features) {
        var before = frame(sql);
        var frame = before.with(lastAuditPlace(sql), before.features() + features);
        sql.execute(
                """
                UPDATE world SET last_audit_place = ?, features_digest = ?, own_digest = ?
                 WHERE id = 1\
                """,
                frame.lastAuditPlace(),
                frame.features(),
                frame.digest(RegionTable.all(sql)));
    }

    /**
     * The complaints about digests that do not fit; one clause each.
     *
     * @param accounts the sum of the digests of all accounts
     */
    public static List<String> complaints(Sql sql, ToLongFunction<Sql> accounts) {
        var frame = frame(sql);
        var complaints = new ArrayList<String>();
        if (frame.own() != frame.digest(RegionTable.all(sql)))
            complaints.add("the world's own row was changed, or that of a region");
        if (frame.accounts() != accounts.applyAsLong(sql))
            complaints.add("the digest of the accounts differs from what was stored");
        if (frame.lastAuditPlace() != lastAuditPlace(sql))
            complaints.add("the end of the audit log is missing");
        return complaints;
    }

    /**
     * Seals the rows of the world and of its regions; to be called when anything in them has
     * changed.
     */
    public static void seal(Sql sql) {
        sql.execute(
                "UPDATE world SET own_digest = ? WHERE id = 1",
                frame(sql).digest(RegionTable.all(sql)));
    }

    private static Frame frame(Sql sql) {
        return sql.one(
                WorldTable.QUERY,
                row ->
                        new Frame(
                                WorldTable.row(row),
                                WorldTable.curve(row),
                                row.getLong("account_digest"),
                                row.getLong("last_audit_place"),
                                WorldTable.features(row),
                                row.getLong("own_digest")));
    }

    private static long lastAuditPlace(Sql sql) {
        return sql.number("SELECT COALESCE(MAX(place), 0) FROM audit_entry");
    }
}
