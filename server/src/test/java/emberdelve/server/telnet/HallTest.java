package emberdelve.server.telnet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.netty.channel.embedded.EmbeddedChannel;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;

/** Who is let in when, on a loop whose turns and whose clock are the test's. */
final class HallTest {
    private static final int CROWD = 2 * Hall.A_TURN + 1;

    private final EmbeddedChannel loop = new EmbeddedChannel();
    private final Hall hall = new Hall(loop.eventLoop());
    private final List<Integer> begun = new ArrayList<>();

    @BeforeEach
    void timeStands() {
        loop.freezeTime();
    }

    @Test
    void ofACrowdAFewAreLetInEachTurnInTheOrderInWhichTheyCame() {
        for (var number = 0; number < CROWD; number++) enters(new EmbeddedChannel(), number);
        assertThat(begun).isEmpty();

        turn();
        assertThat(begun).hasSize(Hall.A_TURN);
        turn();
        turn();
        assertThat(begun).isEqualTo(IntStream.range(0, CROWD).boxed().toList());
    }

    @Test
    void whoIsLetInIsOnTheLoopOfThePlayers() {
        var mira = new EmbeddedChannel();
        enters(mira, 1);
        turn();
        assertThat(mira.eventLoop()).isSameAs(loop.eventLoop());
        assertThat(mira.isRegistered()).isTrue();
    }

    @Test
    void whoHasGoneMeanwhileIsNotLetIn() {
        var mira = new EmbeddedChannel();
        enters(mira, 1);
        mira.close();
        enters(new EmbeddedChannel(), 2);
        turn();
        assertThat(begun).containsExactly(2);
    }

    /** As without memory, or without a class that cannot be loaded any more. */
    static List<Runnable> faults() {
        return List.of(
                () -> {
                    throw new IllegalStateException("on purpose");
                },
                () -> {
                    throw new NoClassDefFoundError("on purpose");
                });
    }

    @ParameterizedTest
    @MethodSource("faults")
    void aSessionThatCannotBeginIsToldOfAndClosedAndHarmsOnlyItself(Runnable fault) {
        var mira = new EmbeddedChannel();
        hall.enter(mira, fault);
        mira.runPendingTasks();
        enters(new EmbeddedChannel(), 2);
        turn();
        loop.runPendingTasks();

        assertThat(begun).containsExactly(2);
        assertThat(mira.isOpen()).isFalse();
        assertThatThrownBy(mira::checkException).hasMessage("on purpose");
    }

    private void enters(EmbeddedChannel connection, int number) {
        hall.enter(connection, () -> begun.add(number));
        // It leaves the loop that it was on.
        connection.runPendingTasks();
    }

    private void turn() {
        loop.runPendingTasks();
        loop.advanceTimeBy(1, TimeUnit.NANOSECONDS);
        loop.runScheduledPendingTasks();
    }
}
