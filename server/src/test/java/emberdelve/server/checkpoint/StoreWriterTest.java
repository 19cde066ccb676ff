package emberdelve.server.checkpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

class StoreWriterTest {
    private final AtomicInteger rounds = new AtomicInteger();
    private final AtomicBoolean isDurable = new AtomicBoolean(true);
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch go = new CountDownLatch(1);
    private final StoreWriter writer =
            new StoreWriter(writes -> {
                writes.run();
                rounds.incrementAndGet();
                if (!isDurable.get()) throw new IllegalStateException("the disk is full");
            });

    @AfterEach
    void stop() {
        go.countDown();
        assertThat(writer.stop(Duration.ofSeconds(15))).isTrue();
    }

    /** What is written after this waits until {@link #go}. */
    private void keepBusy() throws InterruptedException {
        writer.writeCheckpoint(() -> {
            begun.countDown();
            go.await();
            return true;
        });
        begun.await();
    }

    private List<CompletableFuture<Integer>> write(int count) {
        return IntStream.range(0, count).mapToObj(at -> writer.write(() -> at)).toList();
    }

    @Test
    void writesThatWaitForEachOtherAreMadeDurableTogetherInTheirOrder() throws Exception {
        keepBusy();
        var order = new ArrayList<Integer>();
        var answers =
                IntStream.range(0, 20).mapToObj(at -> writer.write(() -> order.add(at))).toList();
        go.countDown();
        for (var answer : answers) answer.get();
        assertThat(order).isSorted().hasSize(20);
        assertThat(rounds.get()).isEqualTo(1);
    }

    @Test
    void aWriteThatFailsFailsAlone() throws Exception {
        keepBusy();
        var bad =
                writer.write(() -> {
                    throw new IllegalStateException("taken");
                });
        var good = writer.write(() -> "written");
        go.countDown();
        assertThat(good.get()).isEqualTo("written");
        assertThatThrownBy(bad::join).hasRootCauseMessage("taken");
    }

    /** Else whoever logs in would wait forever for a write that ran out of memory. */
    @Test
    void evenAnErrorIsToldToWhoWaitsAndToNobodyElse() throws Exception {
        keepBusy();
        var bad =
                writer.write(() -> {
                    throw new StackOverflowError("deep");
                });
        var good = writer.write(() -> "written");
        go.countDown();
        assertThat(good.get()).isEqualTo("written");
        assertThatThrownBy(bad::join).hasCauseInstanceOf(StackOverflowError.class);
        assertThat(writer.writeCheckpoint(() -> "kept").get()).isEqualTo("kept");
    }

    @Test
    void whoComesAfterTheEndIsRefusedLikeAnybodyElse() {
        assertThat(writer.stop(Duration.ofSeconds(15))).isTrue();
        for (var answer : write(1_001))
            assertThatThrownBy(answer::join).hasCauseInstanceOf(RejectedExecutionException.class);
    }

    @Test
    void nobodyIsToldOfWhatMayNotBeOnTheDisk() throws Exception {
        isDurable.set(false);
        keepBusy();
        var answers = write(3);
        go.countDown();
        for (var answer : answers)
            assertThatThrownBy(answer::join).hasRootCauseMessage("the disk is full");
        isDurable.set(true);
        assertThat(writer.write(() -> "again").get()).isEqualTo("again");
    }

    @Test
    void aCheckpointWaitsForAHundredWritesAtMost() throws Exception {
        keepBusy();
        var first = write(1);
        var checkpoint = writer.writeCheckpoint(rounds::get);
        var others = write(199);
        go.countDown();
        assertThat(checkpoint.get()).isEqualTo(1);
        for (var answer : first) answer.get();
        for (var answer : others) answer.get();
        assertThat(rounds.get()).isEqualTo(2);
    }

    @Test
    void tooManyAreRefused() throws Exception {
        keepBusy();
        var answers = write(1_000);
        assertThatThrownBy(write(1).getFirst()::join)
                .hasCauseInstanceOf(RejectedExecutionException.class);
        go.countDown();
        for (var answer : answers) answer.get();
    }
}
