package emberdelve.server.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Direction;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.Noticed;
import emberdelve.server.model.Preferences;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.FightEvent;
import emberdelve.server.rule.talk.TalkEvent;

import org.junit.jupiter.api.Test;

import java.util.Optional;

class PerceptionTest {
    @Test
    @Rule("R8.1")
    void aFightInTheNextRoomIsSeenWithItsDirection() {
        var play = Scenario.on("[hall @ ]--[cell & k ]");
        play.types(play.hero('&'), "kill kobold").ticks(10);
        assertThat(play.noticed(play.hero(), FightEvent.Ended.class))
                .singleElement()
                .extracting(Noticed::direction)
                .isEqualTo(Optional.of(Direction.EAST));
        assertThat(play.noticed(play.hero('&'), FightEvent.Died.class))
                .singleElement()
                .extracting(Noticed::direction)
                .isEqualTo(Optional.empty());
        play.ends();
    }

    @Test
    @Rule("R8.1")
    void theDirectionIsThatOfTheFirstStepOfTheShortestWay() {
        var play =
                Scenario.on(
                        """
                        [attic % ]--[bend]
                           |          |
                        [hall @ ]  [cell & k ]
                        """);
        play.types(play.hero('&'), "kill kobold");
        assertThat(play.noticed(play.hero(), FightEvent.Began.class))
                .singleElement()
                .extracting(Noticed::direction)
                .isEqualTo(Optional.of(Direction.NORTH));
        assertThat(play.noticed(play.hero('%'), FightEvent.Began.class))
                .singleElement()
                .extracting(Noticed::direction)
                .isEqualTo(Optional.of(Direction.EAST));
        play.ends();
    }

    @Test
    void nobodySeesFurtherThanTheirVision() {
        var play = Scenario.on("[hall @ ]--[one]--[two % ]--[three]--[cell & k ]");
        play.types(play.hero('&'), "kill kobold");
        assertThat(play.noticed(play.hero(), FightEvent.class)).isEmpty();
        assertThat(play.noticed(play.hero('%'), FightEvent.Began.class)).hasSize(1);
        play.ends();
    }

    @Test
    void aShutDoorHidesWhatIsBehindIt() {
        var play = Scenario.on("[hall @ ]-+-[cell & k ]");
        play.types(play.hero('&'), "kill kobold");
        assertThat(play.noticed(play.hero(), FightEvent.class)).isEmpty();
        play.types("open east").ticks(10);
        assertThat(play.noticed(play.hero(), FightEvent.Ended.class)).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R8.2")
    void whoeverTurnedFarOffSeesTheRoomAlone() {
        var play = Scenario.on("[hall @ ]--[cell & k ]");
        play.hero().setPreferences(Preferences.DEFAULT.withFar(false));
        play.types(play.hero('&'), "kill kobold");
        assertThat(play.noticed(play.hero(), FightEvent.class)).isEmpty();
        play.ends();
    }

    @Test
    void talkAndStepsStayInTheRoomAndShoutsDoNot() {
        var play = Scenario.on("[hall @ ]--[cell &% ]");
        play.types(play.hero('&'), "say hello", "shout help!");
        assertThat(play.saw(play.hero(), TalkEvent.Spoke.class)).isEmpty();
        assertThat(play.saw(play.hero('%'), TalkEvent.Spoke.class)).hasSize(1);
        assertThat(play.noticed(play.hero(), TalkEvent.Shouted.class))
                .singleElement()
                .extracting(Noticed::direction)
                .isEqualTo(Optional.of(Direction.EAST));
        play.types(play.hero('&'), "west");
        assertThat(play.saw(play.hero(), MoveEvent.Went.class)).isEmpty();
        assertThat(play.saw(play.hero(), MoveEvent.Arrived.class)).hasSize(1);
        assertThat(play.saw(play.hero('%'), MoveEvent.Went.class)).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R8.6")
    void aFightElsewhereIsALineAtItsBeginningAndOneAtItsEnd() {
        var play = Scenario.on("[hall @ ]--[cell & k d ]");
        play.types(play.hero('&'), "kill kobold").ticks(200);

        assertThat(play.saw(play.hero('&'), FightEvent.class)).hasSizeGreaterThan(2);
        assertThat(play.saw(play.hero(), WorldEvent.class))
                .filteredOn(event -> event instanceof FightEvent || event instanceof MoveEvent.Fled)
                .hasSize(2)
                .first()
                .isEqualTo(new FightEvent.Began(play.hero('&').named(), play.monster(0).named()));
        assertThat(play.saw(play.hero(), FightEvent.Ended.class).getFirst().fallen())
                .containsExactly(play.monster(0).named());
        assertThat(play.saw(play.hero('&'), FightEvent.Began.class)).isEmpty();
        assertThat(play.saw(play.hero('&'), FightEvent.Ended.class)).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R8.6")
    void whoComesNearInTheMiddleOfAFightIsToldOnceAndWhoLeavesItNoMore() {
        var play = Scenario.on("[one @ ]--[two]--[three]--[four]--[cell & d ]");
        play.types(play.hero('&'), "kill dummy").ticks(30).forget();
        play.types("east").ticks(30).types("east").ticks(60);
        assertThat(play.saw(play.hero(), FightEvent.class))
                .singleElement()
                .isInstanceOf(FightEvent.Began.class);

        play.forget();
        play.hero().setPreferences(Preferences.DEFAULT.withFar(false));
        play.types(play.hero('&'), "stop").ticks(30);
        assertThat(play.saw(play.hero(), FightEvent.class)).isEmpty();
        play.ends();
    }
}
