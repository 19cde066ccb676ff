package emberdelve.db.row;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.Rows;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.ItemRow;
import emberdelve.db.lost.LostRow;
import emberdelve.db.zone.MonsterRow;

import org.junit.jupiter.api.Test;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;

class RowDigestTest {
    @Test
    void itIsTheSameInEveryRunAndRelease() {
        // A change of this number makes every stored world look damaged: it needs a migration.
        assertThat(RowDigest.of("item").add(7).add("torch").add(true).value())
                .isEqualTo(-2_597_647_409_710_579_874L);
    }

    @Test
    void neighboursEndFarApart() {
        var seen = new HashSet<Long>();
        var differingBits = 0;
        for (var id = 0L; id < 100_000; id++) {
            var digest = RowDigest.of("item").add(id).value();
            seen.add(digest);
            differingBits += Long.bitCount(digest ^ RowDigest.of("item").add(id + 1).value());
        }
        assertThat(seen).hasSize(100_000);
        assertThat(differingBits / 100_000).isBetween(30, 34);
    }

    @Test
    void textIsNotConfusedWithItsNeighbour() {
        var one = RowDigest.of("t").add("ab").add("c").value();
        assertThat(RowDigest.of("t").add("a").add("bc").value()).isNotEqualTo(one);
        assertThat(RowDigest.of("t").add("ab").add("d").value()).isNotEqualTo(one);
        assertThat(RowDigest.of("t").add("").add("").value())
                .isNotEqualTo(RowDigest.of("t").add("").value());
        assertThat(RowDigest.of("t").add("abcd\0").value())
                .isNotEqualTo(RowDigest.of("t").add("abcd").value());
    }

    @Test
    void everyColumnOfACharacterIsInItsDigest() throws ReflectiveOperationException {
        everyColumnCounts(Rows.character(1, 2, "Mira", 50), CharacterRow::digest);
    }

    @Test
    void soIsEveryColumnOfWhatZonesRemember() throws ReflectiveOperationException {
        everyColumnCounts(Rows.monster(1), MonsterRow::digest);
        everyColumnCounts(new LostRow(Rows.onFloor(1), "why", 5), LostRow::digest);
    }

    private static <R extends Record> void everyColumnCounts(R row, ToLongFunction<R> digest)
            throws ReflectiveOperationException {
        for (var component : row.getClass().getRecordComponents()) {
            assertThat(digest.applyAsLong(changed(row, component)))
                    .as(component.getName())
                    .isNotEqualTo(digest.applyAsLong(row));
        }
    }

    @Test
    void aCharacterThatHasArrangedNothingKeepsTheDigestFromBeforeHabitsWereStored() {
        assertThat(Rows.character(1, 2, "Mira", 50).digest())
                .isEqualTo(-1_373_928_585_090_656_067L);
    }

    @SuppressWarnings("unchecked") // a record's own constructor makes that record
    private static <R extends Record> R changed(R row, RecordComponent which)
            throws ReflectiveOperationException {
        var components = row.getClass().getRecordComponents();
        var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class[]::new);
        var values = new Object[components.length];
        for (var index = 0; index < components.length; index++) {
            var value = valueOf(row, components[index]);
            var isIt = components[index].getName().equals(which.getName());
            values[index] = isIt ? other(value) : value;
        }
        return (R) row.getClass().getDeclaredConstructor(types).newInstance(values);
    }

    private static Object valueOf(Record row, RecordComponent component)
            throws IllegalAccessException, InvocationTargetException {
        return component.getAccessor().invoke(row);
    }

    private static Object other(Object value) {
        return switch (value) {
            case Integer number -> number + 1;
            case Long number -> number + 1;
            case Boolean flag -> !flag;
            case Optional<?> maybe -> maybe.map(known -> known + "x");
            case List<?> list -> list.subList(1, list.size());
            case ItemRow item -> new ItemRow(item.id() + 1, item.type(), item.place());
            default -> value + "x";
        };
    }
}
