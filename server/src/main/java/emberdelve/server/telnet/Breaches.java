package emberdelve.server.telnet;

import emberdelve.server.log.LoggedAddress;
import emberdelve.server.time.Clock;

import jakarta.inject.Inject;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;

/**
 * Connections that were closed because of what their peer sent. All of them are counted, but only
 * the first of every minute are logged, so that no flood of nonsense fills the disk. Safe for any
 * thread.
 */
public final class Breaches {
    private static final Logger LOG = LoggerFactory.getLogger(Breaches.class);

    /**
     * The lines that are logged in a minute: who looks for one peer finds it, and 60,000 peers an
     * hour are not more than 3,600 lines.
     */
    static final int LINES_PER_MINUTE = 60;

    private static final long MINUTE_NANOS = Duration.ofMinutes(1).toNanos();

    private static final String MANY = "many";

    /**
     * One breach.
     *
     * @param from the address of the peer
     * @param port the part of the settings that opens the port
     */
    record Breach(String from, String port, String what) {}

    /** The counters, one for each listener from the start; the map never changes. */
    private final Map<Listener, LongAdder> counts;

    private final Consumer<Breach> log;
    private final Clock clock;
    private long minuteBeganNanos;
    private int inThisMinute;

    @Inject
    Breaches(Clock clock) {
        this(clock, Breaches::log);
    }

    /** No breaches yet; {@code log} is given the lines. */
    Breaches(Clock clock, Consumer<Breach> log) {
        this.clock = clock;
        this.log = log;
        var all = new EnumMap<Listener, LongAdder>(Listener.class);
        for (var listener : Listener.values()) all.put(listener, new LongAdder());
        counts = Map.copyOf(all);
        minuteBeganNanos = clock.nanoTime();
    }

    /**
     * Counts one more breach, and logs it if the minute has had few.
     *
     * @param what what was wrong, with nothing in it that a stranger has written
     */
    void add(Listener listener, PeerAddress peer, String what) {
        of(listener).increment();
        if (isToBeLogged()) log.accept(new Breach(peer.text(), listener.part(), what));
    }

    private static void log(Breach breach) {
        LOG.atInfo()
                .addKeyValue(LoggedAddress.KEY, new LoggedAddress(breach.from()))
                .addKeyValue("port", breach.port())
                .log(breach.what());
    }

    /** The number of breaches since the server started. */
    long count(Listener listener) {
        return of(listener).sum();
    }

    /** The number of breaches since the server started, by the listener. */
    public Map<String, Long> counts() {
        var all = new TreeMap<String, Long>();
        counts.forEach((listener, count) -> all.put(listener.word(), count.sum()));
        return all;
    }

    private synchronized boolean isToBeLogged() {
        var now = clock.nanoTime();
        if (now - minuteBeganNanos >= MINUTE_NANOS) {
            tellOfTheRest();
            minuteBeganNanos = now;
            inThisMinute = 0;
        }
        return ++inThisMinute <= LINES_PER_MINUTE;
    }

    private void tellOfTheRest() {
        var rest = inThisMinute - LINES_PER_MINUTE;
        if (rest > 0)
            log.accept(
                    new Breach(
                            MANY,
                            MANY,
                            rest + " more connections broke the protocol within a minute"));
    }

    private LongAdder of(Listener listener) {
        var count = counts.get(listener);
        if (count == null) throw new IllegalStateException(listener + " is not counted");
        return count;
    }
}
