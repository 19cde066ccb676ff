package emberdelve.server.command;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.RoomId;
import emberdelve.server.model.Fate;

import org.junit.jupiter.api.Test;

import java.util.List;

class FameTest {
    private static final RoomId PIT = new RoomId("chalk/pit");

    private final Fame fame = new Fame();

    @Test
    void theBestComeFirstAndOfEqualsTheOlder() {
        fame.remember(alive(2, 50));
        fame.remember(alive(3, 70));
        fame.remember(alive(1, 50));

        assertThat(fame.best(9)).extracting(Renown::id).containsExactly(3L, 1L, 2L);
        assertThat(fame.best(2)).hasSize(2);
        assertThat(fame.dead(9)).isEmpty();
    }

    @Test
    void whoeverCanChangeTheWorldIsKnownAndIsNotAmongTheBest() {
        fame.remember(alive(1, 50));
        fame.remember(new Renown(2, "Sable", "Mender", 9, 900, Fate.Living.WAKES, false));

        assertThat(fame.best(9)).extracting(Renown::id).containsExactly(1L);
        assertThat(fame.best(9, List.of(unranked(1)))).isEmpty();
        assertThat(fame.named("sable")).isPresent();
    }

    private static Renown unranked(long id) {
        return new Renown(id, "Nobody", "Guardian", 3, 50, Fate.Living.WAKES, false);
    }

    @Test
    void whatIsSaidLastCounts() {
        fame.remember(alive(1, 50));
        fame.remember(alive(2, 60));
        fame.remember(alive(1, 90));

        assertThat(fame.best(9)).extracting(Renown::xp).containsExactly(90L, 60L);
    }

    @Test
    void whoIsShownAsNowIsRememberedAsBefore() {
        fame.remember(alive(1, 50));
        fame.remember(alive(2, 60));

        assertThat(fame.best(2, List.of(alive(1, 90), alive(3, 10))))
                .extracting(Renown::xp)
                .containsExactly(90L, 60L);
        assertThat(fame.best(9)).extracting(Renown::xp).containsExactly(60L, 50L);
    }

    @Test
    void theLatestDeathComesFirstWhetherForGoodOrNot() {
        fame.remember(died(1, 100));
        fame.remember(fell(2, 300));
        fame.remember(died(3, 200));

        assertThat(fame.dead(9)).extracting(Renown::id).containsExactly(2L, 3L, 1L);
        fame.remember(died(1, 400));
        assertThat(fame.dead(1)).extracting(Renown::id).containsExactly(1L);
    }

    @Test
    void ofWhoWasGivenUpNothingIsSaid() {
        fame.remember(died(1, 100));
        fame.forget(1);

        assertThat(fame.best(9)).isEmpty();
        assertThat(fame.dead(9)).isEmpty();
    }

    @Test
    void beyondAHundredTheLeastAreForgotten() {
        for (var id = 1; id <= Fame.REMEMBERED_MAX + 5; id++) fame.remember(died(id, id));

        assertThat(fame.best(1000))
                .hasSize(Fame.REMEMBERED_MAX)
                .extracting(Renown::id)
                .doesNotContain(1L, 2L, 3L, 4L, 5L);
        assertThat(fame.dead(1000))
                .hasSize(Fame.REMEMBERED_MAX)
                .extracting(Renown::id)
                .doesNotContain(1L, 2L, 3L, 4L, 5L);
    }

    private static Renown alive(long id, long xp) {
        return new Renown(id, "Nobody", "Guardian", 3, xp, Fate.Living.WAKES, true);
    }

    private static Renown died(long id, long tick) {
        return new Renown(id, "Nobody", "Guardian", 3, tick, new Fate.Woke(death(tick)), true);
    }

    private static Renown fell(long id, long tick) {
        return new Renown(id, "Nobody", "Guardian", 3, tick, new Fate.Fallen(death(tick)), true);
    }

    private static Fate.Death death(long tick) {
        return new Fate.Death(tick, 3, PIT, "a kobold");
    }
}
