package emberdelve.server.feature.fame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.server.command.Fame;
import emberdelve.server.command.Renown;
import emberdelve.server.model.Fate;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.fight.Deaths;
import emberdelve.server.rule.level.Kills;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

import java.util.Optional;

/** What {@code scores} and {@code obituary} answer. */
class ScoresTest {
    @Test
    @Rule("R3.6")
    void scoresShowTheLivingAsTheyAreNowAndTheFallenAsTheyFell() {
        var play = Scenario.on("[lair @& ]");
        play.hero().setFate(Fate.Living.HARDCORE);
        play.world.part(Kills.class).gain(play.hero(), 30, 1);
        play.world.part(Deaths.class).die(play.hero(), play.hero('&'));
        play.company.service(Fame.class).remember(Renown.of(play.hero()));
        play.types(play.hero('&'), "scores");

        var lines = ((FameView) play.views().getLast()).lines();
        assertThat(lines).extracting(FameView.Line::name).startsWith("Mira", "Tolo");
        assertThat(lines.getFirst().xp()).isEqualTo(30);
        assertThat(lines.getFirst().end())
                .map(DeathsView.End::killer)
                .isEqualTo(Optional.of("Tolo"));
        assertThat(lines.getLast().end()).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R3.6")
    void anObituaryTellsOfTheLatestDeathsOrOfOne() {
        var play = Scenario.on("[lair @&o ]");
        play.world.part(Deaths.class).die(play.hero(), play.hero());
        play.ticks(8);
        play.world.part(Deaths.class).die(play.hero('&'), play.monster());
        for (var hero : play.heroes()) play.company.service(Fame.class).remember(Renown.of(hero));
        play.types("obituary", "obituary MIRA", "obituary nobody");

        assertThat(play.answers()).containsExactly("DeathsView", "DeathsView", "obituary.none");
        var all = ((DeathsView) play.views().getFirst()).lines();
        assertThat(all).extracting(DeathsView.Line::name).containsExactly("Tolo", "Mira");
        assertThat(all.getLast().end().killer()).isEmpty();
        assertThat(all.getLast().secondsAgo()).isEqualTo(2);
        assertThat(all.getLast().forGood()).isFalse();
        assertThat(((DeathsView) play.views().get(1)).lines()).containsExactly(all.getLast());
        play.ends();
    }

    @Test
    void nobodyIsCountedBeyondAHundred() {
        for (var wrong : new String[] {"scores 0", "scores 101", "scores mira 2"})
            assertThatThrownBy(() -> Scenario.on("[hall @]").types(wrong))
                    .as(wrong)
                    .hasMessageContaining("command.usage");
    }

    @Test
    void whoTypesAWordThatNoTableHasIsToldTheUsage() {
        var play = Scenario.on("[hall @]").types("scores mira", "scores Delves");
        assertThat(play.answers()).containsExactly("command.usage", "DelveRecords");
    }
}
