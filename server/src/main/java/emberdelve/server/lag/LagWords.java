package emberdelve.server.lag;

import emberdelve.server.view.Note;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The words for a report of lag, as staff and operators read them. */
public final class LagWords {
    private LagWords() {}

    /** The lines that tell how fast the dungeon's time passes, and where it is slowest. */
    public static List<Note> pace(RegionLag lag) {
        var notes = new ArrayList<Note>();
        lag.region().ifPresent(name -> notes.add(Note.of("lag.region", Map.of("region", name))));
        notes.add(pace(lag.report()));
        return notes;
    }

    private static Note pace(LagReport lag) {
        if (lag.ticks() == 0) return Note.of("lag.unknown");
        return Note.of(
                "lag.ticks",
                Map.of(
                        "seconds", Long.toString(lag.over().toSeconds()),
                        "median", millis(lag.medianNanos()),
                        "most", millis(lag.nearlyAllNanos()),
                        "worst", millis(lag.worstNanos()),
                        "late", Integer.toString(lag.late()),
                        "pace", Long.toString(Math.round(100 * lag.pace())),
                        "waiting", Integer.toString(lag.waitingMost())));
    }

    /**
     * The lines of {@link #pace}, a line for each deed that took long, and one for those who were
     * turned away meanwhile.
     */
    public static List<Note> causes(RegionLag slowest) {
        var notes = pace(slowest);
        var lag = slowest.report();
        if (lag.ticks() > 0 && lag.causes().isEmpty())
            notes.add(Note.of("lag.none", Map.of("slow", Long.toString(Workload.SLOW.toMillis()))));
        for (var cause : lag.causes()) notes.add(cause(cause));
        if (!lag.turnedAway().isEmpty()) notes.add(turnedAway(lag.turnedAway()));
        return notes;
    }

    private static Note turnedAway(List<LagReport.TurnedAway> all) {
        var reasons =
                all.stream()
                        .map(each -> each.reason() + " " + each.times())
                        .collect(Collectors.joining(", "));
        return Note.of("lag.turned-away", Map.of("reasons", reasons));
    }

    private static Note cause(LagReport.Cause cause) {
        return Note.of(
                "lag.cause",
                Map.of(
                        "what", cause.what(),
                        "times", Integer.toString(cause.times()),
                        "total", millis(cause.nanos()),
                        "worst", millis(cause.worstNanos()),
                        "tick", Long.toString(cause.tick())));
    }

    /** Milliseconds, to a tenth where there are few. */
    private static String millis(long nanos) {
        var millis = Duration.ofNanos(nanos).toMillis();
        return millis >= 10
                ? Long.toString(millis)
                : String.format(Locale.ROOT, "%.1f", nanos / 1e6);
    }
}
