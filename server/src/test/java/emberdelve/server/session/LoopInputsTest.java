package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.link.Input;
import emberdelve.server.link.InputSink;

import org.junit.jupiter.api.Test;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;

final class LoopInputsTest {
    private final Bell world = new Bell();

    @Test
    void theWorldIsWokenOnceForAllThatCameInOneTurnOfTheLoop() {
        var tasks = new ArrayDeque<Runnable>();
        var inputs = new LoopInputs(world, tasks::add);

        for (var turn = 1; turn <= 3; turn++) {
            for (var second = 0; second < 5; second++)
                assertThat(inputs.offer(new Input.WallTime(second))).isTrue();
            assertThat(world.taken).hasSize(5 * turn);
            assertThat(world.wakes).isEqualTo(turn - 1);

            while (!tasks.isEmpty()) tasks.remove().run();
            assertThat(world.wakes).isEqualTo(turn);
        }
    }

    @Test
    void aLoopThatRunsItsTasksAtOnceWakesTheWorldEachTime() {
        var inputs = new LoopInputs(world, Runnable::run);

        for (var second = 0; second < 3; second++) inputs.offer(new Input.WallTime(second));

        assertThat(world.wakes).isEqualTo(3);
    }

    @Test
    void aLoopThatHasEndedKeepsNothingFromTheWorld() {
        var inputs =
                new LoopInputs(
                        world,
                        _ -> {
                            throw new RejectedExecutionException();
                        });

        for (var second = 0; second < 3; second++) inputs.offer(new Input.WallTime(second));

        assertThat(world.taken).hasSize(3);
        assertThat(world.wakes).isEqualTo(3);
    }

    /** Counts how often the world is woken. */
    private static final class Bell implements InputSink {
        final List<Input> taken = new ArrayList<>();
        int wakes;

        @Override
        public boolean add(Input input) {
            return taken.add(input);
        }

        @Override
        public void wake() {
            wakes++;
        }
    }
}
