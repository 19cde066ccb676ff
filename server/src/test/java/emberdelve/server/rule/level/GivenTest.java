package emberdelve.server.rule.level;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.command.Renown;
import emberdelve.server.feature.newcomer.Lesson;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

/** What staff give is no fight that was won. */
class GivenTest {
    private final Scenario play = Scenario.on("[hall @ ]");

    @Test
    void givenExperienceTeachesNothingAndIsNotFame() {
        var hero = play.hero();
        play.world.part(Kills.class).grant(hero, 30);
        play.ticks(1);
        var given = play.saw(hero, LevelEvent.WasGivenXp.class);
        assertThat(given).hasSize(1);
        assertThat(play.saw(hero, LevelEvent.GainedXp.class)).isEmpty();
        assertThat(Lesson.from(given.getFirst(), hero.id())).isEmpty();
        assertThat(Lesson.wantedBy(given.getFirst(), hero.id())).isEmpty();
        assertThat(play.saw(hero, LevelEvent.RoseInLevel.class))
                .singleElement()
                .matches(rose -> rose.level() == 2 && !rose.earned());
        assertThat(hero.progress().xp()).isEqualTo(30);
        assertThat(Renown.of(hero).xp()).isZero();
        play.ends();
    }

    @Test
    void whatIsTakenAwayIsToldAndWhatWasEarnedCounts() {
        var hero = play.hero();
        play.world.part(Kills.class).gain(hero, 10, 1);
        play.world.part(Kills.class).grant(hero, 5);
        play.world.part(Kills.class).deprive(hero, 12);
        play.ticks(1);
        assertThat(play.saw(hero, LevelEvent.LostXp.class))
                .containsExactly(new LevelEvent.LostXp(hero.named(), 12));
        assertThat(hero.progress().xp()).isEqualTo(3);
        assertThat(Renown.of(hero).xp()).isEqualTo(3);
        play.ends();
    }

    @Test
    void severalChoicesAreTakenInOneGoOrNone() {
        var hero = play.hero();
        play.world.part(Kills.class).grant(hero, 110);
        assertThat(hero.progress().choicesLeft()).isEqualTo(3);
        play.types("levelup 1 1 2 2");
        assertThat(play.answers()).containsExactly("levelup.too-many");
        assertThat(hero.progress().choicesLeft()).isEqualTo(3);
        var before = hero.base();
        play.forget().types("levelup 1 1 stronger");
        assertThat(play.answers())
                .containsExactly(
                        "levelup.chosen-healthier",
                        "levelup.chosen-healthier",
                        "levelup.chosen-stronger");
        assertThat(hero.base().hp()).isEqualTo(before.hp() + 20);
        assertThat(hero.base().attack()).isEqualTo(before.attack() + 2);
        play.ends();
    }
}
