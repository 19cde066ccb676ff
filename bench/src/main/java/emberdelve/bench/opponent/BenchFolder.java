package emberdelve.bench.opponent;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;

/** A folder for servers and their worlds; it is deleted at the end. Not for several threads. */
public final class BenchFolder implements AutoCloseable {
    private final Path home;
    private final Path folder;
    private final String options;
    private final boolean packed;
    private int worlds;

    private BenchFolder(Path home, String options, boolean packed) throws IOException {
        this.home = home;
        this.options = options;
        this.packed = packed;
        folder = Files.createTempDirectory("emberdelve-bench");
    }

    /**
     * A folder for servers that the launcher starts.
     *
     * @param home the repository
     * @param options for the server's JVM, besides the launcher's own
     */
    public static BenchFolder ofLauncher(Path home, String options) throws IOException {
        return new BenchFolder(home, options, true);
    }

    /** A folder for servers from the class path of this process. */
    public static BenchFolder ofClassPath(Path home) throws IOException {
        return new BenchFolder(home, "", false);
    }

    /** An empty folder for the world of a server. */
    public Path newWorld() throws IOException {
        worlds++;
        return Files.createDirectory(folder.resolve("world-" + worlds));
    }

    /** Starts a server with a world of its own; returns when it listens. */
    public ServerProcess server(Venue venue) throws IOException {
        return server(newWorld(), venue);
    }

    /** Starts a server on a world that may have been played on; returns when it listens. */
    public ServerProcess server(Path world, Venue venue) throws IOException {
        return packed
                ? ServerProcess.launch(home, world, venue, options)
                : ServerProcess.fromClassPath(home, world, venue);
    }

    /** Starts a server on a disk whose syncs take so long; returns when it listens. */
    public ServerProcess slowDisk(Venue venue, Duration delay) throws IOException {
        return SlowDisk.start(home, newWorld(), venue, delay);
    }

    /**
     * Starts an echo; returns when it listens.
     *
     * @param toAll whether each line is told to everybody
     */
    public EchoProcess echo(boolean toAll) {
        return EchoProcess.start(folder, toAll);
    }

    @Override
    public void close() throws IOException {
        try (var paths = Files.walk(folder)) {
            for (var path : paths.sorted(Comparator.reverseOrder()).toList()) Files.delete(path);
        }
    }
}
