package emberdelve.server.reload;

import emberdelve.config.content.Content;
import emberdelve.config.learnt.FolderReader;
import emberdelve.config.learnt.FolderText;
import emberdelve.config.load.ContentLoader;
import emberdelve.config.load.ParsedFiles;
import emberdelve.config.load.Schemas;
import emberdelve.config.read.Problems;
import emberdelve.config.region.RegionFile;

import java.io.BufferedOutputStream;
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
 * The contents as files of a folder of the data, each named by the hash of what is in it. A folder
 * is read only once, because somebody may write to it meanwhile: so what is checked is what is
 * kept. Thread: any, one at a time.
 */
public final class KeptContent {
    /**
     * The most versions that are kept: an evening of building in the game. The oldest are deleted.
     */
    static final int KEPT_MAX = 100;

    private static final String FOLDER = "content";
    private static final String SUFFIX = ".zip";

    private final Path folder;
    private final ContentLoader loader;
    private final ParsedFiles parsed;
    private final RegionFile regions;
    private final FolderReader reader = new FolderReader();

    /**
     * @param data the data folder of the world
     * @param parsed what was parsed so far of the files that it will read
     * @param loader the loader of content that fits this program
     * @param regions the regions whose borders content has to allow
     */
    public KeptContent(Path data, ParsedFiles parsed, ContentLoader loader, RegionFile regions) {
        this.regions = regions;
        this.parsed = parsed;
        this.folder = data.resolve(FOLDER);
        this.loader = loader;
    }

    /** The schemas of the files that are read. */
    Schemas schemas() {
        return loader.schemas();
    }

    Path folder() {
        return folder;
    }

    /** The text of that folder as it is now; empty when there are new problems. */
    Optional<FolderText> read(Path content, Problems problems) {
        return ContentLoader.text(reader, content, problems);
    }

    /**
     * Keeps what the folder holds now.
     *
     * @return the content; empty when there are new problems, and then nothing is kept
     * @throws UncheckedIOException if the data cannot be written
     */
    Optional<Content> keep(Path content, Problems problems) {
        return read(content, problems).flatMap(text -> keep(text, problems));
    }

    /** Keeps the text of a folder, whether it was read from there or is yet to be written. */
    Optional<Content> keep(FolderText text, Problems problems) {
        try {
            var read = checked(text, problems);
            if (read.isPresent()) write(text, file(read.get().version()));
            return read;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void write(FolderText text, Path zip) throws IOException {
        Files.createDirectories(folder);
        var draft = folder.resolve("draft" + SUFFIX);
        pack(text, draft);
        Files.move(draft, zip, StandardCopyOption.REPLACE_EXISTING);
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

    /** Whether a folder with that text holds that version, octet by octet. */
    boolean is(FolderText text, String version) {
        if (!isKept(version)) return false;
        try {
            return text(file(version)).isSame(text);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Frees 20 MiB that would make the next {@link #keep} quicker. */
    void rest() {
        parsed.forget();
    }

    boolean isKept(String version) {
        return Files.isRegularFile(file(version));
    }

    /** Deletes all versions but these. */
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
        return checked(text(zip), problems);
    }

    private Optional<Content> checked(FolderText text, Problems problems) {
        var before = problems.size();
        var read = loader.load(text, parsed, problems);
        read.ifPresent(content -> regions.fit(content, problems));
        return problems.size() == before ? read : Optional.empty();
    }

    /**
     * Reads a kept text, and not by the reader of the folder: that one may still wait for a disk
     * that is gone.
     */
    private static FolderText text(Path zip) throws IOException {
        try (var inside = FileSystems.newFileSystem(zip)) {
            return new FolderReader().read(inside.getPath(FOLDER));
        }
    }

    private static void pack(FolderText text, Path zip) throws IOException {
        // Buffered, because a zip stream writes its numbers octet by octet.
        try (var out = new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(zip)))) {
            for (var within : text.names().keySet()) {
                if (within.isEmpty()) continue;
                out.putNextEntry(new ZipEntry(FOLDER + "/" + within + "/"));
                out.closeEntry();
            }
            for (var each : text.files().entrySet()) {
                out.putNextEntry(new ZipEntry(FOLDER + "/" + each.getKey()));
                out.write(each.getValue());
                out.closeEntry();
            }
        }
    }
}
