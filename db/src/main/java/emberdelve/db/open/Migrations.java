package emberdelve.db.open;

import java.util.Arrays;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.logging.LogFactory;
import org.jdbi.v3.core.Handle;

/**
 * The numbered files of {@code emberdelve/db/migration}, and which of them a database has seen.
 *
 * <p>Thread: the one that opens the store.
 */
final class Migrations {
    /** The version of the newest file that this program has. */
    static final int NEWEST = 6;

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

    /**
     * The version of the newest file that ran there. Read without Flyway, which takes longer than
     * all the rest of an ordinary start.
     */
    static int stored(Handle handle) {
        return handle.createQuery("""
                        SELECT MAX(CAST("version" AS INTEGER)) FROM "flyway_schema_history"
                         WHERE "success" AND "version" IS NOT NULL""")
                .mapTo(Integer.class).findOne().orElse(0);
    }

    /** The version of the newest file, as Flyway finds them. */
    int resolved() {
        return Arrays.stream(flyway.info().all())
                .filter(migration -> migration.getState().isResolved())
                .mapToInt(migration -> Integer.parseInt(migration.getVersion().getVersion()))
                .max().orElse(0);
    }

    /** Runs what is missing, and refuses files that changed since they ran. */
    void run() {
        flyway.migrate();
    }
}
