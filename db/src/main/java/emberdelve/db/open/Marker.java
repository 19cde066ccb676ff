package emberdelve.db.open;

import emberdelve.db.open.StoreException.Kind;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;

/**
 * A small file beside the database that remembers what the database must at least be: H2 opens an
 * emptied file as a new world, and a cut one as it was some time ago, both without a word.
 *
 * <p>It is written only after the checkpoint that it names is durable: it may lag behind the
 * database, but never be ahead of it.
 *
 * @param checkpoint the number of a checkpoint that was durable when this was written
 * @param schema the version of the newest migration
 */
public record Marker(String worldId, long checkpoint, int schema) {
    /** The marker in that folder; empty if there is none. */
    static Optional<Marker> read(Path file) {
        if (!Files.exists(file)) return Optional.empty();

        try {
            var lines = new Properties();
            lines.load(new StringReader(Files.readString(file)));
            return Optional.of(
                    new Marker(
                            word(lines, "world"),
                            Long.parseLong(word(lines, "checkpoint")),
                            Integer.parseInt(word(lines, "schema"))));
        } catch (IOException | IllegalArgumentException unreadable) {
            throw new StoreException(
                    Kind.UNSOUND,
                    file,
                    "cannot be read (" + Reasons.of(unreadable) + ")",
                    "restore it with a backup, or start with --new-world to write it anew",
                    unreadable);
        }
    }

    /**
     * The reason why a database with this id and checkpoint cannot be the one that the marker
     * stands beside; empty if it can.
     */
    public Optional<String> against(String storedWorldId, long storedCheckpoint) {
        if (!worldId.equals(storedWorldId)) {
            return Optional.of("another world (" + storedWorldId + ", not " + worldId + ")");
        }
        if (storedCheckpoint < checkpoint) {
            return Optional.of(
                    "older than it was (checkpoint "
                            + storedCheckpoint
                            + ", but "
                            + checkpoint
                            + " was saved)");
        }
        return Optional.empty();
    }

    /** Writes the marker, whole or not at all; it is durable on return. */
    Marker write(Path file) throws IOException {
        var draft = file.resolveSibling(file.getFileName() + ".new");
        var text =
                "# Written by the server: what world.mv.db must at least hold.\n"
                        + "world="
                        + worldId
                        + "\ncheckpoint="
                        + checkpoint
                        + "\nschema="
                        + schema
                        + "\n";
        try (var out = new FileOutputStream(draft.toFile())) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
            out.getFD().sync();
        }
        Durably.rename(draft, file);
        return this;
    }

    private static String word(Properties lines, String key) {
        var value = lines.getProperty(key);
        if (value == null) throw new IllegalArgumentException(key + " is missing");
        return value.strip();
    }
}
