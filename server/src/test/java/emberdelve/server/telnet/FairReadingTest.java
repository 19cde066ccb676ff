package emberdelve.server.telnet;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelOutboundBuffer;
import io.netty.channel.embedded.EmbeddedChannel;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Who is read from, on a loop whose turns and whose clock are the test's. */
final class FairReadingTest {
    private static final int MANY = 3 * FairReading.TURN_MIN;

    private final EmbeddedChannel loop = new EmbeddedChannel();
    private boolean worldIsBehind;
    private final FairReading reading = new FairReading(loop.eventLoop(), () -> worldIsBehind);

    /** A connection that takes what it is sent when the test lets it. */
    private final class Connection extends EmbeddedChannel {
        private final FairReading.Share share = reading.of(this);
        private boolean takes = true;

        @Override
        protected void doWrite(ChannelOutboundBuffer waiting) throws Exception {
            if (takes) super.doWrite(waiting);
        }

        boolean isRead() {
            return config().isAutoRead();
        }

        void brings(int lines) {
            for (var line = 0; line < lines; line++) share.brought();
            share.readComplete();
        }
    }

    @BeforeEach
    void timeStands() {
        loop.freezeTime();
    }

    @Test
    void whoTypesIsAlwaysReadFrom() {
        var mira = new Connection();
        for (var i = 0; i < 100; i++) {
            mira.brings(FairReading.LINES_AT_ONCE);
            assertThat(mira.isRead()).isTrue();
        }
    }

    @Test
    void whoBringsMoreAtOnceIsReadFromInTheNextTurn() {
        var mira = new Connection();
        mira.brings(FairReading.LINES_AT_ONCE + 1);
        assertThat(mira.isRead()).isFalse();

        turn();
        assertThat(mira.isRead()).isTrue();
    }

    @Test
    void aFewOfTheQueueAreReadFromInATurnAndTheOthersAfterThem() {
        var all = flood(MANY);
        assertThat(read(all)).isEmpty();

        for (var first = 0; first < MANY; first += FairReading.TURN_MIN) {
            turn();
            var next = all.subList(first, first + FairReading.TURN_MIN);
            assertThat(read(all)).isEqualTo(next);
            next.forEach(each -> each.brings(100));
        }
        turn();
        assertThat(read(all)).isEqualTo(all.subList(0, FairReading.TURN_MIN));
    }

    @Test
    void whoBroughtMuchInATurnIsNotReadFromOnceMoreInIt() {
        var all = flood(MANY);
        turn();
        all.getFirst().brings(FairReading.LINES_AT_ONCE + 1);

        assertThat(all.getFirst().isRead()).isFalse();
    }

    @Test
    void theLessTheyBringTheMoreAreReadFromInATurn() {
        var all = flood(200);
        for (var turns = 0; turns < 200; turns++) {
            turn();
            read(all).forEach(each -> each.brings(1));
        }
        turn();
        assertThat(read(all)).hasSize(FairReading.TURN_MAX);

        read(all).forEach(each -> each.brings(70));
        turn();
        assertThat(read(all)).hasSize(FairReading.TURN_MIN);
    }

    @Test
    void whoeverTypesBesideAFloodIsStillReadFrom() {
        var mira = new Connection();
        var all = flood(MANY);
        for (var turns = 0; turns < 50; turns++) {
            turn();
            read(all).forEach(each -> each.brings(100));
            mira.brings(1);
            assertThat(mira.isRead()).isTrue();
        }
    }

    @Test
    void whoWasQuietLongEnoughIsReadFromWheneverSomethingComes() {
        var all = flood(2 * FairReading.TURN_MAX);
        after(FairReading.QUIET.minusMillis(1));
        assertThat(read(all)).hasSize(FairReading.TURN_MAX);

        after(Duration.ofMillis(20));
        assertThat(read(all)).isEqualTo(all);
    }

    @Test
    void whoDoesNotTakeTheAnswersIsNotReadFromUntilTheyAreTaken() {
        var mira = new Connection();
        mira.takes = false;
        mira.writeOneOutbound(Unpooled.buffer().writeZero(FairReading.UNTAKEN_MAX_OCTETS + 1));
        mira.flushOutbound();
        mira.brings(FairReading.LINES_AT_ONCE + 1);
        after(FairReading.QUIET.multipliedBy(2));
        assertThat(mira.isRead()).isFalse();

        mira.takes = true;
        mira.flushOutbound();
        after(FairReading.LONG_PAUSE);
        assertThat(mira.isRead()).isTrue();
    }

    @Test
    void nobodyOfTheQueueIsReadFromWhileTheWorldIsBehind() {
        worldIsBehind = true;
        var all = flood(MANY);
        after(FairReading.QUIET);
        assertThat(read(all)).isEmpty();

        worldIsBehind = false;
        after(FairReading.PAUSE);
        assertThat(read(all)).hasSize(FairReading.TURN_MIN);
    }

    @Test
    void whoWasNotReadFromWasNotQuiet() {
        worldIsBehind = true;
        var all = flood(2 * FairReading.TURN_MAX);
        after(FairReading.QUIET.multipliedBy(2));
        worldIsBehind = false;
        after(FairReading.QUIET.dividedBy(2));

        assertThat(read(all)).hasSize(FairReading.TURN_MAX);
    }

    @Test
    void whoHungUpIsForgotten() {
        var all = flood(MANY);
        all.subList(0, FairReading.TURN_MIN).forEach(Connection::close);
        turn();

        assertThat(read(all))
                .isEqualTo(all.subList(FairReading.TURN_MIN, 2 * FairReading.TURN_MIN));
    }

    @Test
    void whenTheQueueIsOverNothingIsLeftToDo() {
        flood(MANY);
        after(FairReading.QUIET.multipliedBy(2));

        assertThat(loop.runScheduledPendingTasks()).isEqualTo(-1);
    }

    private List<Connection> flood(int connections) {
        var all = Stream.generate(Connection::new).limit(connections).toList();
        all.forEach(each -> each.brings(100));
        return all;
    }

    private static List<Connection> read(List<Connection> all) {
        return all.stream().filter(Connection::isRead).toList();
    }

    private void turn() {
        loop.advanceTimeBy(1, TimeUnit.NANOSECONDS);
        loop.runScheduledPendingTasks();
    }

    /** So much time, in which the loop turns as often as it wants to. */
    private void after(Duration time) {
        var steps = time.dividedBy(FairReading.PAUSE);
        IntStream.range(0, Math.toIntExact(steps))
                .forEach(_ -> {
                    loop.advanceTimeBy(FairReading.PAUSE.toNanos(), TimeUnit.NANOSECONDS);
                    loop.runScheduledPendingTasks();
                });
    }
}
