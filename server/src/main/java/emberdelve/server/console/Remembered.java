package emberdelve.server.console;

import org.jline.reader.LineReader;
import org.jline.reader.impl.history.DefaultHistory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Locale;

/**
 * The lines that were typed at the terminal, also before this start. A line that speaks of a
 * password is not kept, nor one that begins with a blank. The file is the operator's alone.
 */
final class Remembered extends DefaultHistory {
    /** The most lines that are kept, in memory and in the file. */
    static final int LINES_MAX = 500;

    private static final Logger LOG = LoggerFactory.getLogger(Remembered.class);

    private static final String SECRET = "passw";

    private final Path file;

    Remembered(Path file) {
        this.file = file;
    }

    /** Reads the file; without one, or with one that cannot be read, nothing is remembered. */
    void readFor(LineReader reader) {
        try {
            var ownerAlone = PosixFilePermissions.fromString("rw-------");
            if (!Files.exists(file))
                Files.createFile(file, PosixFilePermissions.asFileAttribute(ownerAlone));
            else Files.setPosixFilePermissions(file, ownerAlone);
            reader.setVariable(LineReader.HISTORY_FILE, file);
            reader.setVariable(LineReader.HISTORY_SIZE, LINES_MAX);
            reader.setVariable(LineReader.HISTORY_FILE_SIZE, LINES_MAX);
            attach(reader);
        } catch (IOException | RuntimeException failure) {
            LOG.warn(
                    "{}: what is typed at the console is not remembered: {}",
                    file,
                    failure.toString());
            reader.unsetOpt(LineReader.Option.HISTORY_INCREMENTAL);
        }
    }

    @Override
    public void add(Instant time, String line) {
        if (!line.toLowerCase(Locale.ROOT).contains(SECRET)) super.add(time, line);
    }
}
