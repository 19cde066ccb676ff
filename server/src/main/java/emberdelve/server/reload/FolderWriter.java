package emberdelve.server.reload;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The writer of the files of the content folder, for all parts of the server that change them. The
 * files of one deed are one change: a process that ends in the middle leaves a {@link DeedJournal}
 * by which the next one takes it back (docs/decisions/0141-one-deed-is-one-change.md). Thread: one
 * at a time.
 */
public final class FolderWriter {
    private final Path folder;

    public FolderWriter(Path folder) {
        this.folder = folder;
    }

    /** Whether a deed was begun there and not ended, or is just being done. */
    public static boolean isCutShort(Path folder) {
        return DeedJournal.isIn(folder);
    }

    /**
     * Whether the files hold exactly these texts; an empty one means that there is no such file.
     */
    boolean holds(Map<String, Optional<String>> files) {
        try {
            for (var each : files.entrySet())
                if (!each.getValue().equals(text(each.getKey()))) return false;
            return true;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** The text of a file; if that is not UTF-8, a text that no change of ours holds. */
    private Optional<String> text(String file) throws IOException {
        var path = folder.resolve(file);
        if (!Files.isRegularFile(path)) return Optional.empty();
        return Optional.of(new String(Files.readAllBytes(path), StandardCharsets.UTF_8));
    }

    /**
     * Writes all of the files over what is there, or none.
     *
     * @throws IOException if one cannot be written
     */
    public void write(Map<String, String> files) throws IOException {
        var before = new TreeMap<String, Optional<String>>();
        var after = new TreeMap<String, Optional<String>>();
        for (var file : files.entrySet()) {
            before.put(file.getKey(), text(file.getKey()));
            after.put(file.getKey(), Optional.of(file.getValue()));
        }
        write(FileChanges.of(before, after));
    }

    /**
     * Writes all of the files, or none: what was written is put back when another cannot be
     * written.
     *
     * @param before what each holds now; empty for a file that is not there
     * @param after what it is to hold; empty for a file that goes
     * @throws UncheckedIOException if one cannot be written
     */
    void write(Map<String, Optional<String>> before, Map<String, Optional<String>> after) {
        try {
            write(FileChanges.of(before, after));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void write(FileChanges changes) throws IOException {
        try (var journal = journal()) {
            var left = journal.begun();
            if (left.isPresent()) takeBack(left.get());
            journal.begin(changes);
            try {
                for (var step : changes.steps()) step.run(folder);
            } catch (IOException failure) {
                takeBack(changes, failure);
                journal.end();
                throw failure;
            }
            journal.end();
        }
    }

    private DeedJournal journal() throws IOException {
        return DeedJournal.open(folder)
                .orElseThrow(() ->
                        new IOException(
                                folder
                                        + ": somebody else is writing there (expected: one at a"
                                        + " time; try again)"));
    }

    private void takeBack(FileChanges changes, IOException failure) throws IOException {
        try {
            takeBack(changes);
        } catch (IOException another) {
            // The journal stays, and the next process tries again.
            failure.addSuppressed(another);
            throw failure;
        }
    }

    /**
     * Takes back what a process before this one has begun to write and not ended; nobody was told
     * that it was done. While another process writes, nothing happens.
     *
     * @return the files of it, in the order of names; those that were changed by hand since stay as
     *     they are
     * @throws IOException if it cannot be taken back
     */
    public List<Recovered> recover() throws IOException {
        if (!DeedJournal.isIn(folder)) return List.of();
        var opened = DeedJournal.open(folder);
        if (opened.isEmpty()) return List.of();
        try (var journal = opened.get()) {
            var left = journal.begun();
            var recovered = left.isPresent() ? takeBack(left.get()) : List.<Recovered>of();
            journal.end();
            return recovered;
        }
    }

    /**
     * A file of a deed that was cut short.
     *
     * @param isAsBefore false when somebody has changed it by hand since, so that it stays as it is
     */
    public record Recovered(String file, boolean isAsBefore) {}

    private List<Recovered> takeBack(FileChanges changes) throws IOException {
        var recovered = new ArrayList<Recovered>();
        var back = new TreeMap<String, FileChanges.Change>();
        for (var file : changes.files().entrySet()) {
            var change = file.getValue();
            var now = text(file.getKey());
            if (!now.equals(change.before()) && now.equals(change.after()))
                back.put(file.getKey(), change);
            var isAsBefore = now.equals(change.before()) || now.equals(change.after());
            recovered.add(new Recovered(file.getKey(), isAsBefore));
        }
        for (var step : new FileChanges(back).undone().steps()) step.run(folder);
        for (var file : changes.files().keySet()) new FolderStep.Tidy(file).run(folder);
        return List.copyOf(recovered);
    }
}
