package emberdelve.server.checkpoint;

import emberdelve.db.sanction.SanctionRow;
import emberdelve.server.world.sanction.Sanction;

import java.util.Locale;

/** Sanctions as rows, and rows as sanctions. Pure. */
final class SanctionMapping {
    private SanctionMapping() {}

    static SanctionRow row(Sanction sanction) {
        return new SanctionRow(
                sanction.id(),
                sanction.kind().word(),
                sanction.account(),
                sanction.name(),
                sanction.reason(),
                sanction.who(),
                sanction.whoRole(),
                sanction.since(),
                sanction.until());
    }

    static Sanction sanction(SanctionRow row) {
        return new Sanction(
                row.id(),
                Sanction.Kind.valueOf(row.kind().toUpperCase(Locale.ROOT)),
                row.accountId(),
                row.name(),
                row.reason(),
                row.who(),
                row.whoRole(),
                row.since(),
                row.until());
    }
}
