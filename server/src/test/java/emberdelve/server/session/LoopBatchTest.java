package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.server.link.Input;
import emberdelve.server.link.InputSink;

import org.junit.jupiter.api.Test;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/** An event loop reads, lets the world run, and tells what came of it. */
final class LoopBatchTest {
    private final Deque<Runnable> tasks = new ArrayDeque<>();
    private final List<String> heard = new ArrayList<>();
    private final Bell world = new Bell();
    private final LoopBatch turn = new LoopBatch(world, tasks::add);

    @Test
    void theWorldRunsOnceForAllThatCameInOneTurn() {
        for (var number = 1; number <= 3; number++) {
            for (var second = 0; second < 5; second++) {
                assertThat(turn.offer(new Input.WallTime(second))).isTrue();
                turn.readComplete();
            }
            assertThat(world.taken).hasSize(5 * number);
            assertThat(world.runs).isEqualTo(number - 1);

            endTurn();
            assertThat(world.runs).isEqualTo(number);
        }
    }

    @Test
    void inAStormItRunsInTheMiddleOfTheTurnForSomeDozensOfInputs() {
        world.answers = () -> turn.execute(() -> heard.add("after " + world.taken.size()));

        for (var second = 0; second < 3 * LoopBatch.INPUTS - 1; second++) {
            turn.offer(new Input.WallTime(second));
            turn.readComplete();
        }

        assertThat(heard).containsExactly("after 32", "after 64");
        endTurn();
        assertThat(heard).containsExactly("after 32", "after 64", "after 95");
    }

    @Test
    void oneConnectionsLinesAreNotRunBeforeAllOfThemAreHandedOver() {
        for (var second = 0; second < 2 * LoopBatch.INPUTS; second++)
            turn.offer(new Input.WallTime(second));
        assertThat(world.runs).isZero();

        turn.readComplete();
        assertThat(world.runs).isEqualTo(1);
    }

    @Test
    void whatAnotherThreadHasToTellIsToldFirstWhenItCameFirst() {
        turn.execute(() -> heard.add("the tick's blow"));
        world.answers = () -> turn.execute(() -> heard.add("the answer"));
        for (var second = 0; second < LoopBatch.INPUTS; second++)
            turn.offer(new Input.WallTime(second));
        turn.readComplete();

        assertThat(heard).containsExactly("the tick's blow", "the answer");
        endTurn();
        assertThat(heard).hasSize(2);
    }

    @Test
    void whatIsToldOutsideOfARunHasATaskOfItsOwnOnce() {
        turn.execute(() -> heard.add("one"));
        turn.execute(() -> heard.add("two"));
        assertThat(tasks).hasSize(1);
        endTurn();
        assertThat(heard).containsExactly("one", "two");

        turn.execute(() -> heard.add("three"));
        endTurn();
        assertThat(heard).containsExactly("one", "two", "three");
    }

    @Test
    void afterARunThatToldNothingOthersAreStillHeard() {
        turn.offer(new Input.WallTime(1));
        endTurn();
        turn.execute(() -> heard.add("the tick's blow"));
        endTurn();

        assertThat(heard).containsExactly("the tick's blow");
    }

    @Test
    void aFaultOfOneKeepsNobodyElseFromHearing() {
        turn.execute(() -> {
            throw new IllegalStateException("on purpose");
        });
        turn.execute(() -> {
            throw new StackOverflowError("on purpose");
        });
        turn.execute(() -> heard.add("the next one"));
        endTurn();

        assertThat(heard).containsExactly("the next one");
    }

    @Test
    void aFaultOfTheWorldKeepsNobodyFromHearing() {
        turn.execute(() -> heard.add("before"));
        world.answers =
                () -> {
                    throw new IllegalStateException("on purpose");
                };
        turn.offer(new Input.WallTime(1));

        assertThatThrownBy(this::endTurnBackwards).hasMessage("on purpose");
        assertThat(heard).containsExactly("before");
        turn.execute(() -> heard.add("after"));
        endTurn();
        assertThat(heard).containsExactly("before", "after");
    }

    /** Each thread's own are told in their order, and none is lost. */
    @Test
    void manyThreadsTellWhileTheLoopRunsTheWorld() throws InterruptedException {
        var toldBy = IntStream.range(0, 4).mapToObj(_ -> new ArrayList<Integer>()).toList();
        var posted = new LinkedBlockingQueue<Runnable>();
        var busy = new LoopBatch(world, posted::add);
        var left = new AtomicInteger(toldBy.size());
        var threads =
                toldBy.stream()
                        .map(told ->
                                Thread.ofPlatform()
                                        .start(() -> {
                                            for (var at = 0; at < 10_000; at++) {
                                                var number = at;
                                                busy.execute(() -> told.add(number));
                                            }
                                            left.decrementAndGet();
                                        }))
                        .toList();
        while (left.get() > 0 || !posted.isEmpty()) {
            busy.offer(new Input.WallTime(1));
            posted.take().run();
        }
        for (var thread : threads) thread.join();
        while (!posted.isEmpty()) posted.take().run();

        var all = IntStream.range(0, 10_000).boxed().toList();
        assertThat(toldBy).allSatisfy(told -> assertThat(told).isEqualTo(all));
    }

    @Test
    void aLoopThatRunsItsTasksAtOnceRunsTheWorldEachTime() {
        var direct = new LoopBatch(world, Runnable::run);

        for (var second = 0; second < 3; second++) direct.offer(new Input.WallTime(second));

        assertThat(world.runs).isEqualTo(3);
    }

    @Test
    void aLoopThatHasEndedKeepsNothingFromTheWorld() {
        var ended =
                new LoopBatch(
                        world,
                        _ -> {
                            throw new RejectedExecutionException();
                        });

        for (var second = 0; second < 3; second++) ended.offer(new Input.WallTime(second));

        assertThat(world.taken).hasSize(3);
        assertThat(world.runs).isEqualTo(3);
    }

    @Test
    void aLoopThatHasEndedRefusesWhateverIsToBeDoneOnIt() {
        var ended =
                new LoopBatch(
                        world,
                        _ -> {
                            throw new RejectedExecutionException();
                        });

        for (var time = 0; time < 2; time++)
            assertThatThrownBy(() -> ended.execute(() -> heard.add("too late")))
                    .isInstanceOf(RejectedExecutionException.class);
        assertThat(heard).isEmpty();
    }

    private void endTurn() {
        while (!tasks.isEmpty()) tasks.remove().run();
    }

    /** What was posted last runs first. */
    private void endTurnBackwards() {
        while (!tasks.isEmpty()) tasks.removeLast().run();
    }

    /** Counts how often the world is run, and lets it answer. */
    private static final class Bell implements InputSink {
        final List<Input> taken = new ArrayList<>();
        Runnable answers = () -> {};
        int runs;

        @Override
        public boolean add(Input input) {
            return taken.add(input);
        }

        @Override
        public void runHere() {
            runs++;
            answers.run();
        }
    }
}
