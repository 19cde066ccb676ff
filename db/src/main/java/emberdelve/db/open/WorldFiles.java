package emberdelve.db.open;

import emberdelve.db.open.StoreException.Kind;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * The files of one world, by name.
 *
 * <p>Safe for any thread.
 */
record WorldFiles(Path folder) {
    private static final String SUFFIX = ".mv.db";

    /**
     * The characters that H2 would read as an option behind the name of its file, or as another
     * folder.
     */
    private static final Pattern NOT_IN_A_URL = Pattern.compile("[;\\\\\\p{Cntrl}]");

    WorldFiles {
        folder = plain(folder.toAbsolutePath().normalize());
    }

    /**
     * The path, which may become part of a URL and is read as nothing but a path there.
     *
     * @throws StoreException if it would be read as something else
     */
    private static Path plain(Path path) {
        var found = NOT_IN_A_URL.matcher(path.toString());
        if (!found.find()) return path;
        throw new StoreException(
                Kind.UNAVAILABLE,
                path,
                "has " + (found.group().isBlank() ? "a control" : found.group()) + " in its name",
                "choose a data folder without ; and \\ and controls in its path");
    }

    Path world() {
        return folder.resolve("world" + SUFFIX);
    }

    /** A world in the making; it takes the world's name when it is whole. */
    Path draft() {
        return folder.resolve("world.new" + SUFFIX);
    }

    /** The world as it was before it was brought to a newer schema. */
    Path beforeMigration(int schema) {
        return folder.resolve("world.schema-" + schema + SUFFIX);
    }

    /** A world that was restored and checked, and waits to take the world's name. */
    Path restored() {
        return folder.resolve("world.restored" + SUFFIX);
    }

    /** The marker of {@link #restored}; while it is there, a restore has to be completed. */
    Path restoredMarker() {
        return folder.resolve("world.restored.marker");
    }

    /** The file that says where the world is, when it is not here: see {@link PostgresUrl}. */
    Path url() {
        return folder.resolve("world.url");
    }

    /** Whether the world is in PostgreSQL. */
    boolean isElsewhere() {
        return Files.exists(url());
    }

    /**
     * The path that messages name: {@link #url} if the world is in PostgreSQL, else the world's
     * file.
     */
    Path named() {
        return isElsewhere() ? url() : world();
    }

    /** The way in which a backup of the world is restored. */
    String restoring() {
        return isElsewhere()
                ? "restore a backup (" + PostgresUrl.read(url()).restore() + ")"
                : StoreException.RESTORE;
    }

    Path marker() {
        return folder.resolve("world.marker");
    }

    Path lock() {
        return folder.resolve("world.lock");
    }

    /** The name by which H2 calls the database in that file: the path without the suffix. */
    static String databaseName(Path file) {
        var path = plain(file).toString();
        return path.substring(0, path.length() - SUFFIX.length());
    }
}
