package emberdelve.server.rule.level;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.NameTaken;
import emberdelve.server.command.Renown;
import emberdelve.server.feature.delve.Delves;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Corpse;
import emberdelve.server.model.Fate;
import emberdelve.server.model.Progress;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.DeathEvent;
import emberdelve.server.rule.fight.Deaths;
import emberdelve.server.rule.item.CorpseEvent;
import emberdelve.server.rule.item.CorpseView;
import emberdelve.server.rule.item.Corpses;
import emberdelve.server.rule.item.LeftBehindView;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Deeps;
import emberdelve.server.scenario.DrawnMap;
import emberdelve.server.scenario.Ground;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.view.ScoreView;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Path;

/** What a death costs of experience, and how it is won back. Level 3 is from 57 to 103. */
class LeftBehindTest {
    private final Scenario play =
            Scenario.on("[lair @& ]--[hall ]--[cell % ]", Ground.under(Bestiary.STEEPER));
    private final Actor mira = play.hero();

    @ParameterizedTest
    @Rule({"R3.3", "R3.7"})
    @CsvSource({"1, 0, 0", "1, 20, 2", "3, 57, 0", "3, 66, 0", "3, 67, 1", "3, 103, 4", "3, 40, 0"})
    void aTenthOfWhatWasWonSinceTheLevelBeganStaysInTheCorpse(int level, long xp, long left) {
        mira.setProgress(new Progress(level, xp, 2));
        dies();

        assertThat(mira.progress()).isEqualTo(new Progress(level, xp - left, 2));
        assertThat(corpse().xp()).isEqualTo(left);
        assertThat(play.saw(mira, DeathEvent.Perished.class))
                .singleElement()
                .satisfies(told -> assertThat(told.xpLost()).isEqualTo(left));
        play.ends();
    }

    @Test
    @Rule("R3.7")
    void byTheOriginalNumbersADeathCostsNoExperience() {
        var original = Scenario.on("[lair @ ]");
        original.hero().setProgress(new Progress(3, 103, 0));
        original.world.part(Deaths.class).die(original.hero(), original.hero());

        assertThat(original.hero().progress().xp()).isEqualTo(103);
        assertThat(original.world.part(Corpses.class).leftBy(original.hero().id())).isEmpty();
        original.ends();
    }

    @Test
    @Rule({"R3.5", "R3.7"})
    void aHardcoreCharacterFallsWithAllThatItHadLearned() {
        mira.setFate(Fate.Living.HARDCORE);
        mira.setProgress(new Progress(3, 103, 0));
        dies();

        assertThat(mira.progress().xp()).isEqualTo(103);
        assertThat(corpse().xp()).isZero();
        play.ends();
    }

    @ParameterizedTest
    @Rule("R3.7")
    @ValueSource(
            strings = {
                "loot",
                "loot corpse",
                "loot mira",
                "get all from corpse",
                "get all corpse",
                "get gold from corpse",
                "get xp from corpse",
                "get experience corpse"
            })
    void whoTakesAnythingFromTheirOwnCorpseHasItBack(String line) {
        play.givesGold(mira, 50);
        wonFour();
        goesBack();
        play.forget().types(line).ticks(10);

        assertThat(mira.progress()).isEqualTo(new Progress(3, 103, 0));
        assertThat(corpse().xp()).isZero();
        assertThat(play.saw(mira, LevelEvent.RegainedXp.class))
                .containsExactly(new LevelEvent.RegainedXp(mira.named(), 4));
        play.forget().types(line).ticks(10);
        assertThat(play.saw(mira, LevelEvent.RegainedXp.class)).isEmpty();
        assertThat(mira.progress().xp()).isEqualTo(103);
        play.ends();
    }

