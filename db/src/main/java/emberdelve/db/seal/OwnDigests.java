package emberdelve.db.seal;

import emberdelve.db.row.RowDigest;

import org.jdbi.v3.core.Handle;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;

/**
 * Digests of what changes outside the ticks, or is the frame of all ticks: the accounts, the end of
 * the audit log, and the world's own row. They are kept in that row, and renewed by whoever changes
 * any of it, in the same transaction.
 *
 * <p>Thread: the one that owns the handle.
 */
public final class OwnDigests {
    private OwnDigests() {}

    /** The world's own row, with what is kept in it of everything else. */
    private record Frame(
            WorldRow world,
            XpCurve curve,
            Optional<Long> accounts,
            Optional<Long> lastAuditId,
            Optional<Long> own) {
        Frame withAccounts(long digest) {
            return new Frame(world, curve, Optional.of(digest), lastAuditId, own);
        }

        long digest() {
            var digest =
                    RowDigest.of("world")
                            .add(world.worldId())
                            .add(world.seed())
                            .add(world.tick())
                            .add(world.checkpoint())
                            .add(world.nextId())
                            .add(world.digest())
                            .add(accounts.orElse(0L))
                            .add(lastAuditId.orElse(0L));
            // Older than these columns: worlds of the first curve have the digest that they have
            // had.
            return curve.equals(XpCurve.FIRST)
                    ? digest.value()
                    : digest.add(Double.doubleToLongBits(curve.exponent()))
                            .add(curve.factor())
                            .value();
        }

        boolean isSealed() {
            return own.equals(Optional.of(digest()));
        }
    }

    /**
     * Computes what a world of an older schema does not have yet.
     *
     * @param accounts the sum of the digests of all accounts
     */
    public static void adopt(Handle handle, ToLongFunction<Handle> accounts) {
        if (frame(handle).own().isPresent()) return;

        handle.execute(
                "UPDATE world SET account_digest = ?, last_audit_id = ? WHERE id = 1",
                accounts.applyAsLong(handle),
                lastAuditId(handle));
        seal(handle);
    }

    /** To be called when an account has changed: its digest before and after. */
    public static void accountChanged(Handle handle, long before, long after) {
        var frame = frame(handle);
        if (frame.accounts().isEmpty()) return;

        var digest = frame.accounts().get() - before + after;
        handle.execute(
                "UPDATE world SET account_digest = ?, own_digest = ? WHERE id = 1",
                digest,
                frame.withAccounts(digest).digest());
    }

    /**
     * Rows were migrated: by so much the digest of all of them has changed. A row of the world that
     * was damaged before stays so.
     */
    public static void rowsMigrated(Handle handle, long difference) {
        var isSealed = frame(handle).isSealed();
        WorldTable.changeDigest(handle, difference);
        if (isSealed) seal(handle);
    }

    /** To be called at the end of a checkpoint, and when rows have changed outside the ticks. */
    public static void checkpointWritten(Handle handle) {
        handle.execute("UPDATE world SET last_audit_id = ? WHERE id = 1", lastAuditId(handle));
        seal(handle);
    }

    /**
     * What does not fit; one clause each.
     *
     * @param accounts the sum of the digests of all accounts
     */
    public static List<String> complaints(Handle handle, ToLongFunction<Handle> accounts) {
        var frame = frame(handle);
        var complaints = new ArrayList<String>();
        if (frame.own().isEmpty()) return complaints;

        if (!frame.isSealed()) complaints.add("the world's own row was changed");
        if (!frame.accounts().equals(Optional.of(accounts.applyAsLong(handle))))
            complaints.add("the digest of the accounts differs from what was stored");
        if (!frame.lastAuditId().equals(Optional.of(lastAuditId(handle))))
            complaints.add("the end of the audit log is missing");
        return complaints;
    }

    private static void seal(Handle handle) {
        handle.execute("UPDATE world SET own_digest = ? WHERE id = 1", frame(handle).digest());
    }

    private static Frame frame(Handle handle) {
        return handle.createQuery(WorldTable.QUERY)
                .map((row, _) ->
                        new Frame(
                                WorldTable.row(row),
                                WorldTable.curve(row),
                                kept(row, "account_digest"),
                                kept(row, "last_audit_id"),
                                kept(row, "own_digest")))
                .one();
    }

    private static Optional<Long> kept(ResultSet row, String column) throws SQLException {
        return Optional.ofNullable(row.getObject(column, Long.class));
    }

    private static long lastAuditId(Handle handle) {
        return handle.createQuery("SELECT COALESCE(MAX(id), 0) FROM audit_entry")
                .mapTo(Long.class)
                .one();
    }
}
