package emberdelve.server.rule.spawn;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Encounters;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.Territory;
import emberdelve.server.model.OuterPlace;
import emberdelve.server.model.Progress;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.effect.EffectEvent;
import emberdelve.server.rule.fight.FightEvent;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.rule.fight.Sides;
import emberdelve.server.rule.level.Kills;
import emberdelve.server.rule.level.LevelEvent;
import emberdelve.server.rule.move.Travel;
import emberdelve.server.scenario.Armoury;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.DrawnMap;
import emberdelve.server.scenario.Ground;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Duration;
import java.util.List;
import java.util.Map;

class MonsterTest {
    @Test
    @Rule("R7.2")
    void aHunterFollowsWhereItLastSawItsPrey() {
        for (var seed = 0; seed < 10; seed++) {
            var play = Scenario.on("[hall @ ]--[way]--[lair h ]", seed);
            play.ticks(12);
            assertThat(play.monster().room()).as("seed %d", seed).isNotSameAs(play.room("lair"));
            play.ends();
        }
    }

    @Test
    @Rule("R7.2")
    void itGoesOnToThatRoomWhenThePreyIsOutOfSight() {
        var play = Scenario.on("[hall @ ]--[way]--[lair h ]");
        play.makes(play.monster(), new BaseStats(5, 0, 0, 0, 0, 40, 3));
        play.ticks(41);
        play.world.part(Travel.class).teleport(play.hero(), play.world.map().room(Bestiary.REFUGE));
        play.ticks(40);
        assertThat(play.monster().room()).isSameAs(play.room("hall"));
        play.ends();
    }

    @Test
    void noWayLeadsAHunterThroughAnotherWorld() {
        var drawing = "[lair h ]--[far way]--[hall @ ]";
        var whole = Scenario.on(drawing);
        whole.ticks(40);
        assertThat(whole.monster().room()).isNotSameAs(whole.room("lair"));
        whole.ends();

        var divided = Scenario.in(new Territory(0, 2, Map.of(DrawnMap.NEXT_ZONE, 1)), drawing);
        divided.ticks(40);
        assertThat(divided.monster().room()).isSameAs(divided.room("lair"));
        divided.ends();
    }

    @Test
    @Rule("R7.1")
    void theIdleStayAndFightBackOnlyWhenStruck() {
        var play = Scenario.on("[hall @ d ]--[cell]");
        play.ticks(100);
        assertThat(play.monster().combat().isFighting()).isFalse();
        assertThat(play.monster().room()).isSameAs(play.room("hall"));
        play.types("kill dummy");
        assertThat(play.monster().combat().isFighting(play.hero())).isTrue();
        play.ends();
    }

    @Test
    @Rule({"R7.1", "R2.11"})
    void aSecondIdleOneWaitsUntilItIsStruckItself() {
        var play = Scenario.on("[hall @ dd ]");
        play.types("kill 1.dummy").ticks(100);
        assertThat(play.monster(1).combat().isFighting()).isFalse();
        play.monster(0).setHp(1);
        while (play.monster(0).isPresent()) play.ticks(1);
        play.ticks(100);
        assertThat(play.monster(1).combat().isFighting()).isFalse();
        play.types("kill dummy").ticks(10);
        assertThat(play.monster(1).combat().isFighting(play.hero())).isTrue();
        play.ends();
    }

