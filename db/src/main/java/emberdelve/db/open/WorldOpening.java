package emberdelve.db.open;

import emberdelve.db.open.StoreException.Kind;
import emberdelve.db.row.Sql;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The opening of a world's folder: makes a new world where there is none, brings an old one to the
 * newest schema, and refuses whatever it cannot trust. What must not be seen half-done is done in a
 * draft beside the world, which then takes its name; a kill at any moment leaves a start that
 * works.
 *
 * <p>Thread: the one that starts the server.
 */
public final class WorldOpening {
    private static final Logger LOG = LoggerFactory.getLogger(WorldOpening.class);

    private final WorldFiles files;
    private final boolean newWorldAllowed;
    private final RowRules rows;

    private WorldOpening(WorldFiles files, boolean newWorldAllowed, RowRules rows) {
        this.files = files;
        this.newWorldAllowed = newWorldAllowed;
        this.rows = rows;
    }

    /**
     * Opens the world in that folder for playing.
     *
     * @param newWorldAllowed whether a missing or emptied world may be made anew although the
     *     marker remembers one
     * @throws StoreException within seconds, if it cannot be opened or trusted
     */
    public static Store open(Path folder, boolean newWorldAllowed, RowRules rows) {
        var opening = new WorldOpening(new WorldFiles(folder), newWorldAllowed, rows);
        return Interrupts.aside(() -> sensible(opening.files, opening::open));
    }

    private Store open() {
        try {
            Files.createDirectories(files.folder());
        } catch (IOException impossible) {
            throw new StoreException(
                    Kind.UNAVAILABLE,
                    files.folder(),
                    "cannot be made a data folder (" + Reasons.of(impossible) + ")",
                    "choose a folder that the server may write to",
                    impossible);
        }
        var lock = FolderLock.take(files);
        return Held.keeping(
                lock,
                () ->
                        files.isElsewhere()
                                ? PostgresOpening.open(files, lock, newWorldAllowed, rows)
                                : store(lock));
    }

    /**
     * Opens the world in that folder for looking only; not one byte of it changes.
     *
     * @throws StoreException if it is missing, locked, or no database of ours
     */
    public static Store openReadOnly(Path folder) {
        var files = new WorldFiles(folder);
        return Interrupts.aside(() -> sensible(files, () -> openReadOnly(files)));
    }

    private static Store openReadOnly(WorldFiles files) {
        if (files.isElsewhere()) {
            var held = FolderLock.take(files);
            return Held.keeping(held, () -> PostgresOpening.openReadOnly(files, held));
        }
        if (!Files.isRegularFile(files.world())) throw absent(files);

        var lock = FolderLock.take(files);
        return Held.keeping(
                lock,
                () -> {
                    requireContent(files);
                    Restoring.requireNone(files);
                    var h2 = H2Store.open(files.world(), H2Store.Mode.READ_ONLY);
                    return Held.keeping(
                            h2::close,
                            () -> {
                                var schema = schema(files, h2);
                                if (schema.stored() < schema.newest()) {
                                    throw new StoreException(
                                            Kind.UNAVAILABLE,
                                            files.world(),
                                            "of schema "
                                                    + schema.stored()
                                                    + ", this program's is "
                                                    + schema.newest(),
                                            "start the server once to migrate it");
                                }
                                return new Store(
                                        files,
                                        lock,
                                        schema.stored(),
                                        Marker.read(files.marker()),
                                        h2);
                            });
                });
    }

    private Store store(FolderLock lock) {
        Restoring.complete(files);
        // A marker that is overruled is not even read: a damaged one is then written anew.
        var marker = newWorldAllowed ? Optional.<Marker>empty() : Marker.read(files.marker());
        makeIfMissing(marker);
        var h2 = H2Store.open(files.world(), H2Store.Mode.EXISTING);
        var schema = Held.keeping(h2::close, () -> schema(files, h2));
        if (schema.stored() == schema.newest()) {
            return Held.keeping(
                    h2::close,
                    () -> {
                        h2.requireWritable();
                        return new Store(files, lock, schema.stored(), marker, h2);
                    });
        }
        h2.close();
        migrate(schema.stored());
        var migrated = H2Store.open(files.world(), H2Store.Mode.EXISTING);
        return Held.keeping(
                migrated::close,
                () -> {
                    migrated.requireWritable();
                    return new Store(files, lock, schema.newest(), marker, migrated);
                });
    }

