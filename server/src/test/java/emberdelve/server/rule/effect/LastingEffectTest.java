package emberdelve.server.rule.effect;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Dice;
import emberdelve.config.content.Effect;
import emberdelve.server.kernel.ZoneSleep;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Duration;

/** What lasts, and what it does to waits; a tick of these scenarios is a quarter of a second. */
class LastingEffectTest {
    private static final Duration SECONDS_10 = Duration.ofSeconds(10);

    @ParameterizedTest
    @Rule("R1.7")
    @CsvSource({"hasted, 50, 3", "hasted, 1, 1", "slowed, 200, 12", "slowed, 250, 15"})
    void aWaitThatIsUnderWayChangesInProportion(String name, int percent, int ticksLeft) {
        var play = Scenario.on("[hall @ d ]");
        play.types("kill dummy").ticks(4);
        assertThat(ticksToWait(play)).isEqualTo(6);
        befalls(play, name, percent);
        strikesIn(play, ticksLeft);
    }

    @ParameterizedTest
    @Rule("R1.7")
    @CsvSource({"hasted, 50, 37, 4", "slowed, 200, 34, 7"})
    void theEndOfHasteOrSlownessChangesTheWaitThatIsUnderWay(
            String name, int percent, int struckTick, int ticksLeft) {
        var play = Scenario.on("[hall @ d ]");
        befalls(play, name, percent);
        play.ticks(struckTick).types("kill dummy").ticks(40 - struckTick);
        assertThat(play.hero().speed()).as("it is over").isEqualTo(10);
        strikesIn(play, ticksLeft);
    }

    @Test
    @Rule("R6.7")
    void whatWouldEndWhenTheSameEndsAnywayIsKept() {
        var play = Scenario.on("[hall @& d ]");
        play.gives(play.hero(), Armoury.SLOWNESS);
        play.gives(play.hero('&'), Armoury.SLOWNESS);
        play.types("use slowness on dummy").types(play.hero('&'), "use slowness on dummy");
        assertThat(play.answers()).containsExactly("use.nothing-happens");
        assertThat(play.hero('&').pack().items()).hasSize(1);
        play.ticks(1).forget().types(play.hero('&'), "use slowness on dummy");
        assertThat(play.answers()).isEmpty();
        assertThat(play.hero('&').pack().items()).isEmpty();
        play.ends();
    }

    @Test
    @Rule({"R1.12", "R6.8"})
    void poisonInAZoneThatSleepsWorksAsOftenAsItSaysAndNoMore() {
        var play = Scenario.on("[hall @ ]--[cell ]--[far ]--[farther d ]");
        var dummy = play.monster();
        var poison =
                new Effect.OverTime(
                        "poisoned", Dice.flat(100), true, "eats", Duration.ofSeconds(1), 3);
        play.world
                .part(LastingEffects.class)
                .befall(dummy, poison.name(), poison, Duration.ofSeconds(3), dummy);
        play.world.part(ZoneSleep.class).putToSleep(dummy.room().zone());
        play.ticks(60);
        assertThat(dummy.hp()).as("asleep").isEqualTo(1_000);

        play.world.part(ZoneSleep.class).stir(dummy.room().zone());
        assertThat(dummy.effects().active()).isEmpty();
        assertThat(dummy.hp()).isBetween(700, 799);
        play.ends();
    }

    /** The hero's next blow falls in exactly so many ticks. */
    private static void strikesIn(Scenario play, int ticks) {
        assertThat(ticksToWait(play)).isEqualTo(ticks);
        var before = play.monster().hp();
        play.ticks(ticks - 1);
        assertThat(play.monster().hp()).as("a tick before").isEqualTo(before);
        play.ticks(1);
        assertThat(play.monster().hp()).as("in its tick").isLessThan(before);
        play.ends();
    }

    private static long ticksToWait(Scenario play) {
        return play.world.turns().readyTick(play.hero()) - play.hero().room().zone().now();
    }

    private static void befalls(Scenario play, String name, int percent) {
        var effect = new Effect.ChangeSpeed(name, percent, SECONDS_10);
        play.world
                .part(LastingEffects.class)
                .befall(play.hero(), name, effect, SECONDS_10, play.hero());
    }
}
