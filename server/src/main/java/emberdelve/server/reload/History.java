package emberdelve.server.reload;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The contents that were in force, and since when: a text file, a line each. Thread: one at a time.
 */
final class History {
    /** The most lines that are kept. */
    static final int ENTRIES_MAX = 100;

    private static final String FILE = "versions.txt";
    private static final int WORDS = 4;

    private final Path file;
    private final List<Entry> entries = new ArrayList<>();

    /** The way in which a content came into force. */
    enum How {
        START,
        RELOAD,
        BACK,
        EDIT
    }

    /**
     * @param who ordered it; {@code server} at a start
     */
    record Entry(String version, Instant at, How how, String who) {
        private String line() {
            return version + " " + at + " " + how + " " + who;
        }

        private static Optional<Entry> read(String line) {
            var words = line.split(" ", WORDS);
            if (words.length < WORDS) return Optional.empty();
            return Optional.of(
                    new Entry(words[0], Instant.parse(words[1]), How.valueOf(words[2]), words[3]));
        }
    }

    /**
     * @param folder in which the file is, or will be
     * @throws UncheckedIOException if it cannot be read
     */
    History(Path folder) {
        file = folder.resolve(FILE);
        try {
            for (var line : Files.readAllLines(file)) Entry.read(line).ifPresent(entries::add);
        } catch (NoSuchFileException _) {
            // The first start.
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** The entries, the oldest first. */
    List<Entry> entries() {
        return List.copyOf(entries);
    }

    /**
     * Notes what is in force from now on.
     *
     * @throws UncheckedIOException if it cannot be written
     */
    void add(Entry entry) {
        entries.add(entry);
        if (entries.size() > ENTRIES_MAX) entries.removeFirst();
        try {
            var draft = file.resolveSibling(FILE + ".draft");
            Files.createDirectories(file.getParent());
            Files.write(draft, entries.stream().map(Entry::line).toList());
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** The version to go back to from the one in force; versions that were undone do not count. */
    Optional<String> before() {
        var trail = new ArrayList<String>();
        for (var entry : entries) {
            if (entry.how() == How.BACK && trail.size() > 1) trail.removeLast();
            else if (trail.isEmpty() || !trail.getLast().equals(entry.version()))
                trail.add(entry.version());
        }
        return trail.size() < 2 ? Optional.empty() : Optional.of(trail.get(trail.size() - 2));
    }

    /** The versions that were in force last, the latest first, each once. */
    List<String> latest(int most) {
        return entries.reversed().stream().map(Entry::version).distinct().limit(most).toList();
    }
}
