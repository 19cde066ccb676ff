package emberdelve.bench.load;

import emberdelve.bench.play.Profile;
import emberdelve.bench.play.Troupe;
import emberdelve.config.content.Content;
import emberdelve.server.game.Recorder;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Locale;

/**
 * The bots of a profile in this process: what the game itself takes of a tick, the words that each
 * of them reads included, without sockets, octets or a store.
 */
final class InProcess {
    private static final long SEED = 20_261_121L;
    private static final int TICKS_PER_SECOND = 5;

    private InProcess() {}

    /**
     * Answers a Markdown table.
     *
     * @param counted in the game's time, which passes as fast as it can
     */
    static String table(Content content, Profile profile, int bots, Duration counted) {
        var troupe =
                new Troupe(
                        content,
                        profile,
                        bots,
                        SEED,
                        Recorder.NONE,
                        (culprit, tick, fault, _) -> {
                            throw new IllegalStateException(
                                    culprit + " failed at tick " + tick, fault);
                        });
        // One comes each tick; then they are let find their way.
        troupe.ticks(2 * bots);
        var ticks = Math.toIntExact(counted.toSeconds()) * TICKS_PER_SECOND;
        var linesBefore = troupe.linesHeard();
        var nanosBefore = cpuNanos();
        troupe.ticks(ticks);
        var nanos = cpuNanos() - nanosBefore;
        var lines = troupe.linesHeard() - linesBefore;
        return String.format(
                Locale.ROOT,
                """
                | profile | bots | ticks | lines heard | CPU ms/tick | CPU µs/line heard |
                |---|--:|--:|--:|--:|--:|
                | %s | %d | %d | %d | %.2f | %.1f |
                """,
                profile.word(),
                bots,
                ticks,
                lines,
                nanos / 1e6 / ticks,
                nanos / 1e3 / Math.max(1, lines));
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
