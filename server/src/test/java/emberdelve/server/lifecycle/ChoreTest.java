package emberdelve.server.lifecycle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

final class ChoreTest {
    private static final Duration SOON = Duration.ofMillis(1);
    private static final Duration WITHIN = Duration.ofSeconds(30);

    /** The first as a library of the JDK does for which there is no descriptor. */
    static List<Chore> faults() {
        return List.of(
                () -> {
                    throw new UnsatisfiedLinkError("Too many open files");
                },
                () -> {
                    throw new IOException("no file");
                },
                () -> {
                    throw new IllegalStateException("our own fault");
                },
                () -> {
                    throw new AssertionError("on purpose");
                });
    }

    /** What nobody catches would end the process. */
    @ParameterizedTest
    @MethodSource("faults")
    void noFaultOfAnyKindGoesBeyondTheChore(Chore fault) throws Exception {
        var uncaught = new AtomicReference<Throwable>();
        var thread = new AtomicReference<Thread>();
        var begun = new CountDownLatch(1);
        Chore.start(
                "a chore",
                () -> {
                    Thread.currentThread()
                            .setUncaughtExceptionHandler((_, what) -> uncaught.set(what));
                    thread.set(Thread.currentThread());
                    begun.countDown();
                    fault.run();
                });
        assertThat(begun.await(WITHIN.toSeconds(), TimeUnit.SECONDS)).isTrue();
        assertThat(thread.get().join(WITHIN)).isTrue();
        assertThat(uncaught.get()).isNull();
    }

    @ParameterizedTest
    @MethodSource("faults")
    void whatIsDoneAgainAndAgainIsTriedAgainAfterAnyFault(Chore fault) throws Exception {
        var times = new CountDownLatch(3);
        var thread =
                Chore.every(
                        SOON,
                        "a chore",
                        () -> {
                            times.countDown();
                            fault.run();
                        });
        try {
            assertThat(times.await(WITHIN.toSeconds(), TimeUnit.SECONDS)).isTrue();
        } finally {
            thread.shutdownNow();
        }
    }

    @Test
    void anOrderToEndIsObeyed() throws Exception {
        var begun = new CountDownLatch(1);
        var thread =
                Chore.every(
                        SOON,
                        "a chore",
                        () -> {
                            begun.countDown();
                            new CountDownLatch(1).await();
                        });
        assertThat(begun.await(WITHIN.toSeconds(), TimeUnit.SECONDS)).isTrue();
        thread.shutdownNow();
        assertThat(thread.awaitTermination(WITHIN.toSeconds(), TimeUnit.SECONDS)).isTrue();
    }
}
