package emberdelve.server.rule.level;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.BaseStats;
import emberdelve.server.model.Progress;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.Deaths;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.rule.group.Following;
import emberdelve.server.rule.item.ItemEvent;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;

class LootShareTest {
    @Test
    void aLoneKillerGetsTheWholeWorth() {
        var play = Scenario.on("[hall @ k ]");
        play.types("kill kobold").ticks(10);
        // 4 hit points, attack 1, defense 0, less twice the level.
        assertThat(play.hero().progress().xp()).isEqualTo(3);
        assertThat(play.saw(play.hero(), LevelEvent.GainedXp.class)).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R4.1")
    void whoLearnsNothingFromAKillIsToldSo() {
        var play = Scenario.on("[hall @& k ]");
        play.hero().setProgress(new Progress(9, 600, 0));
        play.types("kill kobold").ticks(10);

        assertThat(play.saw(play.hero(), LevelEvent.LearnedNothing.class)).hasSize(1);
        assertThat(play.saw(play.hero(), LevelEvent.GainedXp.class)).isEmpty();
        assertThat(play.saw(play.hero('&'), LevelEvent.LearnedNothing.class)).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R4.2")
    void aGroupSharesWithABonusAmongThoseWhoHadAPartAndAreWithinOneStep() {
        var play = Scenario.on("[hall @&%$ k ]--[cell]--[vault]");
        join(play);
        for (var harmless : List.of('&', '%', '$'))
            play.makes(play.hero(harmless), new BaseStats(20, 0, 0, 0, 0, 10, 3));
        play.types(play.hero('$'), "set assist off");
        play.types(play.hero('&'), "kill kobold").types(play.hero('%'), "kill kobold");
        play.types(play.hero('&'), "east").types(play.hero('%'), "east", "east").ticks(13);
        play.types("kill kobold").ticks(10);
        // Worth 3; of three in reach two had a part: ceil(3 × 11 / 20).
        assertThat(play.hero().progress().xp()).isEqualTo(2);
        assertThat(play.hero('&').progress().xp()).isEqualTo(2);
        assertThat(play.hero('%').progress().xp()).as("two steps away").isZero();
        assertThat(play.hero('$').progress().xp()).as("looked on").isZero();
        play.ends();
    }

    @Test
    @Rule("R4.2")
    void helpForThoseWhoFightIsAPartInIt() {
        var play = Scenario.on("[hall @&% b ]");
        join(play);
        play.types(play.hero('&'), "set assist off").types(play.hero('%'), "set assist off");
        play.hero().setHp(10);
        play.types("kill bat").types(play.hero('&'), "ability mend mira").ticks(1);
        assertThat(play.hero().hp()).isGreaterThan(10);
        play.monster().setHp(1);
        play.ticks(10);
        assertThat(play.hero('&').progress().xp()).isPositive();
        assertThat(play.hero('%').progress().xp()).isZero();
        play.ends();
    }

    @Test
    @Rule("R4.5")
    void aMonsterRisesByOneLevelAKillAtMost() {
        var play = Scenario.on("[hall @ o ]");
        play.makes(play.hero(), new BaseStats(200, 0, 0, 0, 0, 10, 3));
        play.hero().setHp(1);
        play.ticks(30);
        assertThat(play.hero().room().id()).as("killed").isEqualTo(Bestiary.REFUGE);
        assertThat(play.monster().progress().xp()).as("enough for four").isGreaterThan(161);
        assertThat(play.monster().progress().level()).isEqualTo(2);
        play.ends();
    }

    @Test
    @Rule("R4.1")
    void theHighestLevelOfThoseWhoShareCounts() {
        var play = Scenario.on("[hall @& k ]");
        play.types("invite tolo").types(play.hero('&'), "accept");
        play.hero('&').setProgress(new Progress(2, 30, 0));
        play.makes(play.hero('&'), new BaseStats(20, 0, 0, 0, 0, 10, 3));
        play.types(play.hero('&'), "kill kobold").types("kill kobold").ticks(10);
        // Worth 5 less twice 2, and shared by two; by the level of the lower one it were 2 each.
        assertThat(play.hero().progress().xp()).isEqualTo(1);
        assertThat(play.hero('&').progress().xp()).isEqualTo(31);
        play.ends();
    }

    @Test
    @Rule("R4.2")
    void theLastBlowOfAnOutsiderTakesNoMoreThanItHasDone() {
        var play = Scenario.on("[hall @&% o ]");
        var ogre = play.monster();
        play.world.part(Fights.class).wound(ogre, ogre.hp() - 1, play.hero());
        ogre.combat().metBy(play.hero());
        ogre.combat().metBy(play.hero('&'));
        var worth = play.world.part(Kills.class).worth(ogre, 1);
        var whole = ogre.stats().hp();
        play.world.part(Fights.class).wound(ogre, 1, play.hero('&'));
        play.ticks(0);
        assertThat(play.saw(play.hero('&'), LevelEvent.GainedXp.class))
                .singleElement()
                .satisfies(gain -> assertThat(gain.amount()).isEqualTo(Math.ceilDiv(worth, whole)));
        assertThat(play.saw(play.hero(), LevelEvent.GainedXp.class))
                .singleElement()
                .satisfies(gain ->
                        assertThat(gain.amount())
                                .isEqualTo(Math.ceilDiv(worth * (whole - 1), whole)));
        assertThat(play.saw(play.hero('%'), LevelEvent.GainedXp.class)).isEmpty();
        play.ends();
    }

    @ParameterizedTest
    @EnumSource
    @Rule({"R4.2", "R6.19"})
    void theLastBlowOfAnOutsiderTakesNoMoreWhenWhoHasDoneTheRestIsAway(Away away) {
        var play = Scenario.on("[hall @&% o ]--[cell]--[vault]");
        var ogre = play.monster();
        var tolo = play.hero('&');
        play.world.part(Fights.class).wound(ogre, 1, ogre);
        play.world.part(Fights.class).wound(ogre, ogre.hp() - 1, play.hero());
        ogre.combat().metBy(play.hero());
        switch (away) {
            case TWO_ROOMS_OFF -> play.world.population().move(play.hero(), play.room("vault"));
            case DEAD -> play.world.part(Deaths.class).die(play.hero(), ogre);
            case GONE -> play.world.population().remove(play.hero());
        }
        var worth = play.world.part(Kills.class).worth(ogre, 1);
        play.world.part(Fights.class).wound(ogre, 1, tolo);
        play.ticks(0);
        assertThat(play.saw(tolo, LevelEvent.GainedXp.class))
                .singleElement()
                .satisfies(gain ->
                        assertThat(gain.amount())
                                .isEqualTo(Math.ceilDiv(worth, ogre.stats().hp() - 1)));
        assertThat(play.hero().progress().xp()).isZero();
        var corpse = play.room("hall").corpses().getFirst();
        assertThat(corpse.goldKeptFor(play.world.now())).as("kept for nobody").isEmpty();
        play.ends();
    }

    /** Where somebody is who has done the most to an enemy that another strikes dead. */
    private enum Away {
        TWO_ROOMS_OFF,
        DEAD,
        GONE
    }

    @Test
    @Rule({"R6.19", "R6.20"})
    void whatOthersHaveKilledIsTheirsForAWhileItsGoldToo() {
        var play = Scenario.on("[hall @& k ]");
        play.types("kill kobold").ticks(10);
        var corpse = play.room("hall").corpses().getFirst();
        assertThat(corpse.gold()).isPositive();
        play.types(play.hero('&'), "loot").ticks(10).types(play.hero('&'), "get gold from corpse");
        play.ticks(10);
        assertThat(play.answers()).containsExactly("take.reserved", "take.reserved");
        assertThat(play.hero('&').gold()).isZero();
        assertThat(play.hero('&').pack().items()).isEmpty();
        play.ticks((int) play.world.ticks(play.world.rules().teamwork().lootReserved()));
        play.types(play.hero('&'), "loot").ticks(10);
        assertThat(play.hero('&').gold()).isEqualTo(7);
        play.ends();
    }

    @Test
    void strangersNearbyGetNothing() {
        var play = Scenario.on("[hall @& k ]");
        play.types("kill kobold").ticks(10);
        assertThat(play.hero('&').progress().xp()).isZero();
        play.ends();
    }

    @Test
    @Rule({"R4.3", "R4.4"})
    void levelsComeByThemselvesHealAndLeaveAChoice() {
        var play = Scenario.on("[hall @ ]");
        var hero = play.hero();
        hero.setHp(5);
        play.world.part(Kills.class).gain(hero, 20, 1);
        assertThat(hero.progress().level()).isEqualTo(1);
        play.world.part(Kills.class).gain(hero, 37, 1);
        // 57 xp: both the second level (21) and the third (57), healing 4 and 6.
        assertThat(hero.progress().level()).isEqualTo(3);
        assertThat(hero.progress().choicesLeft()).isEqualTo(2);
        assertThat(hero.hp()).isEqualTo(15);
        play.types("levelup healthier");
        assertThat(hero.stats().hp()).isEqualTo(30);
        assertThat(hero.hp()).isEqualTo(25);
        assertThat(hero.progress().choicesLeft()).isEqualTo(1);
        play.ends();
    }

    @Test
    @Rule("R6.20")
    void corpseGoldIsSplitInTheRoomAndTheRemainderIsTheTakers() {
        var play = Scenario.on("[hall @&% k ]");
        join(play);
        play.types("kill kobold").ticks(10).types("get gold from corpse").ticks(10);
        assertThat(play.hero().gold()).isEqualTo(3);
        assertThat(play.hero('&').gold()).isEqualTo(2);
        assertThat(play.hero('%').gold()).isEqualTo(2);
        assertThat(play.saw(play.hero('&'), ItemEvent.SharedGold.class))
                .singleElement()
                .satisfies(share -> assertThat(share.amount()).isEqualTo(2));
        play.ends();
    }

    @Test
    void companionsInOtherRoomsGetNoGold() {
        var play = Scenario.on("[hall @ k ]--[cell &]");
        play.types("invite tolo").types(play.hero('&'), "accept");
        play.types("kill kobold").ticks(10).types("get all from corpse").ticks(10);
        assertThat(play.hero().gold()).isEqualTo(7);
        assertThat(play.hero('&').gold()).isZero();
        assertThat(play.hero().pack().items()).hasSize(1);
        play.ends();
    }

    @Test
    void givenGoldIsNeitherMadeNorLost() {
        var play = Scenario.on("[hall @&]");
        play.givesGold(play.hero(), 10).types("give 4 gold to tolo");
        assertThat(play.hero().gold()).isEqualTo(6);
        assertThat(play.hero('&').gold()).isEqualTo(4);
        play.ticks(10).types("give 7 gold to tolo");
        assertThat(play.answers()).containsExactly("give.too-poor");
        play.ends();
    }

    private static void join(Scenario play) {
        play.types("invite tolo", "invite sable")
                .types(play.hero('&'), "accept")
                .types(play.hero('%'), "accept");
        if (play.heroes().size() > 3) play.types("invite ratka").types(play.hero('$'), "accept");
        // Who follows would walk along, and nobody is here to lead.
        for (var hero : play.heroes()) play.world.part(Following.class).stop(hero);
    }
}
