package emberdelve.server.game;

import emberdelve.db.Database;
import emberdelve.db.account.CodeHash;
import emberdelve.server.admin.Network;
import emberdelve.server.admin.Role;
import emberdelve.server.lifecycle.Service;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Optional;

/**
 * The code by which somebody becomes the first owner. Each start makes one as long as there is no
 * owner, and writes it to the log and into a file that only the server's user may read. Safe for
 * any thread; those that start, stop and check may wait for a disk.
 */
public final class OwnerCode implements Service {
    /** The name of the file in the data folder. */
    public static final String FILE = "owner-code.txt";

    private static final Logger LOG = LoggerFactory.getLogger(OwnerCode.class);

    private final Database database;
    private final Throttle throttle;
    private volatile Optional<String> code = Optional.empty();

    @Inject
    OwnerCode(Database database, Throttle throttle) {
        this.database = database;
        this.throttle = throttle;
    }

    /** The verdict on a code that a player has typed. */
    enum Verdict {
        RIGHT,
        WRONG,
        /** The verdict without a comparison: too many wrong ones came from that place. */
        THROTTLED,
        /** There is an owner, so that no code is right. */
        CLOSED
    }

    /** Makes the code if there is no owner, and otherwise takes away what an earlier start left. */
    @Override
    public void start() {
        if (!database.accounts().ofRole(Role.OWNER.word()).isEmpty()) {
            close();
            return;
        }
        var made = CodeHash.make(new SecureRandom());
        code = Optional.of(made);
        try {
            Files.deleteIfExists(file());
            write(made);
        } catch (IOException failure) {
            LOG.warn(
                    "{}: not written ({}); the start tells the code all the same",
                    file(),
                    failure.toString());
        }
    }

    @Override
    public void stop() {}

    /** The code; empty as soon as there is an owner. */
    public Optional<String> code() {
        return code;
    }

    /** Judges what a player has typed; a wrong one counts like a wrong password. */
    Verdict judge(String typed, String from) {
        var right = code;
        if (right.isEmpty()) return Verdict.CLOSED;
        var place = Network.of(from);
        if (!throttle.allows(place)) return Verdict.THROTTLED;
        if (CodeHash.matches(typed, CodeHash.of(right.get()))) return Verdict.RIGHT;
        throttle.wrong(place);
        return Verdict.WRONG;
    }

    /** Forgets the code, because there is an owner. */
    void close() {
        code = Optional.empty();
        try {
            Files.deleteIfExists(file());
        } catch (IOException failure) {
            LOG.warn("{}: not deleted ({}); its code is worth nothing", file(), failure.toString());
        }
    }

    private Path file() {
        return database.folder().resolve(FILE);
    }

    private void write(String made) throws IOException {
        var file = file();
        if (file.getFileSystem().supportedFileAttributeViews().contains("posix"))
            Files.createFile(
                    file,
                    PosixFilePermissions.asFileAttribute(
                            PosixFilePermissions.fromString("rw-------")));
        else Files.createFile(file);
        Files.writeString(file, "In the game, type: claim " + made + "\n");
    }
}
