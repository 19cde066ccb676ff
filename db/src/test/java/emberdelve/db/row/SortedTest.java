package emberdelve.db.row;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

class SortedTest {
    @Test
    void entriesAreInTheOrderOfTheirKeysHoweverTheyCame() {
        var came = new LinkedHashMap<String, Integer>();
        came.put("sword", 1);
        came.put("axe", 2);
        came.put("mace", 3);

        assertThat(Sorted.copy(came))
                .containsExactly(Map.entry("axe", 2), Map.entry("mace", 3), Map.entry("sword", 1));
    }

    /** Whoever made the row says what is wrong with it, and can name the column. */
    @Test
    void whatIsMissingInADamagedRowIsNotRefusedHere() {
        var damaged = new HashMap<String, String>();
        for (var key : new String[] {"north", "south"}) {
            damaged.put(key, null);

            assertThat(Sorted.copy(damaged)).isEqualTo(damaged);
        }
    }

    @Test
    void aCopyStaysAsItWas() {
        for (var size = 0; size <= 2; size++) {
            var came = new LinkedHashMap<Integer, String>();
            for (var key = 0; key < size; key++) came.put(key, "word");
            var copy = Sorted.copy(came);
            came.put(9, "late");

            assertThat(copy).hasSize(size).doesNotContainKey(9);
            assertThatExceptionOfType(UnsupportedOperationException.class)
                    .isThrownBy(() -> copy.put(9, "later"));
        }
    }
}
