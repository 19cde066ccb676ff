package emberdelve.server.telnet;

import jakarta.inject.Inject;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Connections that were closed because of what their peer sent. Each is counted; the first of every
 * minute are a line in the log, too, so that no flood of nonsense fills the disk. Safe for any
 * thread.
 */
final class Breaches {
    private static final Logger LOG = LoggerFactory.getLogger(Breaches.class);

    /** Who looks for one peer finds it, and 60,000 peers an hour are not more than 3,600 lines. */
    static final int LINES_PER_MINUTE = 60;

    private static final long MINUTE_NANOS = Duration.ofMinutes(1).toNanos();

    /** One for each door from the start; only what they count changes. */
    private final Map<Door, LongAdder> counts;

    private final Consumer<String> log;
    private final LongSupplier nanoClock;
    private long minuteBeganNanos;
    private int inThisMinute;

    @Inject
    Breaches(LongSupplier nanoClock) {
        this(nanoClock, LOG::info);
    }

    /** {@code log}: is given the lines. */
    Breaches(LongSupplier nanoClock, Consumer<String> log) {
        this.nanoClock = nanoClock;
        this.log = log;
        var all = new EnumMap<Door, LongAdder>(Door.class);
        for (var door : Door.values()) all.put(door, new LongAdder());
        counts = Map.copyOf(all);
        minuteBeganNanos = nanoClock.getAsLong();
    }

    /**
     * One more.
     *
     * @param line who it was and what was wrong, with nothing in it that a stranger has written
     */
    void add(Door door, String line) {
        of(door).increment();
        if (isToBeLogged()) log.accept(line);
    }

    /** Since the server started. */
    long count(Door door) {
        return of(door).sum();
    }

    private synchronized boolean isToBeLogged() {
        var now = nanoClock.getAsLong();
        if (now - minuteBeganNanos >= MINUTE_NANOS) {
            tellOfTheRest();
            minuteBeganNanos = now;
            inThisMinute = 0;
        }
        return ++inThisMinute <= LINES_PER_MINUTE;
    }

    private void tellOfTheRest() {
        var rest = inThisMinute - LINES_PER_MINUTE;
        if (rest > 0) log.accept(rest + " more connections broke the protocol within a minute");
    }

    private LongAdder of(Door door) {
        var count = counts.get(door);
        if (count == null) throw new IllegalStateException(door + " is not counted");
        return count;
    }
}
