package emberdelve.bench.intruder;

import emberdelve.bench.opponent.ServerProcess;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Guests that are at it. Not for several threads. */
public final class Offenders implements AutoCloseable {
    private static final int GUESTS_OF_AN_ADDRESS = 10;

    private final long begunNanos = System.nanoTime();
    private final List<Thread> threads = new ArrayList<>();
    private final CountDownLatch here;
    private volatile long lastGoneNanos = begunNanos;
    private volatile boolean stop;

    private Offenders(int guests) {
        here = new CountDownLatch(guests);
    }

    /** Lets all guests of those offences begin. */
    public static Offenders begin(ServerProcess server, List<Offence> offences) {
        var all = new Offenders(offences.stream().mapToInt(Offence::guests).sum());
        var place = 0;
        for (var offence : offences) {
            for (var number = 0; number < offence.guests(); number++) {
                var at = place + number / GUESTS_OF_AN_ADDRESS;
                all.add(offence, new Guest(server, number, at, () -> all.stop));
            }
            place += 1 + (offence.guests() - 1) / GUESTS_OF_AN_ADDRESS;
        }
        return all;
    }

    private void add(Offence offence, Guest guest) {
        threads.add(
                Thread.ofVirtual()
                        .start(() -> {
                            try {
                                offence.conduct().run(guest);
                            } catch (IOException _) {
                                // The server has hung up on it.
                            } catch (InterruptedException _) {
                                Thread.currentThread().interrupt();
                            }
                            lastGoneNanos = System.nanoTime();
                            here.countDown();
                        }));
    }

    /** Those who come again and again do not any more. */
    public void stop() {
        stop = true;
    }

    /**
     * Waits until the server has rid itself of all.
     *
     * @return the milliseconds from the beginning; empty if some are still there after so long
     */
    public OptionalLong gone(Duration within) throws InterruptedException {
        var left = begunNanos + within.toNanos() - System.nanoTime();
        if (!here.await(left, TimeUnit.NANOSECONDS)) return OptionalLong.empty();
        return OptionalLong.of(TimeUnit.NANOSECONDS.toMillis(lastGoneNanos - begunNanos));
    }

    /** Hangs up on the server, where it has not. */
    @Override
    public void close() {
        stop();
        threads.forEach(Thread::interrupt);
    }
}
