package emberdelve.config.learnt;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The result of reading a file: its octets, or why there are none. */
public sealed interface PlainFile {
    /** The most octets of a file, which is read whole: many times the largest zone we know. */
    int OCTETS_MAX = 3 * 1024 * 1024;

    /** A file that was read. */
    final class Octets implements PlainFile {
        private final byte[] octets;

        public Octets(byte[] octets) {
            this.octets = octets;
        }

        public byte[] octets() {
            return octets;
        }
    }

    /**
     * A path that cannot be read.
     *
     * @param value what is there instead
     * @param expected what should have been there
     */
    record Unfit(String value, String expected) implements PlainFile {
        /**
         * The reason, which names the kind of the failure; the system's own words would name the
         * path once more.
         */
        static Unfit because(IOException failure) {
            var why = failure.getClass().getSimpleName();
            return new Unfit("unreadable", "a file to read, not " + why);
        }
    }

    /**
     * Reads the file of that path if it is a plain one: to open another, such as a FIFO, might last
     * for ever.
     */
    static PlainFile read(Path file) {
        if (!Files.isRegularFile(file)) return new Unfit("no plain file", "a file");
        try (var in = Files.newInputStream(file)) {
            var octets = in.readNBytes(OCTETS_MAX + 1);
            if (octets.length <= OCTETS_MAX) return new Octets(octets);
            return new Unfit("too large", "at most " + OCTETS_MAX + " octets");
        } catch (IOException failure) {
            return Unfit.because(failure);
        }
    }
}