    @Test
    @Rule("R7.4")
    void whoeverKnowsHowHealsItselfWithWhatItHas() {
        var play = Scenario.on("[hall @ u ]");
        play.monster().belongings().add(Armoury.POTION);
        play.monster().setHp(9);
        play.ticks(11);
        assertThat(play.monster().hp()).isEqualTo(13);
        assertThat(play.monster().belongings()).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R7.4")
    void itReadsItsScrollsAtItsEnemies() {
        var play = Scenario.on("[hall @ u ]");
        play.monster().belongings().add(Armoury.SLOWNESS);
        play.types("kill urchin").ticks(100);
        assertThat(play.saw(play.hero(), EffectEvent.Befell.class)).isNotEmpty();
        assertThat(play.monster().belongings()).isEmpty();
        play.ends();
    }

    @Test
    @Rule({"R7.4", "R3.2"})
    void whatItPicksUpIsInItsCorpse() {
        var play = Scenario.on("[hall u ]--[cell @ ]");
        play.world
                .part(Items.class)
                .mint(Armoury.SWORD, new OuterPlace.OnFloor(play.room("hall")), "scenario");
        play.ticks(20);
        assertThat(play.room("hall").floor().items()).isEmpty();
        assertThat(play.monster().pack().items()).hasSize(1);
        play.world.part(Fights.class).wound(play.monster(), 1_000, play.hero());
        assertThat(play.room("hall").corpses().getFirst().items().items()).hasSize(1);
        play.ends();
    }

    @Test
    void oneOfSeveralIsMeantByTheNameOfAllOfThem() {
        var play = Scenario.on("[hall @ kkd ]");
        play.types("look kobolds", "kill 2.kobolds");
        assertThat(play.answers()).containsExactly("Text", "look.condition-unhurt");
        assertThat(play.hero().combat().opponent()).contains(play.monster(1));
        play.ends();
    }

    @ParameterizedTest
    @Rule("R6.35")
    @CsvSource({"2, false", "3, true"})
    void noMonsterTakesTheMindOfABeginner(int level, boolean takes) {
        var play = Scenario.on("[hall @ u ]");
        play.makes(play.hero(), new BaseStats(1_000, 0, 0, 0, 0, 10, 3));
        play.hero().setProgress(new Progress(level, 0, 0));
        play.gives(play.monster(), Armoury.CONFUSION);
        play.types("kill urchin").ticks(200);
        assertThat(play.saw(play.hero(), EffectEvent.Beset.class).isEmpty()).isEqualTo(!takes);
    }

    @Test
    @Rule("R4.5")
    void whatAMonsterHasBecomeIsSeenAndNobodyIsToldOfItsLevel() {
        var play = Scenario.on("[hall @ d ]");
        play.world.part(Kills.class).gain(play.monster(), 1_000, 1);
        play.ticks(1);
        assertThat(play.monster().progress().level()).isEqualTo(2);
        assertThat(play.saw(play.hero(), LevelEvent.Improved.class)).hasSize(1);
        assertThat(play.saw(play.hero(), LevelEvent.RoseInLevel.class)).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R4.5")
    void aMonsterThatKillsRisesInLevelAndChooses() {
        var play = Scenario.on("[hall @ o ]");
        var before = play.monster().base();
        play.ticks(40);
        assertThat(play.hero().room().id()).isEqualTo(Bestiary.REFUGE);
        assertThat(play.monster().progress().xp()).isEqualTo(20);
        play.world.part(Kills.class).gain(play.monster(), 1, 1);
        assertThat(play.monster().progress().level()).isEqualTo(2);
        assertThat(play.monster().base()).isNotEqualTo(before);
        assertThat(play.monster().progress().choicesLeft()).isZero();
        assertThat(play.saw(play.hero(), LevelEvent.GainedXp.class)).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R7.6")
    void othersComeByUpToTheCapWhereNobodyStands() {
        var encounters =
                new Encounters(
                        Duration.ofSeconds(5),
                        100,
                        3,
                        List.of(new Encounters.Entry("dummy", 1, Dice.flat(2))));
        var play = Scenario.on("[hall @ ]--[cell]", Ground.with(encounters));
        play.ticks(15);
        assertThat(play.room("cell").actors()).hasSize(2);
        play.ticks(200);
        assertThat(play.room("cell").actors()).hasSize(3);
        play.ends();
    }

    @Test
    @Rule("R7.3")
    void theHurtFleeAndTheCalledComeToLook() {
        var play = Scenario.on("[hall @ g ]--[next g ]--[cave]");
        play.makes(play.monster(0), new BaseStats(20, 0, 0, 0, 0, 10, 3));
        play.monster(0).setHp(9);
        play.types("kill goblin");
        assertThat(play.saw(play.hero(), FightEvent.CalledForHelp.class)).hasSize(1);
        play.ticks(12);
        assertThat(play.monster(1).room()).isSameAs(play.room("hall"));
        assertThat(play.saw(play.hero(), MoveEvent.Fled.class)).isNotEmpty();
        play.ends();
    }

    @Test
    @Rule("R7.3")
    void fromNextDoorComeOnlyAsManyAsMakeThemTwoMoreThanTheirEnemies() {
        var play = Scenario.on("[hall @& ggk ]--[next gggg ]");
        for (var index = 0; index < 7; index++)
            play.makes(play.monster(index), new BaseStats(100, 0, 0, 2, 100, 10, 3));
        play.types("kill goblin").ticks(40);
        assertThat(goblins(play, "hall")).isEqualTo(4);
        assertThat(goblins(play, "next")).isEqualTo(2);
        play.types(play.hero('&'), "kill 2.goblin", "kill 3.goblin").ticks(60);
        assertThat(goblins(play, "hall")).as("who called again").isEqualTo(4);
        play.ends();
    }

    @Test
    @Rule("R7.3")
    void howManyWouldComeIsToldToWhoeverConsidersACaller() {
        var play = Scenario.on("[hall @& ggk ]--[next gggg ]");
        play.types("consider kobold");
        assertThat(play.answers()).hasSize(1);
        play.forget().types("consider goblin");
        assertThat(play.views().getLast())
                .isInstanceOfSatisfying(
                        Note.class,
                        note -> {
                            assertThat(note.key()).isEqualTo("consider.calls");
                            assertThat(note.arguments()).containsEntry("count", "3");
                        });
        play.types("kill goblin").ticks(10).forget().types("consider goblin");
        assertThat(play.answers()).as("whoever fights has called, or does not").hasSize(1);
        play.ends();
    }

    private static long goblins(Scenario play, String room) {
        return play.room(room).actors().stream()
                .filter(each -> each.name().equals("goblin"))
                .count();
    }

    @Test
    @Rule("R7.5")
    void attackAndDefenseGrowByOneForEveryThreeLevelsOfDanger() {
        var play = Scenario.on("[hall d ]", Ground.deep(7));
        assertThat(play.monster().stats().attack()).isEqualTo(2);
        assertThat(play.monster().stats().defense()).isEqualTo(2);
        play.ends();
    }

    @Test
    @Rule("R2.14")
    void lawfulAndChaoticAreEnemiesAndClansAreNot() {
        var play = Scenario.on("[hall lggd @ ]");
        var sides = play.world.part(Sides.class);
        assertThat(sides.mayHarm(play.monster(0), play.monster(1))).isTrue();
        assertThat(sides.mayHarm(play.monster(1), play.monster(2))).isFalse();
        assertThat(sides.mayHarm(play.monster(1), play.monster(3))).isFalse();
        assertThat(sides.mayHarm(play.monster(0), play.hero())).isTrue();
        play.ends();
    }

    @Test
    @Rule("R7.3")
    void whoHasFledOnceFightsToTheEnd() {
        var play = Scenario.on("[hall @ g ]--[cell]");
        play.makes(play.hero(), new BaseStats(900, 1, 100, 0, 0, 10, 3));
        play.types("kill goblin").ticks(60);
        var goblin = play.monster();
        assertThat(goblin.room()).as("below half of 6").isEqualTo(play.room("cell"));
        play.ticks(200);
        goblin.setHp(goblin.stats().hp());
        play.forget().types("east").ticks(10).types("kill goblin").ticks(100);
        assertThat(play.saw(play.hero(), MoveEvent.Fled.class)).isEmpty();
        assertThat(goblin.isAlive()).isFalse();
        play.ends();
    }
}
