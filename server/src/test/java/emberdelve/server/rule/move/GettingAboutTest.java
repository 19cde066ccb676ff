package emberdelve.server.rule.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.MoveEvent.Halted.Why;
import emberdelve.server.model.Actor;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.rule.spawn.MonsterMaker;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.List;
import java.util.Objects;

class GettingAboutTest {
    @Test
    @Rule("R1.13")
    void aRunFollowsThePassageAndStopsWhereItParts() {
        var play =
                Scenario.on(
                        """
                        [one @]--[two]--[three]
                                           |
                        [five]----------[four]--[six]
                        """);
        play.types("run east").ticks(20);
        assertThat(play.hero().room()).isEqualTo(play.room("four"));
        assertThat(halts(play)).containsExactly(Why.FORK);
        play.ends();
    }

    @Test
    @Rule("R1.13")
    void everyStepOfARunHasItsPrice() {
        var play = Scenario.on("[one @]--[two]--[three]--[four]");
        play.types("run east");
        assertThat(play.hero().room()).isEqualTo(play.room("two"));
        play.ticks(2);
        assertThat(play.hero().room()).isEqualTo(play.room("two"));
        play.ticks(4);
        assertThat(play.hero().room()).isEqualTo(play.room("four"));
        assertThat(halts(play)).as("a dead end is no surprise").isEmpty();
        play.ends();
    }

    @Test
    @Rule("R1.13")
    void stepsThatWereTypedDoNotMindForks() {
        var play =
                Scenario.on(
                        """
                        [one @]--[two]--[three]
                                  |       |
                        [far1]--[five]--[four]
                        """);
        play.types("run 2e s").ticks(20);
        assertThat(play.hero().room()).isEqualTo(play.room("four"));
        play.types("run 3w").ticks(20);
        assertThat(halts(play)).containsExactly(Why.WALL);
        assertThat(play.hero().room()).isEqualTo(play.room("far1"));
        play.ends();
    }

    @Test
    @Rule("R1.13")
    void aNumberAndDirectionsAreARun() {
        var play = Scenario.on("[one @]--[two]--[three]--[four]");
        play.types("2e").ticks(20);
        assertThat(play.hero().room()).isEqualTo(play.room("three"));
        play.types("2 W").ticks(20);
        assertThat(play.hero().room()).isEqualTo(play.room("one"));
        play.ends();
    }

    @Test
    void outIsTheOnlyWayAndAQuestionWhereThereAreSeveral() {
        var play = Scenario.on("[one @]--[two]--[three]");
        play.types("out").ticks(10);
        assertThat(play.hero().room()).isEqualTo(play.room("two"));
        play.types("out").ticks(10);
        assertThat(play.hero().room()).isEqualTo(play.room("two"));
        assertThat(play.answers()).containsExactly("Question");
        play.ends();
    }

    @Test
    @Rule("R1.13")
    void anEnemyADoorAndAFightStopIt() {
        var play = Scenario.on("[one @]--[two k ]--[three]-+-[four]");
        play.types("run 3e").ticks(20);
        assertThat(play.hero().room()).isEqualTo(play.room("two"));
        play.types("run east").ticks(20);
        assertThat(play.hero().room()).isEqualTo(play.room("three"));
        assertThat(halts(play)).containsExactly(Why.CREATURE, Why.DOOR);
        play.types("run east").ticks(5);
        play.types("west").ticks(5).types("kill kobold", "run east").ticks(10);
        assertThat(play.answers()).containsExactly("run.door", "run.fighting");
        play.ends();
    }

    @Test
    void aFightThatBeginsOnTheWayEndsTheRun() {
        var play = Scenario.on("[one @]--[two]--[three]--[four]");
        play.types("run east");
        var bat = bat(play, "two");
        play.world.part(Fights.class).strike(bat, play.hero());
        play.ticks(5);
        assertThat(play.hero().room()).isEqualTo(play.room("two"));
        assertThat(halts(play)).containsExactly(Why.FIGHT);
        play.ends();
    }

    @Test
    void stopAndFlushEndARun() {
        for (var word : List.of("stop", "flush")) {
            var play = Scenario.on("[one @]--[two]--[three]--[four]");
            play.types("run east", word).ticks(20);
            assertThat(play.hero().room()).as(word).isEqualTo(play.room("two"));
            play.ends();
        }
    }

    @Test
    @Rule("R1.13")
    void nobodyRunsInARingForEver() {
        var play =
                Scenario.on(
                        """
                        [one @]--[two]
                          |        |
                        [four]--[three]
                        """);
        play.types("run east").ticks(3 * RunOn.STEPS_MAX + 20);
        assertThat(halts(play)).containsExactly(Why.BREATH);
        assertThat(play.saw(play.hero(), MoveEvent.Went.class)).hasSize(RunOn.STEPS_MAX);
        play.ends();
    }

    @Test
    void whatIsNoRouteIsAMistake() {
        var play = Scenario.on("[one @]--[two]");
        for (var wrong : List.of("run", "run x", "run 3", "run 51e", "run 30e30w", "run 3n!"))
            assertThatThrownBy(() -> play.types(wrong)).as(wrong).hasMessageContaining("usage");
        play.types("run north", "run 2n");
        assertThat(play.answers()).containsExactly("walk.no-exit", "walk.no-exit");
        play.ends();
    }

