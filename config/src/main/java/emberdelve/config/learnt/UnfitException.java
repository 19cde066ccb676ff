package emberdelve.config.learnt;

import java.io.IOException;

/** A folder of content that cannot be read whole, because of one path in it. */
public final class UnfitException extends IOException {
    private static final long serialVersionUID = 1L;

    private final String path;
    private final String value;
    private final String expected;

    UnfitException(String path, PlainFile.Unfit unfit) {
        super(path + ": " + unfit.value() + " (expected: " + unfit.expected() + ")");
        this.path = path;
        this.value = unfit.value();
        this.expected = unfit.expected();
    }

    /** The path of what was to be read, below the folder; empty for the folder itself. */
    public String path() {
        return path;
    }

    /** The reason why it could not be read. */
    public PlainFile.Unfit unfit() {
        return new PlainFile.Unfit(value, expected);
    }
}
