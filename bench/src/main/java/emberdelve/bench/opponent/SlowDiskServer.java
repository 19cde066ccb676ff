package emberdelve.bench.opponent;

import emberdelve.server.Main;

import org.h2.store.fs.FilePath;
import org.h2.store.fs.FilePathWrapper;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/**
 * The server on a disk whose syncs take long, from the moment a file named by {@code
 * emberdelve.slow.file} is there; {@code emberdelve.slow.ms} says how long.
 */
public final class SlowDiskServer extends FilePathWrapper {
    private static final Path SIGN = Path.of(System.getProperty("emberdelve.slow.file", "slow"));
    private static final Duration DELAY =
            Duration.ofMillis(Long.getLong("emberdelve.slow.ms", 1_000));

    /** A constructor for H2, which makes its file paths itself. */
    public SlowDiskServer() {}

    public static void main(String[] arguments) {
        FilePath.register(new SlowDiskServer());
        Main.main(arguments);
    }

    /** The scheme of the files that the server asks for; these files take their place. */
    @Override
    public String getScheme() {
        return "retry";
    }

    @Override
    public FileChannel open(String mode) throws IOException {
        return new SlowFile(super.open(mode), () -> Files.exists(SIGN) ? DELAY.toNanos() : 0);
    }
}