    @Test
    void followersRunAlong() {
        var play = Scenario.on("[one @&]--[two]--[three]");
        play.types(play.hero('&'), "follow mira").types("run east").ticks(10);
        assertThat(play.hero('&').room()).isEqualTo(play.room("three"));
        play.ends();
    }

    @Test
    void enterGoesWhereANameLeadsAndAsksWhereTwoDo() {
        var play =
                Scenario.on(
                        """
                        [one @]-+-[cabin]
                           |
                        [cabinet]
                        """);
        play.types("enter hut", "enter cab");
        assertThat(play.answers()).containsExactly("enter.none", "Question");
        play.types("enter cabinet").ticks(5);
        assertThat(play.hero().room()).isEqualTo(play.room("cabinet"));
        play.types("north").ticks(5).types("enter oak door").ticks(5).types("enter door").ticks(5);
        assertThat(play.hero().room()).isEqualTo(play.room("cabin"));
        play.ends();
    }

    @Test
    @Rule("R1.14")
    void recallLeadsHomeAfterFourTurns() {
        var play = Scenario.on("[one @]--[two]");
        play.types("recall").ticks(39);
        assertThat(play.hero().room()).isEqualTo(play.room("one"));
        play.ticks(1);
        assertThat(play.hero().room().id()).isEqualTo(Bestiary.REFUGE);
        play.ticks(10).types("recall");
        assertThat(play.answers()).containsExactly("recall.home");
        play.ends();
    }

    @Test
    @Rule("R1.14")
    void aFightIsTheEndOfARecallAndNoWayToBeginOne() {
        var play = Scenario.on("[one @]");
        play.types("recall").ticks(15);
        var bat = bat(play, "one");
        play.world.part(Fights.class).strike(bat, play.hero());
        play.ticks(40).types("recall").ticks(10);
        assertThat(play.hero().room()).isEqualTo(play.room("one"));
        assertThat(play.saw(play.hero(), MoveEvent.Distracted.class)).hasSize(1);
        assertThat(play.answers()).contains("recall.fighting");
        play.ends();
    }

    @Test
    @Rule("R1.15")
    void aLockedDoorTakesItsKeyAndLocksItselfAgain() {
        var play = Scenario.on("[one @]-!-[two]--[three]");
        play.types("east", "unlock oak door", "lock east", "unlock two");
        assertThat(play.answers())
                .containsExactly(
                        "door.locked", "door.no-key", "door.locked-already", "door.none-called");
        play.gives(play.hero(), Armoury.KEY);
        play.types("unlock east").ticks(10).types("unlock east").ticks(10);
        play.types("east").ticks(10).types("lock east").ticks(10);
        assertThat(play.answers()).endsWith("door.not-locked", "door.still-open");
        play.ticks((int) play.world.ticks(Duration.ofMinutes(5)));
        assertThat(play.saw(play.hero(), MoveEvent.FellShut.class)).hasSize(1);
        play.forget().types("east").ticks(10);
        assertThat(play.answers()).containsExactly("door.locked");
        play.ends();
    }

    @Test
    @Rule("R1.15")
    void aDoorThatIsUnlockedOnceMoreStaysSoForFiveMinutes() {
        var play = Scenario.on("[one @]-!-[two]--[three]");
        play.gives(play.hero(), Armoury.KEY);
        var most = (int) play.world.ticks(Duration.ofMinutes(4));
        play.types("unlock east").ticks(10).types("lock east").ticks(most);
        play.types("unlock east").ticks(most);
        assertThat(play.saw(play.hero(), MoveEvent.FellShut.class)).isEmpty();
        play.ticks(most);
        assertThat(play.saw(play.hero(), MoveEvent.FellShut.class)).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R1.15")
    void fromTheSideOfTheBoltNoKeyIsNeeded() {
        var play = Scenario.on("[one]-!-[two @]-+-[three]");
        play.types("unlock west").ticks(10).types("lock west").ticks(10);
        play.types("unlock west").ticks(10).types("west").ticks(10).types("west").ticks(10);
        assertThat(play.hero().room()).isEqualTo(play.room("one"));
        assertThat(play.saw(play.hero(), MoveEvent.UnlockedDoor.class)).hasSize(2);
        assertThat(play.saw(play.hero(), MoveEvent.LockedDoor.class)).hasSize(1);
        play.types("east").ticks(10).types("unlock east");
        assertThat(play.answers()).containsExactly("door.no-lock");
        play.ends();
    }

    private static Actor bat(Scenario play, String room) {
        var type = Objects.requireNonNull(Bestiary.MONSTERS.get('b'));
        return play.world.part(MonsterMaker.class).make(type, play.room(room));
    }

    private static List<Why> halts(Scenario play) {
        return play.saw(play.hero(), MoveEvent.Halted.class).stream()
                .map(MoveEvent.Halted::why)
                .toList();
    }
}
