package emberdelve.server.reload;

import emberdelve.config.content.Content;
import emberdelve.config.content.Vocabulary;
import emberdelve.config.load.ContentLoader;
import emberdelve.config.load.ParsedFiles;
import emberdelve.config.load.Problems;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Contents as files of a folder of the data, each named by the hash of what is in it. What is
 * checked is what is kept: a folder that somebody writes to meanwhile is read once. Thread: any,
 * one at a time.
 */
public final class KeptContent {
    /** Versions that are kept: an evening of building in the game. The oldest are deleted. */
    static final int KEPT_MAX = 100;

    private static final String FOLDER = "content";
    private static final String SUFFIX = ".zip";

    private final Path folder;
    private final Vocabulary vocabulary;
    private final ParsedFiles parsed;

    /**
     * @param data folder of the world
     * @param parsed what is known of the files that it will read
     * @param vocabulary of this program, which content must fit
     */
    public KeptContent(Path data, ParsedFiles parsed, Vocabulary vocabulary) {
        this.parsed = parsed;
        this.folder = data.resolve(FOLDER);
        this.vocabulary = vocabulary;
    }

    Path folder() {
        return folder;
    }

    /**
     * Keeps what the folder holds now.
     *
     * @return empty when the problems have grown; then nothing is kept
     * @throws UncheckedIOException if the folder cannot be read, or the data not be written
     */
    Optional<Content> keep(Path content, Problems problems) {
        return keep(content, Map.of(), problems);
    }

    /**
     * Keeps what the folder would hold with these files; an empty text is a file that goes. The
     * folder stays as it is.
     */
    Optional<Content> keep(Path content, Map<String, Optional<String>> changed, Problems problems) {
        try {
            Files.createDirectories(folder);
            var draft = folder.resolve("draft" + SUFFIX);
            pack(content, changed, draft);
            var read = load(draft, problems);
            if (read.isPresent())
                Files.move(draft, file(read.get().version()), StandardCopyOption.REPLACE_EXISTING);
            else Files.delete(draft);
            return read;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /**
     * The content of that version; empty when it is not kept, or does not fit this program any
     * more.
     *
     * @throws UncheckedIOException if it cannot be read
     */
    public Optional<Content> load(String version, Problems problems) {
        if (!isKept(version)) return Optional.empty();
        try {
            return load(file(version), problems);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /**
     * Whether the folder holds that version, octet by octet; what editors leave behind does not
     * count.
     */
    boolean isIn(Path content, String version) {
        if (!isKept(version)) return false;
        try (var inside = FileSystems.newFileSystem(file(version))) {
            var root = inside.getPath(FOLDER);
            var here = files(content);
            if (!here.equals(files(root))) return false;
            for (var name : here)
                if (Files.mismatch(content.resolve(name), root.resolve(name)) >= 0) return false;
            return true;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static Set<String> files(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> name(folder, file))
                    .filter(name -> !name.endsWith("~") && !name.matches("(.*/)?\\.[^/]*"))
                    .collect(Collectors.toSet());
        }
    }

    private static String name(Path folder, Path file) {
        return folder.relativize(file).toString().replace('\\', '/');
    }

    /** Gives up what would make the next {@link #keep} quicker: 20 MiB. */
    void rest() {
        parsed.forget();
    }

    boolean isKept(String version) {
        return Files.isRegularFile(file(version));
    }

    /** Deletes all but these. */
    void keepOnly(List<String> versions) {
        var names = versions.stream().map(version -> version + SUFFIX).toList();
        try (var files = Files.list(folder)) {
            for (var file : files.toList()) {
                var name = String.valueOf(file.getFileName());
                if (name.endsWith(SUFFIX) && !names.contains(name)) Files.delete(file);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private Path file(String version) {
        return folder.resolve(version + SUFFIX);
    }

    private Optional<Content> load(Path zip, Problems problems) throws IOException {
        try (var inside = FileSystems.newFileSystem(zip)) {
            return ContentLoader.load(inside.getPath(FOLDER), vocabulary, parsed, problems);
        }
    }

    /** Whether the last file of a folder goes: then the folder goes, too. */
    private static boolean isEmptied(
            Path content, Path folder, Map<String, Optional<String>> changed) throws IOException {
        var within = name(content, folder) + "/";
        if (changed.keySet().stream().noneMatch(file -> file.startsWith(within))) return false;
        try (var files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> changed.get(name(content, file)))
                    .allMatch(text -> text != null && text.isEmpty());
        }
    }

    private static void pack(Path content, Map<String, Optional<String>> changed, Path zip)
            throws IOException {
        // It writes numbers octet by octet.
        try (var out = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(zip)));
                var files = Files.walk(content)) {
            for (var file : files.sorted().toList()) {
                if (file.equals(content) || changed.containsKey(name(content, file))) continue;
                var isFolder = Files.isDirectory(file);
                if (isFolder && isEmptied(content, file, changed)) continue;
                var name = FOLDER + "/" + name(content, file);
                out.putNextEntry(new ZipEntry(isFolder ? name + "/" : name));
                if (!isFolder) Files.copy(file, out);
                out.closeEntry();
            }
            for (var each : new TreeMap<>(changed).entrySet()) {
                if (each.getValue().isEmpty()) continue;
                out.putNextEntry(new ZipEntry(FOLDER + "/" + each.getKey()));
                out.write(each.getValue().get().getBytes(StandardCharsets.UTF_8));
                out.closeEntry();
            }
        }
    }
}
