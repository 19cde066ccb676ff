package emberdelve.db.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.bouncycastle.crypto.generators.Argon2BytesGenerator.Block;
import org.junit.jupiter.api.Test;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

class HashMemoryTest {
    private static final int PATIENCE_SECONDS = 20;

    private final HashMemory memory = new HashMemory(3);

    @Test
    void whatOneHashGaveBackTheNextOneGets() {
        var first =
                memory.lend(
                        1,
                        blocks -> {
                            var block = blocks.allocate();
                            blocks.deallocate(block);
                            return block;
                        });

        assertThat(memory.kept()).isEqualTo(1);
        assertThat(memory.<Block>lend(1, blocks -> blocks.allocate())).isSameAs(first);
    }

    @Test
    void whatIsNotLentCanBeGivenUp() {
        memory.lend(
                1,
                blocks -> {
                    blocks.deallocate(blocks.allocate());
                    return blocks;
                });
        memory.forget();

        assertThat(memory.kept()).isZero();
    }

    @Test
    void whoAsksForMoreThanThereEverIsIsRefusedAndTheRestIsLentAsBefore() {
        assertThatThrownBy(() -> memory.lend(4, blocks -> blocks))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("4 KiB (expected: at most 3;");
        assertThat(memory.<String>lend(3, _ -> "all of it")).isEqualTo("all of it");
    }

    @Test
    void whoFindsItLentWaitsUntilItIsBack() throws Exception {
        var lent = new CountDownLatch(1);
        var done = new CountDownLatch(1);
        var holder =
                CompletableFuture.runAsync(() ->
                        memory.lend(
                                2,
                                _ -> {
                                    lent.countDown();
                                    await(done);
                                    return "held";
                                }));
        await(lent);
        var waiting =
                CompletableFuture.supplyAsync(
                        () -> memory.<Boolean>lend(2, _ -> done.getCount() == 0));
        // One KiB is left: enough for who needs no more, if nobody was there before.
        done.countDown();

        assertThat(waiting.get(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        holder.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }

    @Test
    void aHashThatFailsGivesItsMemoryBack() {
        assertThatThrownBy(() ->
                        memory.lend(
                                3,
                                _ -> {
                                    throw new IllegalArgumentException("broken");
                                }))
                .hasMessage("broken");

        assertThat(memory.<String>lend(3, _ -> "free")).isEqualTo("free");
    }

    private static void await(CountDownLatch latch) {
        try {
            assertThat(latch.await(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException interrupted) {
            throw new AssertionError(interrupted);
        }
    }
}
