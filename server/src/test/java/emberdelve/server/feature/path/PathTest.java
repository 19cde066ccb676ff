package emberdelve.server.feature.path;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.rule.Rule;
import emberdelve.server.rule.effect.EffectEvent;
import emberdelve.server.rule.fight.FightEvent;
import emberdelve.server.rule.level.Kills;
import emberdelve.server.scenario.Bestiary;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

/** The path on which a class goes on; in scenarios it is chosen at level 2. */
class PathTest {
    @Test
    @Rule("R4.11")
    void aPathIsChosenOnceAndForGood() {
        var play = Scenario.on("[hall @ ]");
        var hero = play.hero();
        play.types("path calm");
        assertThat(play.answers()).containsExactly("path.line", "path.line", "path.later");

        play.world.part(Kills.class).grant(hero, 21);
        var before = hero.base().hp();
        play.forget().types("path calm yes", "path wrath yes");
        assertThat(play.answers()).containsExactly("path.chosen", "path.taken");
        assertThat(hero.base().hp()).isEqualTo(before + 5);
        play.ends();
    }

    @Test
    @Rule({"R4.11", "R6.30"})
    void aPathBringsAnAbilityThatTurnsEnemiesOnItsUser() {
        var play = Scenario.on("[hall @&d ]");
        play.world.part(Kills.class).grant(play.hero(), 21);
        play.types("jeer");
        assertThat(play.answers()).containsExactly("ability.none");
        play.types("path calm yes").types(play.hero('&'), "kill dummy").ticks(10);
        assertThat(play.monster().combat().isFighting(play.hero('&'))).isTrue();
        play.types("jeer").ticks(10);
        assertThat(play.monster().combat().isFighting(play.hero())).isTrue();
        assertThat(play.saw(play.hero(), EffectEvent.Taunted.class)).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R6.29")
    void anAbilityCanBeABlowWithMoreDice() {
        var play = Scenario.on("[hall @d ]");
        play.types("shove dummy");
        // Two dice at 100 percent, and one more.
        assertThat(play.monster().hp()).isEqualTo(997);
        assertThat(play.saw(play.hero(), FightEvent.Blow.class)).hasSize(1);
        play.ends();
    }

    @Test
    @Rule("R4.11")
    void aPathIsKeptOverARestart(@TempDir Path folder) throws Exception {
        var play = Scenario.on("[hall @ ]");
        play.world.part(Kills.class).grant(play.hero(), 21);
        play.types("path wrath yes");
        try (var restart = new Restart(folder)) {
            var world = restart.after(play.world, play.hero());
            var hero = world.population().find(play.hero().id()).orElseThrow();
            assertThat(world.part(Paths.class).of(hero)).contains(Bestiary.WRATH);
            assertThat(hero.base()).isEqualTo(play.hero().base());
        }
        play.ends();
    }
}
