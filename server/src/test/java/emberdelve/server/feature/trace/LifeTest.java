package emberdelve.server.feature.trace;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.model.ItemId;

import org.junit.jupiter.api.Test;

/** A life that another world has stored is here as it is there. */
class LifeTest {
    private static final ItemId SWORD = new ItemId(26);
    private static final int ENTRIES = LifeEntry.ENTRIES_MAX + LifeEntry.LAST_MAX + 3;

    private final Life there = new Life(SWORD, "sword");
    private final Life here = new Life(SWORD, "sword");

    private static LifeEntry entry(int number, String who) {
        return new LifeEntry(
                SWORD,
                "sword",
                number,
                What.TAKEN,
                number,
                0,
                new Whom(17, who),
                Whom.NOBODY,
                "hall",
                "");
    }

    @Test
    void whatIsToldEntryByEntryIsTheSameLife() {
        for (var number = 1; number <= ENTRIES; number++) {
            there.add(entry(number, "Mira"));
            here.learn(entry(number, "Mira"));
            here.learn(entry(number, "Mira"));
        }
        assertThat(here.entries()).isEqualTo(there.entries());
        assertThat(here.next()).isEqualTo(ENTRIES + 1);
    }

    @Test
    void entriesWithAnotherNameTakeTheirPlaces() {
        for (var number = 1; number <= ENTRIES; number++) there.add(entry(number, "Mira"));
        for (var each : there.entries()) here.learn(each);
        for (var each : there.entries().reversed()) here.learn(entry(each.number(), "Sable"));
        assertThat(here.entries())
                .containsExactlyElementsOf(
                        there.entries().stream()
                                .map(each -> entry(each.number(), "Sable"))
                                .toList());
    }
}
