package emberdelve.config.learnt;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * All of a folder that content is read from: what is in which folder, and the octets of every file.
 *
 * @param names in each folder, in their order; folders by their path below the one, {@code ""} for
 *     itself
 * @param files by their path
 */
public record FolderText(Map<String, List<String>> names, Map<String, byte[]> files) {
    /** A file is read whole; the largest zone we know fits many times. */
    public static final int OCTETS_MAX = 3 * 1024 * 1024;

    /**
     * That folder as it is now.
     *
     * @throws IOException if it cannot be read, or something in it is no file of at most {@link
     *     #OCTETS_MAX}
     */
    public static FolderText of(Path folder) throws IOException {
        var text = new FolderText(new TreeMap<>(), new TreeMap<>());
        text.add(folder, "");
        return text;
    }

    private void add(Path folder, String below) throws IOException {
        var found = names(folder.resolve(below));
        names.put(below, found);
        for (var name : found) {
            var path = below.isEmpty() ? name : below + "/" + name;
            var file = folder.resolve(path);
            if (Files.isDirectory(file)) add(folder, path);
            else files.put(path, octets(file));
        }
    }

    private static byte[] octets(Path file) throws IOException {
        if (!Files.isRegularFile(file) || Files.size(file) > OCTETS_MAX)
            throw new IOException(file + ": no file of at most " + OCTETS_MAX + " octets");
        return Files.readAllBytes(file);
    }

    /**
     * The names in a folder, in their order, but for what editors and file managers leave behind,
     * which is nobody's content.
     */
    public static List<String> names(Path folder) throws IOException {
        var names = new ArrayList<String>();
        try (var stream = Files.newDirectoryStream(folder)) {
            for (var path : stream) names.add(String.valueOf(path.getFileName()));
        }
        names.removeIf(found -> found.startsWith(".") || found.endsWith("~"));
        names.sort(null);
        return names;
    }
}
