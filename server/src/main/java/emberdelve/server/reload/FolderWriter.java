package emberdelve.server.reload;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Writes files of the content folder. Each is whole at every moment: it is written beside the old
 * one and takes its place. Thread: one at a time.
 */
final class FolderWriter {
    private static final String SUFFIX = ".building";

    private final Path folder;

    FolderWriter(Path folder) {
        this.folder = folder;
    }

    /** Whether the folder holds exactly these; empty: no such file. */
    boolean holds(Map<String, Optional<String>> files) {
        return files.entrySet().stream()
                .allMatch(each -> each.getValue().equals(text(each.getKey())));
    }

    private Optional<String> text(String file) {
        try {
            return Optional.of(Files.readString(folder.resolve(file)));
        } catch (NoSuchFileException _) {
            return Optional.empty();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /**
     * Writes all of them, or none: what was written is put back when another fails.
     *
     * @param before what each holds now; empty for a file that is not there
     * @param after what it is to hold; empty for a file that goes
     * @throws UncheckedIOException if one cannot be written
     */
    void write(Map<String, Optional<String>> before, Map<String, Optional<String>> after) {
        var written = new LinkedHashMap<String, Optional<String>>();
        try {
            for (var file : after.entrySet()) {
                put(file.getKey(), file.getValue());
                written.put(file.getKey(), before.getOrDefault(file.getKey(), Optional.empty()));
            }
        } catch (IOException failure) {
            putBack(written, failure);
            throw new UncheckedIOException(failure);
        }
    }

    private void putBack(Map<String, Optional<String>> written, IOException failure) {
        for (var file : written.entrySet()) {
            try {
                put(file.getKey(), file.getValue());
            } catch (IOException another) {
                failure.addSuppressed(another);
            }
        }
    }

    private void put(String file, Optional<String> text) throws IOException {
        var path = folder.resolve(file);
        var parent = path.resolveSibling(".").normalize();
        if (text.isEmpty()) {
            Files.deleteIfExists(path);
            deleteIfEmpty(parent);
            return;
        }
        Files.createDirectories(parent);
        // A name that begins with a dot is nobody's content.
        var draft = path.resolveSibling("." + path.getFileName() + SUFFIX);
        try {
            Files.writeString(draft, text.get());
            keepRights(path, draft);
            Files.move(draft, path, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    private void deleteIfEmpty(Path parent) throws IOException {
        if (parent.equals(folder.normalize())) return;
        try {
            Files.deleteIfExists(parent);
        } catch (DirectoryNotEmptyException _) {
            // Something else is in it.
        }
    }

    private static void keepRights(Path from, Path to) throws IOException {
        var is = Files.getFileAttributeView(from, PosixFileAttributeView.class);
        var its = Files.getFileAttributeView(to, PosixFileAttributeView.class);
        if (is == null || its == null || !Files.exists(from)) return;
        its.setPermissions(is.readAttributes().permissions());
    }
}
