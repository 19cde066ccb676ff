package emberdelve.bench.opponent;

import emberdelve.bench.play.BotNames;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.locks.LockSupport;

/**
 * The server on a disk whose syncs take long, in a world that always has something to store: the
 * console changes a player's gold ten times a second. Otherwise as {@link ServerProcess}.
 */
public final class SlowDisk implements Opponent {
    private static final Duration CHANGE_EVERY = Duration.ofMillis(100);

    private final ServerProcess server;
    private final Path sign;
    private final Duration delay;

    private SlowDisk(ServerProcess server, Path sign, Duration delay) {
        this.server = server;
        this.sign = sign;
        this.delay = delay;
    }

    /** Returns when it listens; otherwise as {@link ServerProcess#launch}. */
    public static SlowDisk start(Path home, Path folder, Venue venue, Duration delay)
            throws IOException {
        var sign = folder.resolve("slow");
        var options =
                List.of(
                        "-Demberdelve.slow.file=" + sign,
                        "-Demberdelve.slow.ms=" + delay.toMillis());
        var slow = Files.createDirectory(folder.resolve("slow-disk"));
        var main = SlowDiskServer.class.getName();
        var server = ServerProcess.fromClassPath(home, slow, venue, options, main);
        return new SlowDisk(server, sign, delay);
    }

    @Override
    public Launched launched() {
        return server.launched();
    }

    @Override
    public String name() {
        return "Emberdelve, sync + " + delay.toMillis() + " ms";
    }

    @Override
    public void begins() {
        try {
            Files.createFile(sign);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        Thread.ofVirtual().start(() -> changeForever(server.console()));
    }

    private static void changeForever(OutputStream console) {
        try (console) {
            for (var gold = 1; ; gold++) {
                var line = "adjust " + BotNames.of(0) + " gold " + gold + " reason bench\n";
                console.write(line.getBytes(StandardCharsets.UTF_8));
                console.flush();
                LockSupport.parkNanos(CHANGE_EVERY.toNanos());
            }
        } catch (IOException ended) {
            // The server has stopped, and the measuring with it.
            return;
        }
    }

    @Override
    public List<Step> login(int number, boolean known) {
        return server.login(number, known);
    }

    @Override
    public List<Step> walk(int hall, boolean known) {
        return server.walk(hall, known);
    }

    @Override
    public String lookAnswer() {
        return server.lookAnswer();
    }

    @Override
    public String refusal() {
        return server.refusal();
    }

    @Override
    public OptionalLong ticks() {
        return server.ticks();
    }
}
