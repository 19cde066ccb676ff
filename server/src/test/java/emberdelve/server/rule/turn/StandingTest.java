package emberdelve.server.rule.turn;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.BaseStats;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Condition;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

/** What a program is told of those who fight: how they stand, and what helps. */
class StandingTest {
    private static final BaseStats STEADY = new BaseStats(100, 1, 0, 0, 0, 10, 3);
    private static final int TICKS_MAX = 400;

    @Test
    void anEnemyIsToldWithItsHealthItsOpponentAndWhatHelps() {
        var play = shown("[hall @a ]");
        var line = line(play, play.hero(), play.monster());
        var menace = play.monster().combat().looming().orElseThrow();
        assertThat(line.sign()).isEqualTo(menace.menace().sign());
        assertThat(line.standing().isFoe()).isTrue();
        assertThat(line.standing().against()).contains(play.hero().named());
        assertThat(line.standing().landsTick()).isEqualTo(menace.tick());
        assertThat(line.standing().answers())
                .containsExactly("dodge", "brace", "shove " + play.monster().id());

        play.monster().setHp(1);
        assertThat(line(play, play.hero(), play.monster()).standing().condition())
                .isEqualTo(Condition.NEAR_DEATH);
        assertThat(line(play, play.hero(), play.hero()).standing().isFoe()).isFalse();
        play.ends();
    }

    @Test
    void whomItIsNotMeantForIsToldOnlyHowToInterruptIt() {
        var play = shown("[hall @&a ]");
        var target = play.monster().combat().opponent().orElseThrow();
        var other = play.heroes().stream().filter(each -> each != target).findFirst().orElseThrow();
        assertThat(line(play, other, play.monster()).standing().answers())
                .containsExactly("shove " + play.monster().id());
        play.ends();
    }

    @Test
    void whatHasToRecoverIsNoAnswer() {
        var play = shown("[hall @a ]");
        play.hero().effects().recover("shove", Long.MAX_VALUE);
        assertThat(line(play, play.hero(), play.monster()).standing().answers())
                .containsExactly("dodge", "brace");
        play.ends();
    }

    private static Scenario shown(String map) {
        var play = Scenario.on(map);
        for (var hero : play.heroes()) play.makes(hero, STEADY);
        play.types("kill " + play.monster().name());
        for (var ticks = 0; play.monster().combat().looming().isEmpty(); ticks++) {
            assertThat(ticks).isLessThan(TICKS_MAX);
            play.ticks(1);
        }
        return play;
    }

    private static TimelineView.Line line(Scenario play, Actor reader, Actor one) {
        return TimelineCommand.view(play.world, reader).lines().stream()
                .filter(line -> line.who().equals(one.named()))
                .findFirst()
                .orElseThrow();
    }
}
