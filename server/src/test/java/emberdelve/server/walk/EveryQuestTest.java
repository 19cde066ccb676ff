package emberdelve.server.walk;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.server.feature.trigger.Troupe;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;

import java.util.List;

/**
 * Bots bring each quest to each of its endings, on foot from the start room, alone and in a group.
 * What one alone cannot do is tried alone as well, and must not succeed.
 */
class EveryQuestTest {
    private static final int SEEDS = Boolean.getBoolean("emberdelve.long") ? 5 : 1;
    private static final Content CONTENT = Troupe.withShortDays(Troupe.shipped());
    private static final List<String> CLASSES = List.copyOf(CONTENT.classes().keySet());

    /** In the short run, one of them goes alone; all of them go together. */
    private static final List<String> ALONE =
            Boolean.getBoolean("emberdelve.long") ? CLASSES : CLASSES.subList(0, 1);

    private final QuestWalk quests = walks(1);

    @Test
    void eachEndingHasAWalk() {
        assertThat(quests.gaps()).isEmpty();
    }

    @Test
    @Rule("R19.1")
    void oneOfEachClassAloneComesToEachEnd() {
        for (var seed = 1; seed <= SEEDS; seed++)
            for (var one : ALONE) assertThat(walks(seed).faults(List.of(one))).isEmpty();
    }

    @Test
    @Rule("R19.3")
    void aGroupComesToEachEnd() {
        for (var seed = 1; seed <= SEEDS; seed++) assertThat(walks(seed).faults(CLASSES)).isEmpty();
    }

    @Test
    void whatOneAloneCannotDoIsNamed() {
        assertThat(quests.notAlone())
                .containsExactly(
                        "seven-years/mended: two hold the frame",
                        "the-hundredth/lit: one blows on the fire, and one keeps the wind off",
                        "the-shift-that-stayed/released: both handles of the pump engine are held"
                                + " at once",
                        "the-shift-that-stayed/kept: both handles of the pump engine are held at"
                                + " once",
                        "the-true-round/sold: one pulls the ladle at the top while one holds the"
                                + " net at the bottom",
                        "the-true-round/rested: one pulls the ladle at the top while one holds the"
                                + " net at the bottom");
    }

    @Test
    void theSameSeedIsTheSameWalk() {
        assertThat(walked()).isEqualTo(walked());
    }

    private static QuestWalk walks(long seed) {
        return new QuestWalk(CONTENT, ErrandBook.SHIPPED, seed);
    }

    private static long walked() {
        var walk = ErrandBook.SHIPPED.of("what-was-counted").get("sold");
        var party = new Party(CONTENT, 1, ErrandBook.SHIPPED, CLASSES.subList(0, 2));
        party.does(walk);
        return party.hash();
    }
}
