package emberdelve.db.open;

import emberdelve.db.StoreException;
import emberdelve.db.StoreException.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The line of {@code world.url}: where a world is that is not in the data folder. It may hold a
 * password, so it is in no message; the file that holds it is.
 */
record PostgresUrl(Path file, String url) {
    private static final String BEGINS = "jdbc:postgresql:";

    /**
     * @throws StoreException if the file cannot be read, or holds anything but one such line
     */
    static PostgresUrl read(Path file) {
        try {
            var url = Files.readString(file).strip();
            if (url.startsWith(BEGINS) && url.lines().count() == 1)
                return new PostgresUrl(file, url);
            throw new StoreException(Kind.UNAVAILABLE, file,
                    "not one line that begins with " + BEGINS,
                    "write the line, or delete the file to have the world in this folder");
        } catch (IOException unreadable) {
            throw new StoreException(Kind.UNAVAILABLE, file,
                    "cannot be read (" + Reasons.of(unreadable) + ")", "look at its rights",
                    unreadable);
        }
    }

    /** The same with what the operator need not know; what the line says itself comes first. */
    String with(String parameters) {
        return url + (url.contains("?") ? "&" : "?") + parameters;
    }

    /** Without the password, for logs. */
    @Override
    public String toString() {
        return file.toString();
    }
}
