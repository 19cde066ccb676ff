package emberdelve.bench.region;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.time.Duration;

/** Regions of the smallest size, which must be playable side by side; ratios are of no interest. */
final class RegionBenchTest {
    @Test
    void bothLoadsAreMeasuredInPairsAndAsTheirMedian() throws InterruptedException {
        var findings = new RegionBench(1, Duration.ofMillis(1), _ -> {}).run(100, 2);

        assertThat(findings.sheets())
                .hasSize(2)
                .allSatisfy(sheet -> {
                    assertThat(sheet.lines()).hasSize(2);
                    assertThat(sheet.lines())
                            .allSatisfy(line ->
                                    assertThat(line.figures())
                                            .hasSize(3)
                                            .allMatch(each -> each > 0));
                });
    }
}
