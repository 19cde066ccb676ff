package emberdelve.server.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Direction;
import emberdelve.server.rule.Rule;
import emberdelve.server.world.actor.Preferences;
import emberdelve.server.world.event.Fight;
import emberdelve.server.world.event.Movement;
import emberdelve.server.world.event.Talk;
import emberdelve.server.world.event.WorldEvent;
import emberdelve.server.world.perception.Noticed;

import org.junit.jupiter.api.Test;

import java.util.Optional;

class PerceptionTest {
    @Test
    @Rule("R8.1")
    void aFightInTheNextRoomIsSeenWithItsDirection() {
        var play = Scenario.on("[hall @ ]--[cell & k ]");
        play.types(play.hero('&'), "kill kobold").ticks(10);
        assertThat(play.noticed(play.hero(), Fight.Ended.class))
                .singleElement()
                .extracting(Noticed::direction)
                .isEqualTo(Optional.of(Direction.EAST));
        assertThat(play.noticed(play.hero('&'), Fight.Died.class))
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
        assertThat(play.noticed(play.hero(), Fight.Began.class))
                .singleElement()
                .extracting(Noticed::direction)
                .isEqualTo(Optional.of(Direction.NORTH));
        assertThat(play.noticed(play.hero('%'), Fight.Began.class))
                .singleElement()
                .extracting(Noticed::direction)
                .isEqualTo(Optional.of(Direction.EAST));
        play.ends();
    }

    @Test
    void nobodySeesFurtherThanTheirVision() {
        var play = Scenario.on("[hall @ ]--[one]--[two % ]--[three]--[cell & k ]");
        play.types(play.hero('&'), "kill kobold");
        assertThat(play.noticed(play.hero(), Fight.class)).isEmpty();
        assertThat(play.noticed(play.hero('%'), Fight.Began.class)).hasSize(1);
        play.ends();
    }

    @Test
    void aShutDoorHidesWhatIsBehindIt() {
        var play = Scenario.on("[hall @ ]-+-[cell & k ]");
        play.types(play.hero('&'), "kill kobold");
        assertThat(play.noticed(play.hero(), Fight.class)).isEmpty();
        play.types("open east").ticks(10);
        assertThat(play.noticed(play.hero(), Fight.Ended.class)).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R8.2")
    void whoeverTurnedFarOffSeesTheRoomAlone() {
        var play = Scenario.on("[hall @ ]--[cell & k ]");
        play.hero().setPreferences(Preferences.DEFAULT.withFar(false));
        play.types(play.hero('&'), "kill kobold");
        assertThat(play.noticed(play.hero(), Fight.class)).isEmpty();
        play.ends();
    }

    @Test
    void talkAndStepsStayInTheRoomAndShoutsDoNot() {
        var play = Scenario.on("[hall @ ]--[cell &% ]");
        play.types(play.hero('&'), "say hello", "shout help!");
        assertThat(play.saw(play.hero(), Talk.Spoke.class)).isEmpty();
        assertThat(play.saw(play.hero('%'), Talk.Spoke.class)).hasSize(1);
        assertThat(play.noticed(play.hero(), Talk.Shouted.class))
                .singleElement()
                .extracting(Noticed::direction)
                .isEqualTo(Optional.of(Direction.EAST));
        play.types(play.hero('&'), "west");
        assertThat(play.saw(play.hero(), Movement.Went.class)).isEmpty();
        assertThat(play.saw(play.hero(), Movement.Arrived.class)).hasSize(1);
        assertThat(play.saw(play.hero('%'), Movement.Went.class)).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R8.6")
    void aFightElsewhereIsALineAtItsBeginningAndOneAtItsEnd() {
        var play = Scenario.on("[hall @ ]--[cell & k d ]");
        play.types(play.hero('&'), "kill kobold").ticks(200);

        assertThat(play.saw(play.hero('&'), Fight.class)).hasSizeGreaterThan(2);
        assertThat(play.saw(play.hero(), WorldEvent.class))
                .filteredOn(event -> event instanceof Fight || event instanceof Movement.Fled)
                .hasSize(2)
                .first()
                .isEqualTo(new Fight.Began(play.hero('&').named(), play.monster(0).named()));
        assertThat(play.saw(play.hero(), Fight.Ended.class).getFirst().fallen())
                .containsExactly(play.monster(0).named());
        assertThat(play.saw(play.hero('&'), Fight.Began.class)).isEmpty();
        assertThat(play.saw(play.hero('&'), Fight.Ended.class)).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R8.6")
    void whoComesNearInTheMiddleOfAFightIsToldOnceAndWhoLeavesItNoMore() {
        var play = Scenario.on("[one @ ]--[two]--[three]--[four]--[cell & d ]");
        play.types(play.hero('&'), "kill dummy").ticks(30).forget();
        play.types("east").ticks(30).types("east").ticks(60);
        assertThat(play.saw(play.hero(), Fight.class))
                .singleElement()
                .isInstanceOf(Fight.Began.class);

        play.forget();
        play.hero().setPreferences(Preferences.DEFAULT.withFar(false));
        play.types(play.hero('&'), "stop").ticks(30);
        assertThat(play.saw(play.hero(), Fight.class)).isEmpty();
        play.ends();
    }
}
