package emberdelve.db.open;

import emberdelve.db.open.StoreException.Kind;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * The line of {@code world.url}, which says where a world is that is not in the data folder. It may
 * hold a password, so messages name the file and never the line.
 */
record PostgresUrl(Path file, String url) {
    private static final String BEGINS = "jdbc:postgresql:";
    private static final String DUMP = "emberdelve.dump";
    private static final Pattern PLACE =
            Pattern.compile(
                    "jdbc:postgresql:(?://\\[?(?<host>(?<=\\[)[^]]*|[^:/,?]*)]?(?::(?<port>\\d+))?[^/?]*/)?"
                        + "(?<name>[^?]*)");
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9._/:-]+");

    /**
     * @throws StoreException if the file cannot be read, or holds anything but one such line
     */
    static PostgresUrl read(Path file) {
        try {
            var url = Files.readString(file).strip();
            if (url.startsWith(BEGINS) && url.lines().count() == 1)
                return new PostgresUrl(file, url);
            throw new StoreException(
                    Kind.UNAVAILABLE,
                    file,
                    "not one line that begins with " + BEGINS,
                    "write the line, or delete the file to have the world in this folder");
        } catch (IOException unreadable) {
            throw new StoreException(
                    Kind.UNAVAILABLE,
                    file,
                    "cannot be read (" + Reasons.of(unreadable) + ")",
                    "look at its rights",
                    unreadable);
        }
    }

    /** The URL with parameters that the operator need not know, behind those of the line itself. */
    String with(String parameters) {
        return url + (url.contains("?") ? "&" : "?") + parameters;
    }

    /** The command that makes a backup of the world; it asks for the password. */
    String dump() {
        var schema = parameter("currentSchema");
        return "pg_dump --format=custom --file="
                + DUMP
                + (schema.isEmpty() ? "" : " --schema=" + quoted(schema))
                + target();
    }

    /** The command that restores such a backup, all of it or nothing. */
    String restore() {
        return "pg_restore --clean --if-exists --single-transaction" + target() + " " + DUMP;
    }

    /** The options that say where the server is, the first one if the line names several. */
    private String target() {
        var place = PLACE.matcher(url);
        if (!place.lookingAt()) return option("username", parameter("user"));
        return option("host", place.group("host"))
                + option("port", place.group("port"))
                + option("username", parameter("user"))
                + option("dbname", place.group("name"));
    }

    private String parameter(String name) {
        var found = Pattern.compile("[?&]" + name + "=([^&]*)").matcher(url);
        return found.find() ? found.group(1) : "";
    }

    private static String option(String name, @Nullable String encoded) {
        if (encoded == null || encoded.isEmpty()) return "";
        return " --" + name + "=" + quoted(URLDecoder.decode(encoded, StandardCharsets.UTF_8));
    }

    private static String quoted(String value) {
        return PLAIN.matcher(value).matches() ? value : "'" + value.replace("'", "'\\''") + "'";
    }

    /** The URL without the password, for logs. */
    @Override
    public String toString() {
        return file.toString();
    }
}
