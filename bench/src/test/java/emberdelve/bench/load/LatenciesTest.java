package emberdelve.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class LatenciesTest {
    @Test
    void aPercentileIsATimeThatWasMeasured() {
        var latencies = new Latencies();
        // Backwards, and more than there is room for at first.
        for (var nanos = 2000; nanos > 0; nanos--) latencies.add(nanos);

        assertThat(latencies.count()).isEqualTo(2000);
        assertThat(latencies.within(50)).isEqualTo(1000);
        assertThat(latencies.within(99)).isEqualTo(1980);
        assertThat(latencies.within(100)).isEqualTo(2000);
    }

    @Test
    void withoutAnAnswerThereIsNoTime() {
        assertThat(new Latencies().within(99)).isZero();
    }
}
