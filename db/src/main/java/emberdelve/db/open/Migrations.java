package emberdelve.db.open;

import java.util.Arrays;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.logging.LogFactory;

/**
 * The numbered files of {@code emberdelve/db/migration}, and which of them a database has seen.
 *
 * <p>Thread: the one that opens the store.
 */
final class Migrations {
    private final Flyway flyway;

    private Migrations(Flyway flyway) {
        this.flyway = flyway;
    }

    static Migrations of(String url, String user) {
        LogFactory.setLogCreator(QuietLog.CREATOR);
        return new Migrations(Flyway.configure(Migrations.class.getClassLoader())
                .dataSource(url, user, "")
                .locations("classpath:emberdelve/db/migration")
                .load());
    }

    /** The version of the newest file that ran there; 0 when none did. */
    int stored() {
        var current = flyway.info().current();
        return current == null ? 0 : number(current.getVersion());
    }

    /** The version of the newest file that this program has. */
    int newest() {
        return Arrays.stream(flyway.info().all())
                .filter(migration -> migration.getState().isResolved())
                .mapToInt(migration -> number(migration.getVersion()))
                .max().orElse(0);
    }

    /** Runs what is missing, and refuses files that changed since they ran. */
    void run() {
        flyway.migrate();
    }

    private static int number(MigrationVersion version) {
        return Integer.parseInt(version.getVersion());
    }
}