    @Test
    @Rule("R3.7")
    void nobodyElseTakesItNorIsToldOfIt() {
        var tolo = play.hero('&');
        play.givesGold(mira, 50);
        wonFour();
        play.types(tolo, "look in corpse", "loot").ticks(10);
        play.types(tolo, "loot", "get xp from corpse", "look in corpse");

        assertThat(play.views().getFirst())
                .isInstanceOfSatisfying(
                        CorpseView.class,
                        view -> {
                            assertThat(view.gold()).isEqualTo(5);
                            assertThat(view.xp()).isZero();
                        });
        assertThat(tolo.gold()).isEqualTo(5);
        assertThat(tolo.progress()).isEqualTo(Progress.BEGINNER);
        assertThat(play.answers())
                .containsExactly(
                        "CorpseView", "take.corpse-empty", "take.corpse-empty", "CorpseView");

        goesBack();
        play.forget().types("look in corpse", "loot").ticks(10);
        assertThat(((CorpseView) play.views().getFirst()).xp()).isEqualTo(4);
        assertThat(mira.progress().xp()).isEqualTo(103);
        play.ends();
    }

    @Test
    @Rule("R3.7")
    void whatComesBackMayBringTheNextLevel() {
        wonFour();
        mira.setProgress(new Progress(3, 102, 0));
        goesBack();
        play.types("loot").ticks(10);

        assertThat(mira.progress()).isEqualTo(new Progress(4, 106, 1));
        play.ends();
    }

    @Test
    @Rule("R3.7")
    void severalCorpsesKeepWhatEachHas() {
        wonFour();
        goesBack();
        dies();
        assertThat(mira.progress().xp()).isEqualTo(103 - 4 - 4);
        goesBack();
        play.types("loot").ticks(10);

        assertThat(mira.progress().xp()).isEqualTo(103);
        play.ends();
    }

    @Test
    @Rule("R3.7")
    void itIsLostWhenTheCorpseDecaysAndItsOwnerIsTold() {
        wonFour();
        play.forget().ticks(decay() - 1);
        assertThat(mira.room()).as("far away").isNotEqualTo(play.room("lair"));
        assertThat(play.saw(mira, CorpseEvent.class)).isEmpty();
        play.ticks(1);

        assertThat(play.room("lair").corpses()).isEmpty();
        assertThat(play.saw(mira, CorpseEvent.LostXp.class))
                .containsExactly(new CorpseEvent.LostXp(mira.named(), 4, "lair"));
        assertThat(mira.progress().xp()).isEqualTo(99);
        play.ends();
    }

    @Test
    @Rule("R3.7")
    void itDecaysInTimeWhereNobodyIsToSeeIt() {
        var far = Scenario.on("[lair @ ]--[farhaven]", Ground.under(Bestiary.STEEPER));
        var hero = far.hero();
        hero.setProgress(new Progress(3, 103, 0));
        far.world.part(Deaths.class).die(hero, hero);
        far.world.population().move(hero, far.room("farhaven"));
        far.ticks(decay() - 1);
        assertThat(far.room("lair").zone().isAsleep()).isTrue();
        assertThat(far.world.part(Corpses.class).leftBy(hero.id())).hasSize(1);
        far.ticks(1);

        assertThat(far.saw(hero, CorpseEvent.LostXp.class)).hasSize(1);
        assertThat(far.world.part(Corpses.class).leftBy(hero.id())).isEmpty();
        far.ends();
    }

    @Test
    @Rule("R3.6")
    void whatLiesInACorpseIsNotEarnedUntilItIsTakenBack() {
        wonFour();
        assertThat(Renown.of(mira).xp()).isEqualTo(99);
        goesBack();
        play.types("loot").ticks(10);
        assertThat(Renown.of(mira).xp()).isEqualTo(103);
        play.ends();
    }

    @Test
    @Rule("R3.8")
    void theScoreSaysWhereOnesCorpseLiesHowLongAndWithWhat() {
        play.types("score");
        assertThat(play.views()).hasSize(1);
        assertThat(((ScoreView) play.views().getFirst()).vitals().toNextLevel()).isEqualTo(21);

        play.givesGold(mira, 50);
        wonFour();
        play.ticks(240).forget().types("score");

        assertThat(((ScoreView) play.views().getFirst()).vitals().toNextLevel()).isEqualTo(5);
        assertThat(play.views().getLast())
                .isInstanceOfSatisfying(
                        LeftBehindView.class,
                        left ->
                                assertThat(left.corpses())
                                        .containsExactly(
                                                new LeftBehindView.Lying(
                                                        "lair", "Drawn", 59, 4, 5, 0)));
        goesBack();
        play.types("loot").ticks(10).forget().types("score");
        assertThat(play.answers()).containsExactly("ScoreView");
        play.ends();
    }

