package emberdelve.server.scenario;

import emberdelve.db.Database;
import emberdelve.server.feature.Features;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/**
 * A world in which nothing is yet, for tests that do not ask how it is made: each is a copy of one
 * that was made by the first of them. Its name and its seed are the same for all.
 */
public final class UntouchedWorld {
    private static final Map<String, byte[]> FILES = made();

    private UntouchedWorld() {}

    /** Opens one in a folder without a world. */
    public static Database open(Path folder) {
        try {
            Files.createDirectories(folder);
            for (var file : FILES.entrySet())
                Files.write(folder.resolve(file.getKey()), file.getValue());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return Database.open(folder, false, Features.tables());
    }

    private static Map<String, byte[]> made() {
        try {
            var folder = Files.createTempDirectory("emberdelve-untouched");
            Database.open(folder, false, Features.tables()).close();
            var files = new TreeMap<String, byte[]>();
            for (var name : new String[] {"world.mv.db", "world.marker"})
                files.put(name, Files.readAllBytes(folder.resolve(name)));
            try (var made = Files.walk(folder)) {
                for (var file : made.toList().reversed()) Files.delete(file);
            }
            return files;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
