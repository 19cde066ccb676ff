package emberdelve.bench.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.json.JsonMapper;

import java.util.List;

final class FigureSheetTest {
    private static final List<FigureColumn> COLUMNS =
            List.of(
                    new FigureColumn("p99-ms", "p99 ms", 2),
                    new FigureColumn("late-ticks", "late ticks", 0));
    private static final FigureLine SERVER = new FigureLine("server", List.of(3.0, 2.0));
    private static final FigureLine ECHO = new FigureLine("echo", List.of(1.5, Double.NaN));
    private static final FigureSheet SHEET =
            new FigureSheet(
                    "ping", "against", COLUMNS, List.of(SERVER, ECHO, SERVER.over("ratio", ECHO)));

    @Test
    void aTableHasALineForEachAndADashWhereThereIsNoFigure() {
        assertThat(SHEET.markdown())
                .isEqualTo(
                        """
                        **ping**

                        | against | p99 ms | late ticks |
                        |---|--:|--:|
                        | server | 3.00 | 2 |
                        | echo | 1.50 | – |
                        | ratio | 2.00 | – |
                        """);
    }

    @Test
    void jsonHasANumberForEachKeyThatThereIsAFigureFor() {
        var json = JsonMapper.shared().readTree(FigureJson.text("2 cores", List.of(SHEET)));

        assertThat(json.get("machine").asString()).isEqualTo("2 cores");
        var lines = json.get("sheets").get(0).get("lines");
        assertThat(lines.get(0).get("late-ticks").asDouble()).isEqualTo(2);
        assertThat(lines.get(1).get("name").asString()).isEqualTo("echo");
        assertThat(lines.get(1).has("late-ticks")).isFalse();
        assertThat(lines.get(2).get("p99-ms").asDouble()).isEqualTo(2);
    }

    @Test
    void nothingIsAMultipleOfNothing() {
        var none = new FigureLine("none", List.of(0.0, 0.0));

        assertThat(SERVER.over("ratio", none).figures()).allMatch(each -> each.isNaN());
    }

    @Test
    void aLineHasAFigureAColumn() {
        var wrong = List.of(new FigureLine("short", List.of(1.0)));

        assertThatThrownBy(() -> new FigureSheet("it", "name", COLUMNS, wrong))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
