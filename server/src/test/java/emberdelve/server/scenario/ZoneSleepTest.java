package emberdelve.server.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.BaseStats;
import emberdelve.server.kernel.ZoneSleep;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.rule.spawn.MonsterMaker;

import org.junit.jupiter.api.Test;

/** Zones that nobody is near; a tick of these scenarios is a quarter of a second. */
class ZoneSleepTest {
    /** A minute without anybody. */
    private static final int FALLS_ASLEEP = 240;

    @Test
    void aZoneThatIsPutToSleepMissesWhatItSleepsAndNoMore() {
        var play = Scenario.on("[hall @ ]--[cell ]--[far ]--[farther k ]");
        var zone = play.room("farther").zone();
        var begun = zone.now();
        assertThat(play.world.part(ZoneSleep.class).putToSleep(play.hero().room().zone()))
                .isFalse();
        assertThat(play.world.part(ZoneSleep.class).putToSleep(zone)).isTrue();
        assertThat(play.world.part(ZoneSleep.class).putToSleep(zone)).isFalse();

        play.ticks(10);
        assertThat(zone.now()).isEqualTo(begun);
        play.world.part(ZoneSleep.class).stir(zone);

        assertThat(zone.now()).isEqualTo(begun + 10);
        play.ticks(1);
        assertThat(zone.now()).isEqualTo(begun + 11);
        play.ends();
    }

    @Test
    @Rule("R1.12")
    void aZoneThatNobodyIsInFallsAsleepAndNothingActsThere() {
        var play = Scenario.on("[hall r ]");
        play.ticks(FALLS_ASLEEP + 1);
        var zone = play.room("hall").zone();
        assertThat(zone.isAsleep()).isTrue();
        var due = play.monster().appointment().dueTick();
        play.ticks(1_000);
        assertThat(play.monster().appointment().dueTick()).isEqualTo(due);
        play.ends();
    }

    @Test
    @Rule("R1.12")
    void whatWasMissedIsMadeUpForAtOnce() {
        var play = Scenario.on("[hall d ]");
        play.makes(play.monster(), new BaseStats(100, 0, 0, 0, 0, 10, 3));
        play.world.part(Fights.class).wound(play.monster(), 50, play.monster());
        play.ticks(FALLS_ASLEEP + 1);
        var zone = play.room("hall").zone();
        assertThat(zone.isAsleep()).isTrue();
        var healed = play.monster().hp();
        var left = play.monster().appointment().dueTick() - zone.now();

        play.ticks(250);
        assertThat(play.monster().hp()).as("asleep").isEqualTo(healed);
        play.world.part(ZoneSleep.class).stir(zone);
        assertThat(zone.now()).isEqualTo(play.world.now());
        assertThat(play.monster().hp()).isGreaterThanOrEqualTo(healed + 20);
        assertThat(play.monster().appointment().dueTick() - zone.now()).isEqualTo(left);
        play.ends();
    }

    @Test
    @Rule("R1.12")
    void manyWhoSleepAreNeverAskedForATurn() {
        var play = Scenario.on("[hall r ]");
        var type = Bestiary.MONSTERS.get('d');
        for (var i = 0; i < 5_000; i++) {
            if (type != null) play.world.part(MonsterMaker.class).make(type, play.room("hall"));
        }
        var zone = play.room("hall").zone();
        for (var tick = 0; tick <= FALLS_ASLEEP; tick++) play.world.tick();
        var turn = zone.gameTurn().number();
        var before = zone.random().nextLong();
        for (var tick = 0; tick < 10_000; tick++) play.world.tick();
        assertThat(zone.isAsleep()).isTrue();
        assertThat(zone.gameTurn().number()).isEqualTo(turn);
        assertThat(before).as("no die was thrown in its stream").isNotZero();
    }
}
