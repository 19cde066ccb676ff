package emberdelve.config.read;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.Optional;

class ProblemsTest {
    @Test
    void theyAreListedByFileThenLineThenColumn() {
        var problems = new Problems();
        problems.add(at("b.yaml", 1, 1, "one"));
        problems.add(at("a.yaml", 10, 2, "two"));
        problems.add(at("a.yaml", 10, 1, "three"));
        problems.add(at("a.yaml", 9, 7, "four"));

        assertThat(problems)
                .hasToString(
                        """
                        a.yaml:9:7: k: four (expected: c)
                        a.yaml:10:1: k: three (expected: c)
                        a.yaml:10:2: k: two (expected: c)
                        b.yaml:1:1: k: one (expected: c)
                        """);
    }

    @Test
    void aSuggestionComesAtTheEnd() {
        var problem =
                Problem.of(new Position("a.yaml", 1, 2), "mind", "gard", "one of idle, guard");

        assertThat(problem.suggesting(Optional.of("guard")))
                .hasToString(
                        "a.yaml:1:2: mind: gard (expected: one of idle, guard);"
                                + " did you mean \"guard\"?");
        assertThat(problem.suggesting(Optional.empty())).isSameAs(problem);
    }

    @Test
    void whateverAValueHoldsAProblemIsOneShortLine() {
        var at = new Position("a.yaml", 1, 1);
        var exact = "x".repeat(Problem.VALUE_MAX_CHARS);

        assertThat(Problem.of(at, "k", "a\r\nb\u001b[31m", "c").text())
                .isEqualTo("k: a\\u000d\\u000ab\\u001b[31m (expected: c)");
        assertThat(Problem.of(at, "k", exact, "c").text())
                .isEqualTo("k: " + exact + " (expected: c)");
        assertThat(Problem.of(at, "k", exact + "y", "c").text())
                .isEqualTo("k: " + exact + "… (expected: c)");
        assertThat(Problem.of(at, "k", "  ", "c").text()).isEqualTo("k: nothing (expected: c)");
    }

    private static Problem at(String file, int line, int column, String value) {
        return Problem.of(new Position(file, line, column), "k", value, "c");
    }
}
