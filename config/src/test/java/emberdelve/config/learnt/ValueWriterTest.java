package emberdelve.config.learnt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.config.content.TriggerSet;

import org.junit.jupiter.api.Test;

import java.math.BigDecimal;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

class ValueWriterTest {
    /** A value of each kind. */
    private record Each(
            String text,
            int whole,
            long longer,
            double real,
            boolean yes,
            boolean no,
            DayOfWeek constant,
            List<String> list,
            Set<Integer> set,
            Map<String, List<Long>> map,
            Optional<Each> nothing,
            Optional<Nested> something,
            TriggerSet triggers,
            Duration span,
            LocalDate date) {}

    private record Nested(String name, Object any) {}

    private static Object again(Object value) throws ReflectiveOperationException {
        return ValueReader.read(ValueWriter.octets(value), 0);
    }

    @Test
    void aValueOfEachKindReadsTheSame() throws ReflectiveOperationException {
        var each =
                new Each(
                        "“ü” ember\n",
                        Integer.MIN_VALUE,
                        Long.MAX_VALUE,
                        -0.5,
                        true,
                        false,
                        DayOfWeek.FRIDAY,
                        List.of("a", "", "a"),
                        Set.of(1, 2, 3),
                        Map.of("k", List.of(1L, -1L)),
                        Optional.empty(),
                        Optional.of(new Nested("n", 7)),
                        TriggerSet.NONE,
                        Duration.ofMillis(-1500),
                        LocalDate.of(2026, 2, 28));

        assertThat(again(each)).isEqualTo(each);
    }

    /** Numbers of what was written before take one octet, two, and three. */
    @Test
    void manyValuesReadTheSame() throws ReflectiveOperationException {
        var many = new TreeMap<String, Nested>();
        for (var i = 0; i < 20_000; i++) many.put("key " + i, new Nested("name " + i, i));

        assertThat(again(many)).isEqualTo(many);
        assertThat(again(many).toString()).isEqualTo(many.toString());
    }

    @Test
    void equalValuesAreWrittenOnceAndAreTheSameObject() throws ReflectiveOperationException {
        var pair = List.of(new Nested("n", 7), new Nested("n", 7));

        var read = (List<?>) again(pair);
        assertThat(read).isEqualTo(pair);
        assertThat(read.getFirst()).isSameAs(read.getLast());
    }

    /** Equal is not the same kind: a record keeps what it was made with. */
    @Test
    void anIntIsNoLong() throws ReflectiveOperationException {
        var mixed = List.of(1, 1L, 1.0, "1", true);

        assertThat(again(mixed)).isEqualTo(mixed);
    }

    @Test
    void aValueOfAnotherKindIsRefused() {
        assertThatThrownBy(() -> ValueWriter.octets(new Nested("n", BigDecimal.ONE)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "java.math.BigDecimal: 1 (expected: a record, or what records are made"
                                + " of)");
    }
}
