package emberdelve.config.learnt;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;

/**
 * The whole of a folder of content, read once: which names are in which folder, and the octets of
 * every file. What is {@link LeftBehind} is not in it, nor is a folder within it that holds nothing
 * else.
 *
 * @param name the name of the folder itself
 * @param names the names in each folder, in their order; the folders by their paths below the
 *     content's folder, which is itself {@code ""}
 * @param files the octets of the files, by their paths
 * @param unfit the reasons why something cannot be read, by its path
 */
public record FolderText(
        String name,
        Map<String, List<String>> names,
        Map<String, byte[]> files,
        Map<String, PlainFile.Unfit> unfit) {
    /**
     * The most steps of a path. No part of content lies deeper; so a link to a folder around it
     * does not lead on for ever.
     */
    private static final int DEPTH_MAX = 4;

    /**
     * The most octets of all files. A larger folder was hardly meant to be content, and might not
     * fit into memory.
     */
    static final int OCTETS_MAX = 64 * 1024 * 1024;

    /** A folder of that name that holds nothing. */
    public static FolderText empty(String name) {
        var text = new FolderText(name, new TreeMap<>(), new TreeMap<>(), new TreeMap<>());
        text.names.put("", List.of());
        return text;
    }

    /** Reads the folder, and hands {@code at} each path before it is read. */
    static FolderText of(Path folder, Consumer<String> at) throws IOException {
        var text = empty(String.valueOf(folder.toAbsolutePath().normalize().getFileName()));
        text.add(folder, "", at, 0);
        return text;
    }

    private long add(Path folder, String below, Consumer<String> at, long before)
            throws IOException {
        at.accept(below);
        var read = before;
        var found = new ArrayList<String>();
        for (var each : namesIn(folder.resolve(below))) {
            var path = below.isEmpty() ? each : below + "/" + each;
            var file = folder.resolve(path);
            at.accept(path);
            if (!Files.isDirectory(file)) read += octets(path, PlainFile.read(file));
            else if (path.split("/", -1).length <= DEPTH_MAX) read = add(folder, path, at, read);
            else unfit.put(path, new PlainFile.Unfit("too deep", "at most " + DEPTH_MAX + " deep"));
            if (read > OCTETS_MAX) throw tooLarge(path);
            var isEmptied = !below.isEmpty() && List.of().equals(names.get(path));
            if (isEmptied) names.remove(path);
            else found.add(each);
        }
        names.put(below, List.copyOf(found));
        return read;
    }

    private static UnfitException tooLarge(String path) {
        return new UnfitException(
                path,
                new PlainFile.Unfit("too large", "at most " + OCTETS_MAX + " octets up to here"));
    }

    private int octets(String path, PlainFile file) {
        return switch (file) {
            case PlainFile.Octets its -> {
                files.put(path, its.octets());
                yield its.octets().length;
            }
            case PlainFile.Unfit its -> {
                unfit.put(path, its);
                yield 0;
            }
        };
    }

    private static List<String> namesIn(Path folder) throws IOException {
        var names = new ArrayList<String>();
        try (var stream = Files.newDirectoryStream(folder)) {
            for (var path : stream) {
                // In a zip, folders end with a slash.
                var name = String.valueOf(path.getFileName()).replace("/", "");
                if (!LeftBehind.is(name)) names.add(name);
            }
        }
        names.sort(null);
        return names;
    }

    /** Whether something has that path: a file, a folder, or what can be read as neither. */
    public boolean has(String path) {
        return files.containsKey(path) || names.containsKey(path) || unfit.containsKey(path);
    }

    /** Whether both hold the same files, octet by octet, and nothing else. */
    public boolean isSame(FolderText other) {
        return unfit.isEmpty()
                && other.unfit.isEmpty()
                && files.keySet().equals(other.files.keySet())
                && files.entrySet().stream()
                        .allMatch(its ->
                                Arrays.equals(its.getValue(), other.files.get(its.getKey())));
    }

    /** This folder with these files changed; an empty text takes its file away. */
    public FolderText with(Map<String, Optional<String>> changed) {
        var changedFiles = new TreeMap<>(files);
        changed.forEach((path, text) -> {
            if (text.isEmpty()) changedFiles.remove(path);
            else changedFiles.put(path, text.get().getBytes(StandardCharsets.UTF_8));
        });
        var paths = new TreeSet<>(changedFiles.keySet());
        paths.addAll(unfit.keySet());
        // Folders that were empty before stay so.
        for (var folder : names.entrySet())
            if (folder.getValue().isEmpty()) paths.add(folder.getKey() + "/");
        return new FolderText(name, folders(paths), changedFiles, unfit);
    }

    /** The names in each folder of all these paths; one that ends with a slash is a folder. */
    private static Map<String, List<String>> folders(Iterable<String> paths) {
        var sets = new TreeMap<String, TreeSet<String>>();
        for (var path : paths) {
            for (var end = path.length(); end >= 0; ) {
                var slash = path.lastIndexOf('/', end - 1);
                var within = slash < 0 ? "" : path.substring(0, slash);
                var name = path.substring(slash + 1, end);
                var set = sets.computeIfAbsent(within, _ -> new TreeSet<>());
                if (!name.isEmpty()) set.add(name);
                end = slash;
            }
        }
        var names = new TreeMap<String, List<String>>();
        sets.forEach((folder, set) -> names.put(folder, List.copyOf(set)));
        return names;
    }
}