    private void makeIfMissing(Optional<Marker> marker) {
        if (Files.exists(files.world()) && !(newWorldAllowed && isEmpty(files.world()))) {
            requireContent(files);
            return;
        }
        if (marker.isPresent()) throw missing(files);

        inDraft(() -> {
            Files.deleteIfExists(files.draft());
            fill(H2Store.open(files.draft(), H2Store.Mode.NEW), rows::begin);
        });
    }

    /** Migrates a copy: a migration that fails or is killed half-way has not touched the world. */
    private void migrate(int from) {
        var backup = files.beforeMigration(from);
        LOG.info("{}: older schema {}; a copy stays at {}", files.world(), from, backup);
        inDraft(() -> {
            Durably.copy(files.world(), files.draft());
            Durably.copy(files.draft(), backup);
            fill(
                    H2Store.open(files.draft(), H2Store.Mode.EXISTING),
                    sql -> rows.requireMigrated(sql, files.world(), StoreException.RESTORE));
        });
    }

    private void fill(H2Store h2, Consumer<Sql> work) {
        try {
            Migrations.of(h2.source()).run();
            h2.writer()
                    .inTransaction(sql -> {
                        work.accept(sql);
                        return sql;
                    });
            h2.sync();
        } finally {
            h2.close();
        }
    }

    private void inDraft(FileWork work) {
        try {
            work.run();
            Durably.replace(files.draft(), files.world());
        } catch (IOException | RuntimeException failed) {
            if (failed instanceof StoreException told) throw told;
            throw new StoreException(
                    Kind.UNAVAILABLE,
                    files.draft(),
                    "cannot be made (" + Reasons.of(failed) + ")",
                    "look at the disk; the world itself is untouched",
                    failed);
        }
    }

    private static Schema schema(WorldFiles files, H2Store h2) {
        var ours =
                h2.writer()
                        .number(
                                """
                                SELECT COUNT(*) FROM information_schema.tables
                                 WHERE LOWER(table_name) IN ('flyway_schema_history', 'world')\
                                """);
        if (ours != 2) {
            throw new StoreException(
                    Kind.UNSOUND,
                    files.world(),
                    "not a world of Emberdelve",
                    StoreException.RESTORE + ", or move the file away");
        }
        var schema = new Schema(Migrations.stored(h2.writer()), Migrations.NEWEST);
        if (schema.stored() > schema.newest()) {
            throw Migrations.newer(files.world(), schema.stored());
        }
        return schema;
    }

    private static void requireContent(WorldFiles files) {
        if (!isEmpty(files.world())) return;

        throw new StoreException(
                Kind.UNSOUND,
                files.world(),
                "empty (0 octets)",
                StoreException.RESTORE + ", or start with --new-world to begin again");
    }

    private static boolean isEmpty(Path file) {
        try {
            return Files.size(file) == 0;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The complaint that there is no world; the marker tells whether there ever was one. */
    private static StoreException absent(WorldFiles files) {
        Restoring.requireNone(files);
        if (Files.exists(files.marker())) return missing(files);

        var isFolder = Files.isDirectory(files.folder());
        return new StoreException(
                Kind.UNAVAILABLE,
                files.folder(),
                isFolder ? "there is no world in this folder" : "there is no such folder",
                "name the right one, or start the server once to make a world there");
    }

    private static StoreException missing(WorldFiles files) {
        return new StoreException(
                Kind.UNSOUND,
                files.world(),
                "missing, but there was a world here",
                StoreException.RESTORE + ", or start with --new-world to begin again");
    }

    /** The way in which a backup of the world in that folder is restored. */
    public static String restoring(Path folder) {
        return new WorldFiles(folder).restoring();
    }

    private static <T> T sensible(WorldFiles files, Held.Opened<T> work) {
        try {
            return work.open();
        } catch (RuntimeException thrown) {
            throw StoreException.unreadable(files.named(), thrown, files.restoring());
        }
    }

    private record Schema(int stored, int newest) {}

    private interface FileWork {
        void run() throws IOException;
    }
}
