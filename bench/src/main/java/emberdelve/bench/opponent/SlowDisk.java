package emberdelve.bench.opponent;

import emberdelve.server.bot.LogIn;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * The server on a disk whose syncs take long, in a world that always has something to store: the
 * console changes a player's gold ten times a second. Otherwise as {@link ServerProcess}.
 */
final class SlowDisk {
    private static final Duration CHANGE_EVERY = Duration.ofMillis(100);

    private SlowDisk() {}

    /** Starts the server as {@link ServerProcess#launch} does; returns when it listens. */
    static ServerProcess start(Path home, Path folder, Venue venue, Duration delay)
            throws IOException {
        var sign = folder.resolve("slow");
        var options =
                List.of(
                        "-Demberdelve.slow.file=" + sign,
                        "-Demberdelve.slow.ms=" + delay.toMillis());
        var slow = Files.createDirectory(folder.resolve("slow-disk"));
        var main = SlowDiskServer.class.getName();
        var name = "Emberdelve, sync + " + delay.toMillis() + " ms";
        return ServerProcess.fromClassPath(home, slow, venue, options, main)
                .slowed(name, console -> begin(sign, console));
    }

    private static void begin(Path sign, OutputStream console) {
        try {
            Files.createFile(sign);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        Thread.ofVirtual().start(() -> changeForever(console));
    }

    private static void changeForever(OutputStream console) {
        try (console) {
            for (var gold = 1; ; gold++) {
                var line = "adjust " + LogIn.name(0) + " gold " + gold + " reason bench\n";
                console.write(line.getBytes(StandardCharsets.UTF_8));
                console.flush();
                LockSupport.parkNanos(CHANGE_EVERY.toNanos());
            }
        } catch (IOException ended) {
            // The server has stopped, and the measurement is over.
            return;
        }
    }
}
