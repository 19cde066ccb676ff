package emberdelve.server.checkpoint;

import emberdelve.db.audit.AuditRow;
import emberdelve.server.model.StaffDeed;

import java.time.Instant;

/** Staff deeds as rows; nothing in the world is made from them again. Pure. */
public final class AuditMapping {
    private AuditMapping() {}

    /** {@code at}: the wall clock's time, which the world does not know. */
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
