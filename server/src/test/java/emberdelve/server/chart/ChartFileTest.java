package emberdelve.server.chart;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

import javax.xml.parsers.DocumentBuilderFactory;

final class ChartFileTest {
    private static final LineChart.Series RISING =
            new LineChart.Series(
                    "a < b & c",
                    List.of(new LineChart.Point(100, 0.5), new LineChart.Point(10_000, 50)));

    @Test
    void twoChartsAreOneFileWithACurveEach() throws Exception {
        var log = new LineChart("p99", "ms", "commands/s", true, true, List.of(RISING));
        var plain = new LineChart("heap", "MiB", "minutes", false, false, List.of(RISING));
        var root = parsed(ChartFile.svg(List.of(log, plain)));

        var curves = root.getElementsByTagName("polyline");
        assertThat(curves.getLength()).isEqualTo(2);
        var points = ((Element) curves.item(0)).getAttribute("points");
        assertThat(points).isEqualTo("72.0,211.8 696.0,62.5");
    }

    @Test
    void axesBeginAndEndAtRoundNumbers() {
        assertThat(ChartAxis.logOver(List.of(30.0, 4_000.0)).marks())
                .containsExactly(10.0, 100.0, 1_000.0, 10_000.0);
        assertThat(ChartAxis.from0(List.of(3.0, 41.0)).marks())
                .containsExactly(0.0, 10.0, 20.0, 30.0, 40.0, 50.0);
    }

    @Test
    void nothingMeasuredIsDrawnAllTheSame() throws Exception {
        var empty = new LineChart.Series("none", List.of());
        var chart = new LineChart("p99", "ms", "minutes", false, true, List.of(empty));

        assertThat(parsed(ChartFile.svg(List.of(chart))).getTagName()).isEqualTo("svg");
    }

    private static Element parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)))
                .getDocumentElement();
    }
}
