package emberdelve.bench.load;

import emberdelve.bench.play.Profile;
import emberdelve.bench.play.Troupe;
import emberdelve.bench.report.FigureColumn;
import emberdelve.bench.report.FigureLine;
import emberdelve.bench.report.FigureSheet;
import emberdelve.bench.report.Findings;
import emberdelve.config.content.Content;
import emberdelve.server.game.Recorder;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;

/**
 * The bots of a profile in this process: what the game itself takes of a tick, the words that each
 * of them reads included, without sockets, octets or a store.
 */
public final class InProcess {
    private static final long SEED = 20_261_121L;
    private static final int TICKS_PER_SECOND = 5;
    private static final double NANOS_PER_MILLI = 1e6;
    private static final double NANOS_PER_MICRO = 1e3;

    private static final List<FigureColumn> COLUMNS =
            List.of(
                    new FigureColumn("bots", "bots", 0),
                    new FigureColumn("ticks", "ticks", 0),
                    new FigureColumn("lines-heard", "lines heard", 0),
                    new FigureColumn("cpu-ms-per-tick", "CPU ms/tick", 2),
                    new FigureColumn("cpu-us-per-line", "CPU µs/line heard", 1));

    private InProcess() {}

    /**
     * One profile after the other.
     *
     * @param counted in the game's time, which passes as fast as it can
     */
    public static Findings measure(
            Content content, List<Profile> profiles, int bots, Duration counted) {
        var lines = profiles.stream().map(each -> line(content, each, bots, counted)).toList();
        return Findings.of(new FigureSheet("bots in one process", "profile", COLUMNS, lines));
    }

    private static FigureLine line(Content content, Profile profile, int bots, Duration counted) {
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
        return new FigureLine(
                profile.word(),
                List.of(
                        (double) bots,
                        (double) ticks,
                        (double) lines,
                        nanos / NANOS_PER_MILLI / ticks,
                        nanos / NANOS_PER_MICRO / Math.max(1, lines)));
    }

    private static long cpuNanos() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
