package emberdelve.server.time;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class TokenBucketTest {
    private static final long SECOND = 1_000_000_000L;

    @Test
    void aBurstIsAllowedAndThenTheRate() {
        var bucket = TokenBucket.perSecond(20, 40, 0);

        assertThat(taken(bucket, 100, 0)).isEqualTo(40);
        assertThat(taken(bucket, 100, SECOND)).isEqualTo(20);
        assertThat(taken(bucket, 100, SECOND + SECOND / 2)).isEqualTo(10);
    }

    @Test
    void aRestFillsItAndNoMore() {
        var bucket = TokenBucket.perSecond(20, 40, 0);
        taken(bucket, 40, 0);

        assertThat(bucket.isFull(SECOND)).isFalse();
        assertThat(bucket.isFull(2 * SECOND)).isTrue();
        assertThat(taken(bucket, 100, 1_000 * SECOND)).isEqualTo(40);
    }

    @Test
    void debtIsPaidOffFirst() {
        var bucket = TokenBucket.perSecond(1, 1, 0);
        bucket.owe(0);
        bucket.owe(0);

        assertThat(bucket.hasOne(SECOND)).isFalse();
        assertThat(bucket.hasOne(2 * SECOND)).isTrue();
    }

    @Test
    void aClockThatOverflowsWorksTheSame() {
        var late = Math.subtractExact(Long.MAX_VALUE, 1);
        var bucket = TokenBucket.perSecond(1, 2, late);

        assertThat(taken(bucket, 9, late)).isEqualTo(2);
        var wrapped = late + 2 * SECOND;
        assertThat(wrapped).isNegative();
        assertThat(taken(bucket, 9, wrapped)).isEqualTo(2);
    }

    private static int taken(TokenBucket bucket, int wanted, long now) {
        var taken = 0;
        for (var round = 0; round < wanted; round++) if (bucket.take(now)) taken++;
        return taken;
    }
}