    @Test
    @Rule("R3.7")
    void aRestartLosesNothingOfIt(@TempDir Path folder) throws NameTaken {
        try (var restart = new Restart(folder)) {
            wonFour();
            var world = restart.after(play.world, mira);
            var back = world.population().find(mira.id()).orElseThrow();
            assertThat(back.progress().xp()).isEqualTo(99);
            var corpse = world.part(Corpses.class).leftBy(mira.id()).getFirst();
            assertThat(corpse.xpOf(mira.id())).isEqualTo(4);
            assertThat(corpse.room()).isEqualTo(DrawnMap.id("lair"));

            world.part(Kills.class).regain(back, corpse.takeXp());
            var later = restart.after(world, back);
            assertThat(later.population().find(mira.id()).orElseThrow().progress().xp())
                    .isEqualTo(103);
            assertThat(later.part(Corpses.class).leftBy(mira.id())).isEmpty();
        }
    }

    @Test
    @Rule("R11.7")
    void whoDiedInADelveHasHalfOfItBackWhenTheDelveHasFallenInAndNothingLiesAbout() {
        var deep = Scenario.on("[mouth @ ]", Ground.under(Bestiary.STEEPER));
        var hero = deep.hero();
        deep.givesGold(hero, 50).types("delve");
        hero.setProgress(new Progress(3, 103, 0));
        deep.world.part(Deaths.class).die(hero, hero);
        assertThat(hero.progress().xp()).isEqualTo(99);
        deep.ticks((int) deep.world.ticks(Deeps.EMPTY_CLOSES) + 2);

        assertThat(deep.world.part(Delves.class).open()).isEmpty();
        assertThat(deep.world.map().room(Bestiary.REFUGE).corpses()).isEmpty();
        assertThat(deep.saw(hero, CorpseEvent.FellIn.class))
                .containsExactly(new CorpseEvent.FellIn(hero.named(), 2));
        assertThat(hero.progress().xp()).isEqualTo(101);
        assertThat(deep.saw(hero, CorpseEvent.LostXp.class)).isEmpty();
        deep.ends();
    }

    @Test
    @Rule("R11.7")
    void whoIsAwayWhenTheDelveFallsInFindsHalfOfItAtTheRefuge() {
        var deep = Scenario.on("[mouth @ ]", Ground.under(Bestiary.STEEPER));
        var hero = deep.hero();
        deep.types("delve");
        hero.setProgress(new Progress(3, 103, 0));
        deep.world.part(Deaths.class).die(hero, hero);
        deep.world.population().remove(hero);
        deep.ticks((int) deep.world.ticks(Deeps.EMPTY_CLOSES) + 2);

        assertThat(deep.world.part(Delves.class).open()).isEmpty();
        var refuge = deep.world.map().room(Bestiary.REFUGE);
        assertThat(refuge.corpses())
                .singleElement()
                .satisfies(corpse -> assertThat(corpse.xpOf(hero.id())).isEqualTo(2));
        deep.world.population().add(hero, refuge);
        deep.ticks(10).types("loot").ticks(10);
        assertThat(hero.progress().xp()).isEqualTo(101);
        deep.ends();
    }

    private void wonFour() {
        mira.setProgress(new Progress(3, 103, 0));
        dies();
        assertThat(corpse().xp()).isEqualTo(4);
    }

    private void dies() {
        play.world.part(Deaths.class).die(mira, play.hero('&'));
        play.ticks(0);
    }

    private void goesBack() {
        play.world.population().move(mira, play.room("lair"));
        play.ticks(10);
    }

    private int decay() {
        return (int) play.world.ticks(play.world.rules().death().playerCorpseDecay());
    }

    private Corpse corpse() {
        return play.room("lair").corpses().getLast();
    }
}
