package emberdelve.server.reload;

import emberdelve.config.content.Content;
import emberdelve.config.content.Vocabulary;
import emberdelve.config.load.ContentLoader;
import emberdelve.config.load.Problems;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Contents as files of a folder of the data, each named by the hash of what is in it. What is
 * checked is what is kept: a folder that somebody writes to meanwhile is read once. Thread: any,
 * one at a time.
 */
public final class KeptContent {
    /** Versions that are kept: a few evenings of building. The oldest are deleted. */
    static final int KEPT_MAX = 20;

    private static final String FOLDER = "content";
    private static final String SUFFIX = ".zip";

    private final Path folder;
    private final Vocabulary vocabulary;

    /**
     * @param data folder of the world
     * @param vocabulary of this program, which content must fit
     */
    public KeptContent(Path data, Vocabulary vocabulary) {
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
        try {
            Files.createDirectories(folder);
            var draft = folder.resolve("draft" + SUFFIX);
            pack(content, draft);
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
            return ContentLoader.load(inside.getPath(FOLDER), vocabulary, problems);
        }
    }

    private static void pack(Path content, Path zip) throws IOException {
        try (var out = new ZipOutputStream(Files.newOutputStream(zip));
                var files = Files.walk(content)) {
            for (var file : files.sorted().toList()) {
                if (file.equals(content)) continue;
                var name = FOLDER + "/" + content.relativize(file).toString().replace('\\', '/');
                var isFolder = Files.isDirectory(file);
                out.putNextEntry(new ZipEntry(isFolder ? name + "/" : name));
                if (!isFolder) Files.copy(file, out);
                out.closeEntry();
            }
        }
    }
}
