package emberdelve.server.rule.level;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.BaseStats;
import emberdelve.server.feature.hire.Hirelings;
import emberdelve.server.model.Progress;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Ground;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

/** What one kill gives, and to whom nothing. */
class KillTest {
    /** A kill that would be worth five levels. */
    private static final BaseStats GREAT = new BaseStats(500, 0, 0, 0, 0, 10, 3);

    @Test
    @Rule("R4.1")
    void oneKillGivesAThirdOfALevelAtMost() {
        var play = Scenario.on("[hall @ d ]", Ground.under(Bestiary.STEEPER));
        play.monster().setHp(1);
        play.types("kill dummy").ticks(10);

        assertThat(play.hero().progress()).isEqualTo(new Progress(1, 6, 0));
        assertThat(play.saw(play.hero(), LevelEvent.GainedXp.class))
                .containsExactly(new LevelEvent.GainedXp(play.hero().named(), 6, 1));
        play.ends();
    }

    @Test
    @Rule("R4.1")
    void byTheOriginalNumbersOneKillGivesAllThatItIsWorth() {
        var play = Scenario.on("[hall @ d ]");
        play.monster().setHp(1);
        play.types("kill dummy").ticks(10);

        assertThat(play.hero().progress().xp()).isEqualTo(1_000 - 2);
        play.ends();
    }

    @Test
    @Rule({"R4.1", "R4.2"})
    void ofThoseWhoShareEachIsCappedByTheirOwnLevel() {
        var play = Scenario.on("[hall @& d ]", Ground.under(Bestiary.STEEPER));
        play.types("invite tolo").types(play.hero('&'), "accept");
        play.hero('&').setProgress(new Progress(5, 161, 0));
        play.types("kill dummy").types(play.hero('&'), "kill dummy").ticks(1);
        play.monster().setHp(1);
        play.ticks(20);

        assertThat(play.hero().progress().xp()).isEqualTo(6);
        assertThat(play.hero('&').progress().xp()).isEqualTo(161 + 20);
        play.ends();
    }

    @Test
    @Rule({"R4.1", "R4.5"})
    void aMonsterIsNotCappedAndStillRisesByOneLevel() {
        var play = Scenario.on("[hall @ o ]", Ground.under(Bestiary.STEEPER));
        play.makes(play.hero(), GREAT);
        play.hero().setHp(1);
        play.ticks(30);

        assertThat(play.monster().progress().xp()).isEqualTo(500 - 2);
        assertThat(play.monster().progress().level()).isEqualTo(2);
        play.ends();
    }

    @Test
    @Rule("R4.6")
    void aPlayerWhoPoisonsAnotherGainsNothing() {
        var play = Scenario.on("[hall @& ]", Ground.PVP);
        play.makes(play.hero('&'), GREAT);
        play.hero('&').setHp(2);
        play.gives(play.hero(), Armoury.VENOM);
        play.types("use venom on tolo", "stop").ticks(20);

        assertOnlyDied(play);
    }

    @Test
    @Rule("R4.6")
    void norDoesOneWhoseCharmedActorKillsAnother() {
        var play = Scenario.on("[hall @& o ]", Ground.PVP);
        play.makes(play.hero('&'), GREAT);
        play.hero('&').setHp(1);
        play.gives(play.hero(), Armoury.CHARM);
        play.makes(play.hero(), new BaseStats(20, 0, 0, 0, 0, 10, 3));
        play.types("use charm on ogre").ticks(11).types("kill tolo").ticks(30);

        assertThat(play.monster().progress().xp()).as("the ogre had the blow").isZero();
        assertOnlyDied(play);
    }

    @Test
    @Rule("R4.6")
    void norDoesOneWhoseHirelingKillsAnother() {
        var play = Scenario.on("[inn @& ]", Ground.PVP);
        play.givesGold(play.hero(), 100).types("hire spearman").ticks(10);
        var spearman = play.world.part(Hirelings.class).of(play.hero()).getFirst();
        play.makes(play.hero('&'), GREAT);
        play.hero('&').setHp(1);
        play.types("order attack tolo").ticks(30);

        assertThat(spearman.progress().xp()).as("the spearman had the blow").isZero();
        assertOnlyDied(play);
    }

    @Test
    @Rule("R4.6")
    void norDoesAGroupThatKillsOneOfOthersTogether() {
        var play = Scenario.on("[hall @&% ]", Ground.PVP);
        play.types("invite sable").types(play.hero('%'), "accept");
        play.makes(play.hero('&'), GREAT);
        play.hero('&').setHp(3);
        play.types("kill tolo").types(play.hero('%'), "kill tolo").ticks(20);

        assertThat(play.hero('%').progress()).isEqualTo(Progress.BEGINNER);
        assertOnlyDied(play);
    }

    @Test
    @Rule("R4.6")
    void whatDiesOfThePoisonOfSomebodyWhoHasLeftIsNobodysKill() {
        var play = Scenario.on("[hall @& k ]");
        play.gives(play.hero(), Armoury.VENOM);
        play.types("use venom on kobold", "stop");
        play.world.population().remove(play.hero());
        play.ticks(30);

        assertThat(play.monster().isAlive()).isFalse();
        assertThat(play.hero().progress()).isEqualTo(Progress.BEGINNER);
        assertThat(play.faults()).isEmpty();
    }

    /** Tolo died once, and Mira has learned nothing by it. */
    private static void assertOnlyDied(Scenario play) {
        assertThat(play.hero('&').fate().lastDeath()).isPresent();
        assertThat(play.hero().progress()).isEqualTo(Progress.BEGINNER);
        assertThat(play.saw(play.hero(), LevelEvent.class)).isEmpty();
        play.ends();
    }
}
