package emberdelve.db.seal;

import emberdelve.db.row.RowDigest;

import org.jdbi.v3.core.Handle;

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

    private record Kept(Optional<Long> accounts, Optional<Long> lastAuditId, Optional<Long> own) {}

    /**
     * Computes what a world of an older schema does not have yet.
     *
     * @param accounts the sum of the digests of all accounts
     */
    public static void adopt(Handle handle, ToLongFunction<Handle> accounts) {
        if (kept(handle).own().isPresent()) return;

        handle.execute(
                "UPDATE world SET account_digest = ?, last_audit_id = ? WHERE id = 1",
                accounts.applyAsLong(handle),
                lastAuditId(handle));
        seal(handle);
    }

    /** To be called when an account has changed: its digest before and after. */
    public static void accountChanged(Handle handle, long before, long after) {
        var kept = kept(handle).accounts();
        if (kept.isEmpty()) return;

        handle.execute(
                "UPDATE world SET account_digest = ? WHERE id = 1", kept.get() - before + after);
        seal(handle);
    }

    /**
     * Rows were migrated: by so much the digest of all of them has changed. A row of the world that
     * was damaged before stays so.
     */
    public static void rowsMigrated(Handle handle, long difference) {
        var isSealed = kept(handle).own().equals(Optional.of(own(handle)));
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
        var kept = kept(handle);
        var complaints = new ArrayList<String>();
        if (kept.own().isEmpty()) return complaints;

        if (!kept.own().get().equals(own(handle)))
            complaints.add("the world's own row was changed");
        if (!kept.accounts().equals(Optional.of(accounts.applyAsLong(handle))))
            complaints.add("the digest of the accounts differs from what was stored");
        if (!kept.lastAuditId().equals(Optional.of(lastAuditId(handle))))
            complaints.add("the end of the audit log is missing");
        return complaints;
    }

    private static void seal(Handle handle) {
        handle.execute("UPDATE world SET own_digest = ? WHERE id = 1", own(handle));
    }

    private static long own(Handle handle) {
        var world = WorldTable.read(handle);
        var kept = kept(handle);
        var digest =
                RowDigest.of("world")
                        .add(world.worldId())
                        .add(world.seed())
                        .add(world.tick())
                        .add(world.checkpoint())
                        .add(world.nextId())
                        .add(world.digest())
                        .add(kept.accounts().orElse(0L))
                        .add(kept.lastAuditId().orElse(0L));
        var curve = WorldTable.curve(handle);
        // Older than these columns: worlds of the first curve have the digest that they have had.
        return curve.equals(XpCurve.FIRST)
                ? digest.value()
                : digest.add(Double.doubleToLongBits(curve.exponent())).add(curve.factor()).value();
    }

    private static Kept kept(Handle handle) {
        return handle.createQuery(
                        """
                        SELECT account_digest, last_audit_id, own_digest FROM world
                         WHERE id = 1\
                        """)
                .map((row, _) ->
                        new Kept(
                                Optional.ofNullable(row.getObject("account_digest", Long.class)),
                                Optional.ofNullable(row.getObject("last_audit_id", Long.class)),
                                Optional.ofNullable(row.getObject("own_digest", Long.class))))
                .one();
    }

    private static long lastAuditId(Handle handle) {
        return handle.createQuery("SELECT COALESCE(MAX(id), 0) FROM audit_entry")
                .mapTo(Long.class)
                .one();
    }
}
