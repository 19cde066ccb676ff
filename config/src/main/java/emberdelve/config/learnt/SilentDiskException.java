package emberdelve.config.learnt;

import java.io.IOException;

/** A disk, or what stands for one, that does not answer. */
public final class SilentDiskException extends IOException {
    private static final long serialVersionUID = 1L;

    private final String file;
    private final long seconds;

    SilentDiskException(String file, long seconds) {
        super(file + ": no answer within " + seconds + " s (expected: a file to read)");
        this.file = file;
        this.seconds = seconds;
    }

    /** What was to be read, below the folder; empty for itself. */
    public String file() {
        return file;
    }

    public PlainFile.Unfit unfit() {
        return new PlainFile.Unfit("no answer within " + seconds + " s", "a file to read");
    }
}
