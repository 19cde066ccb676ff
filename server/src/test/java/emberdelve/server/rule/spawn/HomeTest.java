package emberdelve.server.rule.spawn;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.Dice;
import emberdelve.config.content.SpawnTemplate;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.FightEvent;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.scenario.DrawnMap;
import emberdelve.server.scenario.Ground;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.Optional;

/** Where monsters belong: they stay there, help one another there, and come back there. */
class HomeTest {
    /** Goblins: flee below half of their hit points, and call one another. */
    private static final BaseStats HARDY = new BaseStats(20, 0, 0, 0, 0, 10, 3);

    private static final BaseStats BLIND = new BaseStats(20, 0, 0, 0, 0, 10, 0);

    @Test
    @Rule("R7.3")
    void aHurtMonsterFleesWithinItsZone() {
        var play = Scenario.on("[lair]--[hall @ g ]--[far]");
        strikeHurt(play);
        play.ticks(12);
        assertThat(play.monster().room()).isSameAs(play.room("lair"));
        play.ends();
    }

    @Test
    @Rule("R7.3")
    void whereTheOnlyWayLeavesTheZoneItStandsAndFights() {
        var play = Scenario.on("[hall @ g ]--[far]");
        strikeHurt(play);
        play.ticks(12);
        assertThat(play.monster().room()).isSameAs(play.room("hall"));
        assertThat(play.saw(play.hero(), MoveEvent.Fled.class)).isEmpty();
        assertThat(play.saw(play.hero(), FightEvent.Blow.class)).hasSizeGreaterThan(1);
        play.ends();
    }

    @Test
    @Rule("R2.12")
    void aPlayerMayFleeOutOfTheZone() {
        var play = Scenario.on("[hall @ b ]--[far]");
        play.ticks(12).types("flee").ticks(10);
        assertThat(play.hero().room()).isSameAs(play.room("far"));
        play.ends();
    }

    @Test
    @Rule("R7.3")
    void itsKindInTheRoomJoinsInAndOthersDoNot() {
        var play = Scenario.on("[hall @ ggk ]");
        play.makes(play.monster(0), HARDY);
        play.types("kill goblin");
        assertThat(play.saw(play.hero(), FightEvent.CalledForHelp.class)).hasSize(1);
        assertThat(play.monster(1).combat().isFighting(play.hero())).isTrue();
        assertThat(play.monster(2).combat().isFighting()).isFalse();
        play.ends();
    }

    @Test
    @Rule("R7.3")
    void theCallIsHeardOneStepAwayAndNoFurther() {
        var play = Scenario.on("[hall @ g ]--[next g ]--[cave g ]");
        play.makes(play.monster(0), HARDY);
        // They come for what they hear, not for what they see.
        play.makes(play.monster(1), BLIND);
        play.makes(play.monster(2), BLIND);
        play.types("kill goblin").ticks(25);
        assertThat(play.monster(1).room()).isSameAs(play.room("hall"));
        assertThat(play.monster(2).room()).isSameAs(play.room("cave"));
        play.ends();
    }

    @Test
    @Rule("R7.7")
    void whatBelongsToARoomComesBackThereWhenItsTimeIsOver() {
        var inAMinute = Duration.ofMinutes(1);
        var spawn =
                new SpawnTemplate(
                        DrawnMap.id("lair"), "dummy", Dice.flat(1), inAMinute, Optional.empty());
        var play = Scenario.on("[lair @ ]--[hall]", Ground.with(spawn));
        play.world.part(Spawner.class).fillAll();
        play.types("kill dummy");
        var first = play.hero().combat().opponent().orElseThrow();

        play.world.part(Fights.class).wound(first, 1_000, play.hero());
        play.ticks(Math.toIntExact(play.world.ticks(inAMinute)) - 1);
        assertThat(play.room("lair").actors()).containsExactly(play.hero());
        play.ticks(1);
        assertThat(play.room("lair").actors()).hasSize(2).doesNotContain(first);
        assertThat(play.saw(play.hero(), MoveEvent.Appeared.class)).hasSize(1);
        play.ends();
    }

    @Test
    void whoIsBroughtBackEarlyComesOnce() {
        var inAMinute = Duration.ofMinutes(1);
        var spawn =
                new SpawnTemplate(
                        DrawnMap.id("lair"), "dummy", Dice.flat(1), inAMinute, Optional.empty());
        var play = Scenario.on("[lair @ ]--[hall]", Ground.with(spawn));
        play.world.part(Spawner.class).fillAll();
        var zone = play.hero().room().zone();
        play.types("kill dummy");
        play.world
                .part(Fights.class)
                .wound(play.hero().combat().opponent().orElseThrow(), 1_000, play.hero());
        assertThat(play.world.part(Spawner.class).away(zone)).hasSize(1);

        assertThat(play.world.part(Spawner.class).bringBack(zone)).isEqualTo(1);
        assertThat(play.room("lair").actors()).hasSize(2);
        play.ticks(Math.toIntExact(play.world.ticks(inAMinute)) + 1);

        assertThat(play.room("lair").actors()).hasSize(2);
        assertThat(play.world.part(Spawner.class).bringBack(zone)).isZero();
        play.ends();
    }

    @Test
    @Rule("R7.7")
    void whatBelongsNowhereStaysDead() {
        var play = Scenario.on("[hall @ d ]");
        play.world.part(Fights.class).wound(play.monster(), 1_000, play.hero());
        play.ticks(1_000);
        assertThat(play.room("hall").actors()).containsExactly(play.hero());
        play.ends();
    }

    private static void strikeHurt(Scenario play) {
        play.makes(play.monster(), HARDY);
        play.monster().setHp(9);
        play.types("kill goblin");
    }
}
