package emberdelve.server.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.command.Looking;
import emberdelve.server.kernel.Noticed;
import emberdelve.server.model.Room;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.FightEvent;
import emberdelve.server.rule.talk.TalkEvent;

import org.junit.jupiter.api.Test;

class DarknessTest {
    @Test
    @Rule("R8.3")
    void inTheDarkOneFindsTheWaysOutAndNothingElse() {
        var play = Scenario.on("[dark @ d ]--[hall]");
        var seen = Looking.room(play.room("dark"), play.hero(), play.company);
        assertThat(seen.dark()).isTrue();
        assertThat(seen.people()).isEmpty();
        assertThat(seen.exits()).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R8.3")
    void withoutALightNoDetailIsSeen() {
        var play = Scenario.on("[dark @ ]");
        play.types("look altar");
        assertThat(play.answers()).containsExactly("look.dark");
        play.forget().gives(play.hero(), Armoury.LAMP);
        play.types("wear lamp").ticks(10).types("look altar");
        assertThat(play.answers()).doesNotContain("look.dark");
        play.ends();
    }

    @Test
    @Rule("R8.3")
    void aLampInAnybodysHandIsEnoughForAll() {
        var play = Scenario.on("[dark @& d ]");
        play.gives(play.hero('&'), Armoury.LAMP);
        play.types(play.hero('&'), "wear lamp");
        assertThat(look(play, play.room("dark"))).isEqualTo(2);
        play.types(play.hero('&'), "remove lamp").ticks(10);
        assertThat(look(play, play.room("dark"))).isZero();
        play.types(play.hero('&'), "drop lamp").ticks(10);
        assertThat(look(play, play.room("dark"))).as("on the floor").isEqualTo(2);
        play.ends();
    }

    @Test
    @Rule("R8.3")
    void whoeverSpeaksInTheDarkIsSomeone() {
        var play = Scenario.on("[dark @& ]");
        play.types(play.hero('&'), "say hello");
        assertThat(play.noticed(play.hero(), TalkEvent.Spoke.class))
                .singleElement()
                .satisfies(heard -> assertThat(heard.seen()).isFalse());
        play.ends();
    }

    @Test
    @Rule("R8.4")
    void aFightInTheDarkIsHeardNextDoorAndSeenFromNowhere() {
        var play = Scenario.on("[dark & d ]--[next @ ]--[far % ]");
        play.types(play.hero('&'), "kill dummy");
        assertThat(play.noticed(play.hero(), FightEvent.Began.class))
                .isNotEmpty()
                .noneMatch(Noticed::seen);
        assertThat(play.noticed(play.hero('%'), FightEvent.Began.class)).isEmpty();
        play.ends();
    }

    private static int look(Scenario play, Room room) {
        return Looking.room(room, play.hero(), play.company).people().size();
    }
}
