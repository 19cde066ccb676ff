package emberdelve.server.checkpoint;

import emberdelve.db.audit.AuditRow;
import emberdelve.server.model.StaffDeed;

import java.time.Instant;

/** The mapping of staff deeds to rows; no deed is made from a row again. Pure. */
public final class AuditMapping {
    private AuditMapping() {}

    /**
     * The row of a deed that was done {@code at} a time of the wall clock, which the world does not
     * know.
     */
    public static AuditRow row(StaffDeed deed, Instant at) {
        return new AuditRow(
                deed.id(),
                deed.tick(),
                at,
                deed.who(),
                deed.from(),
                deed.deed(),
                deed.target(),
                deed.detail());
    }
}
