package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import emberdelve.server.link.Inbox;
import emberdelve.server.link.Input;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;

/** One thread at a time runs the game, and nothing that came in is forgotten between two. */
@Timeout(60)
final class GameLockTest {
    private static final Input INPUT = new Input.WallTime(0);

    private final Inbox inbox = new Inbox(1 << 16);
    private final List<Input> ran = new ArrayList<>();
    private final GameLock lock = new GameLock(() -> ran.addAll(inbox.drain()), inbox);

    @Test
    void whoeverFindsTheGameFreeRunsWhatWaits() {
        lock.add(INPUT);
        lock.runHere();

        assertThat(ran).containsExactly(INPUT);
    }

    @Test
    void whatComesWhileAnotherRunsIsRunByThatOne() {
        var calls = new ArrayList<Integer>();
        var late = new AtomicReference<GameLock>();
        late.set(
                new GameLock(
                        () -> {
                            calls.add(inbox.drain().size());
                            if (calls.size() > 1) return;
                            // As another loop does it in the middle of this.
                            late.get().add(INPUT);
                            late.get().runHere();
                        },
                        inbox));

        late.get().add(INPUT);
        late.get().runHere();

        assertThat(calls).containsExactly(1, 1);
    }

    @Test
    void aLoopGoesBackToItsConnectionsAndLeavesTheRestToTheWorldsThread() {
        var calls = new ArrayList<Integer>();
        var endless =
                new GameLock(
                        () -> {
                            calls.add(inbox.drain().size());
                            inbox.add(INPUT);
                        },
                        inbox);

        endless.add(INPUT);
        endless.runHere();

        assertThat(calls).hasSize(GameLock.ROUNDS_MAX);
        assertThat(inbox.isEmpty()).isFalse();
    }

    @Test
    void aFaultOfOneRoundLeavesTheGameFree() {
        var calls = new ArrayList<Integer>();
        var faulty =
                new GameLock(
                        () -> {
                            calls.add(inbox.drain().size());
                            if (calls.size() == 1) throw new IllegalStateException("a test's");
                        },
                        inbox);

        for (var round = 0; round < 2; round++) {
            faulty.add(INPUT);
            faulty.runHere();
        }

        assertThat(calls).containsExactly(1, 1);
    }

    /** What ends the process on the world's thread ends it on a loop's, too. */
    @Test
    void anErrorIsTheThreadsOwnEnd() throws InterruptedException {
        var broken =
                new GameLock(
                        () -> {
                            throw new StackOverflowError("a test's");
                        },
                        inbox);
        var told = new AtomicReference<Throwable>();
        var loop = Thread.ofPlatform().unstarted(broken::runHere);
        loop.setUncaughtExceptionHandler((_, fault) -> told.set(fault));

        loop.start();
        loop.join();

        assertThat(told.get()).isInstanceOf(StackOverflowError.class);
    }

    @Test
    void afterAnErrorOfTheWorldsThreadNobodyRunsTheGame() {
        assertThatThrownBy(() ->
                        lock.take(() -> {
                            throw new StackOverflowError("a test's");
                        }))
                .isInstanceOf(StackOverflowError.class);

        lock.add(INPUT);
        lock.runHere();

        assertThat(ran).isEmpty();
    }

    @Test
    void aFaultOfATickLeavesTheGameFree() {
        assertThatThrownBy(() ->
                        lock.take(() -> {
                            throw new IllegalStateException("a test's");
                        }))
                .isInstanceOf(IllegalStateException.class);

        lock.add(INPUT);
        lock.runHere();

        assertThat(ran).containsExactly(INPUT);
    }

    @Test
    void onceTheWorldsThreadKeepsItNobodyElseRunsTheGame() {
        lock.keep();

        lock.add(INPUT);
        lock.runHere();

        assertThat(ran).isEmpty();
    }

    @Test
    void theWorldsThreadGetsItHoweverEagerTheLoopsAre() throws InterruptedException {
        var stop = new CountDownLatch(1);
        var loops = new ArrayList<Thread>();
        for (var loop = 0; loop < 3; loop++)
            loops.add(
                    Thread.ofPlatform()
                            .start(() -> {
                                while (stop.getCount() > 0) {
                                    lock.add(INPUT);
                                    lock.runHere();
                                }
                            }));
        var ticks = new ArrayList<Integer>();
        try {
            for (var tick = 0; tick < 1_000; tick++) lock.take(() -> ticks.add(ran.size()));
        } finally {
            stop.countDown();
            for (var loop : loops) loop.join();
        }

        assertThat(ticks).hasSize(1_000).isSorted();
    }

    /** The list that they fill is no list for many threads: two at once would lose some of it. */
    @Test
    void nothingIsRunTwiceOrForgottenAmongManyThreads() throws InterruptedException {
        var each = 10_000;
        var stop = new CountDownLatch(1);
        var world =
                Thread.ofPlatform()
                        .start(() -> {
                            while (stop.getCount() > 0 || !inbox.isEmpty()) {
                                inbox.await(1_000_000_000L);
                                lock.take(() -> ran.addAll(inbox.drain()));
                            }
                        });
        var loops = new ArrayList<Thread>();
        for (var loop = 0; loop < 4; loop++)
            loops.add(
                    Thread.ofPlatform()
                            .start(() -> {
                                for (var i = 0; i < each; i++) {
                                    while (!lock.add(INPUT)) Thread.onSpinWait();
                                    lock.runHere();
                                }
                            }));

        for (var loop : loops) loop.join();
        await().until(inbox::isEmpty);
        stop.countDown();
        lock.wake();
        world.join();

        assertThat(ran).hasSize(4 * each);
    }
}
