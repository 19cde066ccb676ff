package emberdelve.server.rule.move;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Direction;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.model.Preferences;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

class FlightTest {
    /** Deep at the right end; from each of the last rooms more ways lead on than back. */
    private static final String MINE =
            """
                            [pit]
                              |
            [gate @]--[hall]--[den]--[sump]
                              |
                            [pool]
            """;

    @Test
    @Rule("R2.12")
    void whoFleesRunsBackTheWayTheyCameAndOnAlongIt() {
        for (var seed = 1; seed <= 20; seed++) {
            var play = Scenario.on(MINE, seed);
            play.types("east").ticks(10);
            play.types("east").ticks(10);
            flees(play);
            assertThat(play.hero().room()).as("seed " + seed).isEqualTo(play.room("hall"));
            flees(play);
            assertThat(play.hero().room()).as("seed " + seed).isEqualTo(play.room("gate"));
            play.ends();
        }
    }

    @Test
    @Rule("R2.12")
    void whereTheWayBackIsHeldOneRunsElsewhere() {
        var play = Scenario.on("[gate @]--[hall]--[den]");
        play.types("east").ticks(10);
        play.meets('d', play.room("hall")).hold(Direction.WEST);
        play.types("kill dummy", "flee").ticks(20);
        assertThat(play.hero().room()).isEqualTo(play.room("den"));
        play.ends();
    }

    @Test
    @Rule("R2.12")
    void wimpyFleesOnceAndThenStandsUntilOneIsAboveItAgain() {
        var play = Scenario.on("[gate @ b ]--[hall b ]--[den]");
        var hero = play.hero();
        hero.setPreferences(Preferences.DEFAULT.withWimpy(90));
        play.ticks(60);
        assertThat(play.saw(hero, MoveEvent.Fled.class)).hasSize(1);
        assertThat(play.saw(hero, MoveEvent.Flinched.class))
                .containsExactly(new MoveEvent.Flinched(hero.named(), 90));
        assertThat(hero.room()).isEqualTo(play.room("hall"));
        assertThat(hero.combat().isFighting(play.monster(1))).as("stands its ground").isTrue();
        assertThat(play.monster(1).hp()).isLessThan(30);

        hero.setHp(20);
        play.forget().ticks(60);
        assertThat(play.saw(hero, MoveEvent.Flinched.class)).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R2.12")
    void whoTypesWimpyAnewFleesAnew() {
        var play = Scenario.on("[gate @ b ]--[hall b ]--[den]");
        play.types("wimpy 90").ticks(60);
        play.forget().types("wimpy 90").ticks(20);
        assertThat(play.saw(play.hero(), MoveEvent.Flinched.class)).hasSize(1);
        play.ends();
    }

    private static void flees(Scenario play) {
        play.meets('d', play.hero().room());
        play.types("kill dummy", "flee").ticks(20);
    }
}
