package emberdelve.server.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.feature.trigger.Troupe;

import org.junit.jupiter.api.Test;

import java.util.List;

/** What bots do of themselves. */
class HabitsTest {
    private final Troupe play = Troupe.unrecorded(Troupe.shipped(), 5).come("Mira", "Tolo");

    @Test
    void whoLeadsTheGroupOpensTheDelveAlsoWhenThatIsNoLongerTheFirst() {
        play.gather().types("Tolo", "follow mira").go("lantern-yard/stair");
        for (var name : play.names()) play.actor(name).setGold(0);
        assertThat(typedBy("Mira")).isEqualTo(Habits.GO_IN);
        assertThat(typedBy("Tolo")).isNotEqualTo(Habits.GO_IN);

        play.types("Mira", "promote tolo").types("Tolo", "follow me");
        assertThat(typedBy("Mira")).isNotEqualTo(Habits.GO_IN);
        assertThat(typedBy("Tolo")).isEqualTo(Habits.GO_IN);
    }

    private String typedBy(String name) {
        var party = List.of(play.actor("Mira"), play.actor("Tolo"));
        var habits = new Habits(play.world(), party, Match.Manner.SKILLED);
        return habits.next(play.actor(name)).line().orElse("");
    }
}
