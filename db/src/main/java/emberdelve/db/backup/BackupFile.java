package emberdelve.db.backup;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * One backup, known by its name: {@code world-20261121T093000Z-4711.zip}. It holds one entry, the
 * database file.
 *
 * @param at when it was made, by the wall clock, to the second
 * @param checkpoint the checkpoint it holds
 */
public record BackupFile(Path file, Instant at, long checkpoint) {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuuMMdd'T'HHmmssX", Locale.ROOT).withZone(ZoneOffset.UTC);

    private static final Pattern NAME = Pattern.compile("world-(\\d{8}T\\d{6}Z)-(\\d{1,18})\\.zip");

    /** The backup that the file's name describes; empty if it is no name of a backup. */
    static Optional<BackupFile> of(Path file) {
        var name = NAME.matcher(String.valueOf(file.getFileName()));
        if (!name.matches()) return Optional.empty();
        try {
            var at = TIME.parse(name.group(1), Instant::from);
            return Optional.of(new BackupFile(file, at, Long.parseLong(name.group(2))));
        } catch (DateTimeParseException nonsense) {
            return Optional.empty();
        }
    }

    static BackupFile in(Path folder, Instant at, long checkpoint) {
        var second = at.truncatedTo(ChronoUnit.SECONDS);
        var name = "world-" + TIME.format(second) + "-" + checkpoint + ".zip";
        return new BackupFile(folder.resolve(name), second, checkpoint);
    }
}
