package emberdelve.server.walk;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.server.feature.trigger.Troupe;

import org.junit.jupiter.api.Test;

import java.util.List;

/**
 * Bots walk each way of the shipped dungeon, alone and in a group; they open and lock each door
 * from both sides, read each detail, are answered by everybody about everything, and pull whatever
 * there is to pull.
 */
class EveryRoomTest {
    private static final int SEEDS = Boolean.getBoolean("emberdelve.long") ? 5 : 1;
    private static final Content CONTENT = Troupe.shipped();
    private static final List<String> CLASSES = List.copyOf(CONTENT.classes().keySet());

    /** In the short run, one of them goes alone; all of them go together. */
    private static final List<String> ALONE =
            Boolean.getBoolean("emberdelve.long") ? CLASSES : CLASSES.subList(0, 1);

    @Test
    void eachRoomIsReachedAndReadByOneOfEachClassAlone() {
        for (var seed = 1; seed <= SEEDS; seed++)
            for (var one : ALONE) assertThat(faults(seed, List.of(one))).isEmpty();
    }

    @Test
    void eachRoomIsReachedAndReadByAGroupOfAllClasses() {
        for (var seed = 1; seed <= SEEDS; seed++) assertThat(faults(seed, CLASSES)).isEmpty();
    }

    @Test
    void whatOpensByAWordOrAPullIsEnteredThatWay() {
        assertThat(Ways.faults(CONTENT, ErrandBook.SHIPPED, 1)).isEmpty();
    }

    private static List<String> faults(long seed, List<String> classes) {
        return new Tour(new Party(CONTENT, seed, ErrandBook.SHIPPED, classes)).walk();
    }
}
