package emberdelve.server.rule.move;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.RoomId;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.FightEvent;
import emberdelve.server.rule.group.GroupEvent;
import emberdelve.server.scenario.DrawnMap;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

import java.util.List;

class WalkingTest {
    @Test
    @Rule("R2.9")
    void walkingIntoAKoboldThatHoldsTheExitStrikesIt() {
        var play = Scenario.on("[hall @k]--[cell]");
        play.types("east");
        assertThat(play.hero().room()).isEqualTo(play.room("hall"));
        assertThat(play.monster().hp()).isEqualTo(2);
        assertThat(play.hero().combat().opponent()).contains(play.monster());
        assertThat(play.saw(play.hero(), FightEvent.Blow.class)).hasSize(1);
        play.ends();
    }

    @Test
    void aMonsterThatStandsFreeLetsEverybodyPass() {
        var play = Scenario.on("[hall @k ]--[cell]");
        play.types("east");
        assertThat(play.hero().room()).isEqualTo(play.room("cell"));
        assertThat(play.hero().combat().isFighting()).isFalse();
        play.ends();
    }

    @Test
    void anExitIsFreeOnceItsHolderIsDead() {
        var play = Scenario.on("[hall @k]--[cell]");
        play.types("east").ticks(10).types("east").ticks(10);
        assertThat(play.hero().room()).isEqualTo(play.room("cell"));
        play.ends();
    }

    @Test
    void aShutDoorIsOpenedFirstAndWalkedThroughNext() {
        var play = Scenario.on("[hall @]-+-[cell]");
        play.types("east");
        assertThat(play.hero().room()).isEqualTo(play.room("hall"));
        assertThat(play.saw(play.hero(), MoveEvent.OpenedDoor.class)).hasSize(1);
        play.types("east");
        assertThat(play.hero().room()).as("before the price is paid").isEqualTo(play.room("hall"));
        play.ticks(3);
        assertThat(play.hero().room()).isEqualTo(play.room("cell"));
        play.ends();
    }

    @Test
    void whoeverHoldsAShutDoorIsStruckBeforeTheDoorIsTouched() {
        var play = Scenario.on("[hall @k]-+-[cell]");
        play.types("east");
        assertThat(play.saw(play.hero(), MoveEvent.OpenedDoor.class)).isEmpty();
        assertThat(play.monster().hp()).isEqualTo(2);
        play.ends();
    }

    @Test
    void whereThereIsNoWayNothingIsPaid() {
        var play = Scenario.on("[hall @]--[cell]");
        play.types("north", "east");
        assertThat(play.answers()).containsExactly("walk.no-exit");
        assertThat(play.hero().room()).isEqualTo(play.room("cell"));
        play.ends();
    }

    @Test
    @Rule("R1.2")
    void aStepOfAHeroOfSpeedTenTakesThreeUnits() {
        var play =
                Scenario.on(
                        """
                        [one @]--[two]--[three]
                        """);
        play.types("east", "east").ticks(2);
        assertThat(play.hero().room()).isEqualTo(play.room("two"));
        play.ticks(1);
        assertThat(play.hero().room()).isEqualTo(play.room("three"));
        play.ends();
    }

    @Test
    void mapsJoinRoomsInBothDirectionsToo() {
        var play =
                Scenario.on(
                        """
                        [attic @]
                           |
                        [hall]--[cell]
                        """);
        play.types("south").ticks(3).types("east").ticks(3);
        assertThat(play.hero().room().id()).isEqualTo(RoomId.of(DrawnMap.ZONE, "cell"));
        play.types("west").ticks(3).types("north").ticks(3);
        assertThat(play.hero().room()).isEqualTo(play.room("attic"));
        play.ends();
    }

    @Test
    void followersWalkAlongAndPayForIt() {
        var play = Scenario.on("[hall @&]--[cell]");
        var tolo = play.hero('&');
        play.types(tolo, "follow mira").types("east");
        assertThat(tolo.room()).isEqualTo(play.room("cell"));
        assertThat(play.world.turns().isReady(tolo)).isFalse();
        play.ends();
    }

    @Test
    void oneLineTellsOfAllWhoWalkTogether() {
        var play = Scenario.on("[hall @&]--[cell %]");
        var tolo = play.hero('&');
        play.types(tolo, "follow mira").types("east");
        for (var walker : List.of(play.hero(), tolo)) {
            assertThat(play.saw(walker, MoveEvent.WentTogether.class)).hasSize(1);
            assertThat(play.saw(walker, MoveEvent.Arrived.class)).hasSize(1);
            assertThat(play.saw(walker, MoveEvent.ArrivedTogether.class)).isEmpty();
        }
        assertThat(play.saw(play.hero('%'), MoveEvent.ArrivedTogether.class))
                .singleElement()
                .satisfies(event -> assertThat(event.actors()).hasSize(2));
        assertThat(play.saw(play.hero('%'), MoveEvent.Arrived.class)).isEmpty();
        play.ends();
    }

    @Test
    void whoeverFightsStaysAndBothAreTold() {
        var play = Scenario.on("[hall @k&]--[cell]");
        var tolo = play.hero('&');
        play.types(tolo, "follow mira", "kill kobold").types("east");
        assertThat(play.hero().room()).isEqualTo(play.room("cell"));
        assertThat(tolo.room()).isEqualTo(play.room("hall"));
        assertThat(play.saw(tolo, GroupEvent.Stayed.class)).hasSize(1);
        assertThat(play.saw(play.hero(), GroupEvent.Stayed.class)).hasSize(1);
        play.ends();
    }
}
