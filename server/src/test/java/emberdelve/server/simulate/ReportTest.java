package emberdelve.server.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import emberdelve.config.content.Combat;
import emberdelve.server.chart.ChartFile;
import emberdelve.server.simulate.BoutResult.End;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.List;

class ReportTest {
    private static final Match MATCH =
            SimulationTest.match("guardian:2", "kobold:3", Combat.ALWAYS_HIT);
    private static final Duration TICK = Duration.ofMillis(200);

    private static final Outlook OUTLOOK =
            Outlook.of(
                    MATCH,
                    new BoutResult[] {
                        new BoutResult(End.WON, 10, 100, 30, 5, List.of(), 40, 0.5),
                        new BoutResult(End.WON, 12, 150, 30, 7, List.of("kobold"), 40, 0.5),
                        new BoutResult(End.LOST, 20, 250, 10, 20, List.of("kobold", "rat"), 0, 0.5),
                        new BoutResult(End.DRAWN, 500, 500, 0, 0, List.of(), 0, 0.5)
                    },
                    TICK);

    @Test
    void anOutlookIsTheMeanOfItsFights() {
        assertThat(OUTLOOK.won()).isEqualTo(2);
        assertThat(OUTLOOK.drawn()).isEqualTo(1);
        assertThat(OUTLOOK.turnsHalf()).isEqualTo(12);
        assertThat(OUTLOOK.turnsMost()).isEqualTo(500);
        // 1000 ticks in four fights.
        assertThat(OUTLOOK.seconds()).isEqualTo(50);
        assertThat(OUTLOOK.xpAnHour()).isEqualTo(80.0 / 200 * 3600);
        assertThat(OUTLOOK.deaths()).containsOnlyKeys("kobold", "rat").containsEntry("kobold", 2);
    }

    @Test
    void theIntervalIsWilsons() {
        // Tabulated: 8 of 10 are 49.0 to 94.3 percent; none of 10 at most 27.8.
        assertThat(Outlook.bound(8, 10, -1)).isCloseTo(0.490, within(0.001));
        assertThat(Outlook.bound(8, 10, 1)).isCloseTo(0.943, within(0.001));
        assertThat(Outlook.bound(0, 10, -1)).isZero();
        assertThat(Outlook.bound(0, 10, 1)).isCloseTo(0.278, within(0.001));
    }

    @Test
    void theTableHasALineForEachAndTheCausesOfDeath() {
        assertThat(Report.table(List.of(OUTLOOK, OUTLOOK)).lines())
                .filteredOn(line -> line.startsWith("| 1 | 1 | 50.0 % | 15.0..85.0 % | 25.0 %"))
                .hasSize(2);
        assertThat(Report.table(List.of(OUTLOOK))).contains("by cause: kobold 0.50, rat 0.25.");
    }

    @Test
    void jsonSaysTheSame() {
        assertThat(Report.json(List.of(OUTLOOK)))
                .startsWith("[")
                .endsWith("]\n")
                .contains("\"party\": \"2 guardian\"", "\"rules\": \"always-hit\"")
                .contains("\"won\": 0.5000", "\"drawn\": 0.2500", "{\"kobold\": 2, \"rat\": 1}");
    }

    @Test
    void theChartIsAWellFormedDrawing() throws Exception {
        var sweep = List.of(OUTLOOK, Outlook.of(MATCH.withLevel(2), won(), TICK));
        for (var drawing : List.of(svg(List.of(OUTLOOK)), svg(sweep))) {
            var document =
                    javax.xml.parsers.DocumentBuilderFactory.newInstance()
                            .newDocumentBuilder()
                            .parse(new org.xml.sax.InputSource(new java.io.StringReader(drawing)));
            assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
        }
        assertThat(svg(sweep)).contains("level of the party", "won");
        assertThat(svg(List.of(OUTLOOK))).contains("game turns");
    }

    private static String svg(List<Outlook> all) {
        return ChartFile.svg(Report.chart(all));
    }

    private static BoutResult[] won() {
        return new BoutResult[] {new BoutResult(End.WON, 10, 100, 30, 5, List.of(), 40, 0.5)};
    }
}
