package emberdelve.server.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

/** No number is given twice, whichever worlds give them. */
final class IdsTest {
    private static final int EACH = 50;

    @Test
    void severalWorldsGiveEachNumberOnce() {
        for (var first = 1L; first < 12; first++) {
            var given = new ArrayList<Long>();
            for (var territory :
                    Territory.of(List.of(List.of(), List.of("mine"), List.of("moor")))) {
                var ids = new Ids(first, territory);
                for (var i = 0; i < EACH; i++) given.add(ids.give());
            }
            var least = first;
            assertThat(given).doesNotHaveDuplicates().allMatch(id -> id >= least);
        }
    }

    @Test
    void oneWorldLeavesNoneOut() {
        var ids = new Ids(5, Territory.WHOLE);
        assertThat(List.of(ids.give(), ids.give(), ids.next())).containsExactly(5L, 6L, 7L);
    }
}
