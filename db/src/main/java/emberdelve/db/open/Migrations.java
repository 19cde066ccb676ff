package emberdelve.db.open;

import emberdelve.db.open.StoreException.Kind;
import emberdelve.db.row.Sql;

import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.flywaydb.core.api.logging.LogFactory;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;

import javax.sql.DataSource;

/**
 * The numbered files of {@code emberdelve/db/migration}, and which of them a database has seen.
 *
 * <p>Thread: the one that opens the store.
 */
final class Migrations {
    /** The folder of the files, in every place that classes are read from. */
    private static final String FOLDER = "emberdelve/db/migration";

    /** {@code V001__world.sql} */
    private static final Pattern NAME = Pattern.compile("(?:.*/)?V(\\d+)__\\w+\\.sql");

    /** The version of the newest file that this program has. */
    static final int NEWEST = newest();

    private final Flyway flyway;

    private Migrations(Flyway flyway) {
        this.flyway = flyway;
    }

    /** The migrations of that database, each file in a transaction of its own. */
    static Migrations of(DataSource database) {
        return new Migrations(configured(database).load());
    }

    /**
     * The migrations of that database, all missing files in one transaction, which not every
     * database can do.
     */
    static Migrations atOnce(DataSource database) {
        return new Migrations(configured(database).group(true).load());
    }

    private static FluentConfiguration configured(DataSource database) {
        LogFactory.setLogCreator(QuietLog.CREATOR);
        return Flyway.configure(Migrations.class.getClassLoader())
                .dataSource(database)
                .locations("classpath:" + FOLDER);
    }

    /**
     * The version of the newest file that ran there. It is read without Flyway, which takes longer
     * than all the rest of an ordinary start.
     */
    static int stored(Sql sql) {
        return Math.toIntExact(
                sql.number(
                        """
                        SELECT COALESCE(MAX(CAST("version" AS INTEGER)), 0)
                          FROM "flyway_schema_history"
                         WHERE "success" AND "version" IS NOT NULL\
                        """));
    }

    /** Finds the version of the newest file, without Flyway for the same reason. */
    private static int newest() {
        try {
            var newest = 0;
            var folders = Migrations.class.getClassLoader().getResources(FOLDER);
            for (var folder : Collections.list(folders))
                for (var name : names(folder)) newest = Math.max(newest, version(name));
            return newest;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static List<String> names(URL folder) throws IOException {
        if (folder.openConnection() instanceof JarURLConnection jar)
            return jar.getJarFile().stream()
                    .map(ZipEntry::getName)
                    .filter(name -> name.startsWith(FOLDER))
                    .toList();
        try (var files = Files.list(Path.of(URI.create(folder.toString())))) {
            return files.map(Path::toString).toList();
        }
    }

    private static int version(String name) {
        var numbered = NAME.matcher(name);
        return numbered.matches() ? Integer.parseInt(numbered.group(1)) : 0;
    }

    /** The version of the newest file, as Flyway finds them. */
    int resolved() {
        return Arrays.stream(flyway.info().all())
                .filter(migration -> migration.getState().isResolved())
                .mapToInt(migration -> Integer.parseInt(migration.getVersion().getVersion()))
                .max()
                .orElse(0);
    }

    /** Runs what is missing, and refuses files that changed since they ran. */
    void run() {
        flyway.migrate();
    }

    static StoreException newer(Path file, int stored) {
        return new StoreException(
                Kind.UNSOUND,
                file,
                "of schema " + stored + ", newer than this program's " + NEWEST,
                "start the newer server, or restore a backup of the older world; if a build from"
                        + " before the first release made it, export all with that build, and"
                        + " import it into a new world");
    }
}
