package emberdelve.db.open;

import emberdelve.db.open.StoreException.Kind;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.Optional;

/**
 * The opening of a world in PostgreSQL: makes a new one in an empty schema, brings an old one to
 * the newest schema in one transaction, and refuses whatever it cannot trust. The marker in the
 * data folder guards it as it guards a file.
 *
 * <p>Thread: the one that starts the server.
 */
final class PostgresOpening {
    private static final Logger LOG = LoggerFactory.getLogger(PostgresOpening.class);

    private final WorldFiles files;
    private final PostgresUrl url;

    private PostgresOpening(WorldFiles files) {
        this.files = files;
        url = PostgresUrl.read(files.url());
    }

    /** Opens the store for playing; as {@link WorldOpening#open}. */
    static Store open(WorldFiles files, FolderLock lock, boolean newWorldAllowed, RowRules rows) {
        var marker = newWorldAllowed ? Optional.<Marker>empty() : Marker.read(files.marker());
        return new PostgresOpening(files).open(lock, marker, rows);
    }

    /** Opens the store for looking only. */
    static Store openReadOnly(WorldFiles files, FolderLock lock) {
        var opening = new PostgresOpening(files);
        var postgres = PostgresStore.open(opening.url, true);
        return Held.keeping(
                postgres::close,
                () -> {
                    var stored = opening.stored(postgres);
                    if (stored < Migrations.NEWEST) throw opening.older(stored);
                    return new Store(files, lock, stored, Marker.read(files.marker()), postgres);
                });
    }

    private Store open(FolderLock lock, Optional<Marker> marker, RowRules rows) {
        var postgres = PostgresStore.open(url, false);
        return Held.keeping(
                postgres::close,
                () -> {
                    postgres.requireWritable();
                    var stored = stored(postgres);
                    if (stored < Migrations.NEWEST) migrate(postgres, stored, marker, rows);
                    fill(postgres, stored, marker, rows);
                    return new Store(files, lock, Migrations.NEWEST, marker, postgres);
                });
    }

    /** The version of the schema that is there; 0 when there is no world yet. */
    private int stored(PostgresStore postgres) {
        var isThere =
                postgres.writer()
                                .number(
                                        """
                                        SELECT COUNT(*) FROM information_schema.tables
                                         WHERE table_schema = current_schema()
                                           AND table_name = 'flyway_schema_history'\
                                        """)
                        > 0;
        var stored = isThere ? Migrations.stored(postgres.writer()) : 0;
        if (stored > Migrations.NEWEST) throw Migrations.newer(url.file(), stored);
        return stored;
    }

    private void migrate(
            PostgresStore postgres, int stored, Optional<Marker> marker, RowRules rows) {
        if (stored == 0 && marker.isPresent()) throw missing();
        if (stored > 0)
            LOG.info("{}: older schema {}; a copy is yours to make: {}", url, stored, url.dump());
        try {
            Migrations.atOnce(postgres.source()).run();
        } catch (RuntimeException failed) {
            throw new StoreException(
                    Kind.UNAVAILABLE,
                    url.file(),
                    "cannot be brought to schema "
                            + Migrations.NEWEST
                            + " ("
                            + Reasons.of(failed)
                            + ")",
                    "look at the database; the world itself is untouched",
                    failed);
        }
    }

    private void fill(PostgresStore postgres, int stored, Optional<Marker> marker, RowRules rows) {
        var isEmpty = postgres.writer().number("SELECT COUNT(*) FROM world") == 0;
        if (isEmpty && marker.isPresent()) throw missing();

        if (isEmpty)
            postgres.writer()
                    .inTransaction(sql -> {
                        rows.begin(sql);
                        return sql;
                    });
        else if (stored < Migrations.NEWEST)
            rows.requireMigrated(postgres.writer(), url.file(), files.restoring());
    }

    private StoreException missing() {
        return new StoreException(
                Kind.UNSOUND,
                url.file(),
                "the database is empty, but there was a world in it",
                "bring it back with "
                        + url.restore()
                        + ", or start with --new-world to begin again");
    }

    private StoreException older(int stored) {
        return new StoreException(
                Kind.UNAVAILABLE,
                url.file(),
                stored == 0
                        ? "there is no world in the database"
                        : "of schema " + stored + ", this program's is " + Migrations.NEWEST,
                "start the server once to " + (stored == 0 ? "make" : "migrate") + " it");
    }
}
