package emberdelve.db.row;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.Rows;
import emberdelve.db.character.AbilitiesRow;
import emberdelve.db.character.CharacterRow;
import emberdelve.db.character.EffectRow;
import emberdelve.db.character.FateRow;
import emberdelve.db.character.ItemRow;
import emberdelve.db.character.PlightRow;
import emberdelve.db.character.ProgressRow;
import emberdelve.db.character.PurseRow;
import emberdelve.db.character.SettingsRow;
import emberdelve.db.character.StatsRow;
import emberdelve.db.lost.LostRow;
import emberdelve.db.zone.MonsterRow;

import org.junit.jupiter.api.Test;

import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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
        everyColumnCounts(fullCharacter(), CharacterRow.TABLE::digest);
    }

    /** One in which no column is empty. */
    private static CharacterRow fullCharacter() {
        var lasts = Duration.ofSeconds(30);
        return new CharacterRow(
                1,
                2,
                "Mira",
                "mira",
                "guardian",
                "she",
                new StatsRow(40, 110, 4, 50, 2, 40, 10, 3),
                new AbilitiesRow(16, 9, 11, 12, 13, 8),
                new ProgressRow(3, 71, 5, 1),
                new PurseRow(50, 7),
                new SettingsRow(
                        25,
                        true,
                        true,
                        true,
                        Optional.of("brief"),
                        "%h",
                        "the Tall",
                        true,
                        true,
                        true,
                        Optional.of(false),
                        Map.of("way", 25),
                        List.of("chat"),
                        List.of("look"),
                        Map.of("kk", "kill %1"),
                        4,
                        Map.of(12L, "Grist")),
                new PlightRow(
                        List.of(new EffectRow.Speed("hasted", 50, lasts, 7)),
                        List.of(new PlightRow.MindRow("afraid", 2)),
                        Map.of("mend", 40L)),
                FateRow.died(true, 70, 2, "old-mine/hall", "an ogre"),
                "town.square",
                9_000,
                17,
                true);
    }

    @Test
    void soIsEveryColumnOfWhatZonesRemember() throws ReflectiveOperationException {
        everyColumnCounts(Rows.monster(1), MonsterRow.TABLE::digest);
        everyColumnCounts(new LostRow(Rows.onFloor(1), "why", 5), LostRow::digest);
    }

    @SuppressWarnings("unchecked") // the same record with another value
    private static <R extends Record> void everyColumnCounts(R row, ToLongFunction<R> digest)
            throws ReflectiveOperationException {
        var digests = new HashSet<Long>();
        digests.add(digest.applyAsLong(row));
        for (var other : others(row))
            assertThat(digests.add(digest.applyAsLong((R) other))).as("%s", other).isTrue();
    }

    @Test
    void aColumnThatIsAddedAndEmptyLeavesTheDigestsAsTheyWere() {
        assertThat(CharacterRow.TABLE.digest(Rows.character(1, 2, "Mira", 50)))
                .isEqualTo(-6_748_459_686_883_991_606L);
    }

    @SuppressWarnings("unchecked") // a record's own constructor makes that record
    private static <R extends Record> R changed(R row, String which, Object other)
            throws ReflectiveOperationException {
        var components = row.getClass().getRecordComponents();
        var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class[]::new);
        var values = new Object[components.length];
        for (var index = 0; index < components.length; index++) {
            var isIt = components[index].getName().equals(which);
            values[index] = isIt ? other : components[index].getAccessor().invoke(row);
        }
        return (R) row.getClass().getDeclaredConstructor(types).newInstance(values);
    }

    /** The same with another value, once for each component that is a column. */
    private static List<Object> others(Object value) throws ReflectiveOperationException {
        if (value instanceof Record nested && nested.getClass() != ItemRow.class) {
            var others = new ArrayList<Object>();
            for (var component : nested.getClass().getRecordComponents()) {
                var name = component.getName();
                for (var other : others(component.getAccessor().invoke(nested)))
                    others.add(changed(nested, name, other));
            }
            return others;
        }
        return List.of(other(value));
    }

    private static Object other(Object value) {
        return switch (value) {
            case Integer number -> number + 1;
            case Long number -> number + 1;
            case Boolean flag -> !flag;
            case Optional<?> maybe -> maybe.map(RowDigestTest::other);
            case List<?> list -> list.subList(1, list.size());
            case Map<?, ?> _ -> Map.of();
            case ItemRow item -> new ItemRow(item.id() + 1, item.type(), item.place());
            default -> value + "x";
        };
    }
}
