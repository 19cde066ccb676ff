package emberdelve.server.person;

import emberdelve.db.Database;
import emberdelve.db.account.AccountRow;
import emberdelve.server.stored.StoredKinds;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;

/**
 * The writer of the file with all that is kept about a person (docs/privacy.md). Safe for any
 * thread that may wait for a disk.
 */
public record PersonExport(Database database, StoredKinds kinds) {
    /** The folder of these files in the data folder, for those that a running server writes. */
    public static final String FOLDER = "persons";

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'").withZone(ZoneOffset.UTC);

    /**
     * Writes a new file into the folder for these.
     *
     * @return the file, whose name has the number of the account and the time, and no name
     * @throws IOException if it cannot be written, or is there already
     */
    public Path write(AccountRow account, Instant at) throws IOException {
        var folder = Files.createDirectories(database.folder().resolve(FOLDER));
        var file = folder.resolve("account-" + account.id() + "-" + TIME.format(at) + ".json");
        write(account, at, file);
        return file;
    }

    /**
     * Writes the file, which only its owner may read, where the file system knows of owners.
     *
     * @return how many rows are in it
     * @throws IOException if it cannot be written, or is there already
     */
    public int write(AccountRow account, Instant at, Path file) throws IOException {
        var persons = database.persons();
        create(file);
        try (var out = new BufferedOutputStream(Files.newOutputStream(file))) {
            return persons.export(
                    persons.of(account),
                    kinds.personal(),
                    Elsewhere.in(database.folder()),
                    at,
                    out);
        } catch (IOException | RuntimeException failed) {
            Files.deleteIfExists(file);
            throw failed;
        }
    }

    private static void create(Path file) throws IOException {
        var views = file.toAbsolutePath().getFileSystem().supportedFileAttributeViews();
        if (views.contains("posix"))
            Files.createFile(
                    file,
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString("rw-------")));
        else Files.createFile(file);
    }
}
