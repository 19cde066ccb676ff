package emberdelve.server.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.model.Abilities;
import emberdelve.server.model.Actor;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.level.Kills;

import org.junit.jupiter.api.Test;

/** Every ability score is worth something (docs/rules.md R2.19, R4.10). */
class ScoresCountTest {
    private static final Abilities GIFTED = new Abilities(18, 18, 18, 18, 18, 18);
    private static final Abilities POOR = new Abilities(3, 3, 3, 3, 3, 3);

    @Test
    @Rule("R2.19")
    void whoIsWiseHealsBetter() {
        // A mend gives 3; three points of wisdom are 30 percent of that.
        assertThat(healed(GIFTED)).isEqualTo(3);
        assertThat(healed(Abilities.AVERAGE)).isEqualTo(3);
        assertThat(healed(POOR)).isEqualTo(2);
    }

    @Test
    @Rule("R2.19")
    void whoIsCleverWaitsLessForAnAbility() {
        // Ten seconds are 40 ticks; three points of intelligence are 24 percent of them.
        assertThat(recovers(GIFTED)).isEqualTo(30);
        assertThat(recovers(Abilities.AVERAGE)).isEqualTo(40);
        assertThat(recovers(POOR)).isEqualTo(49);
    }

    @Test
    @Rule("R4.10")
    void whoIsSturdyGainsMoreHitPointsWithALevel() {
        assertThat(gained(GIFTED)).isEqualTo(3);
        assertThat(gained(Abilities.AVERAGE)).isZero();
        assertThat(gained(POOR)).as("never fewer than before").isZero();
    }

    private static int healed(Abilities abilities) {
        var play = Scenario.on("[hall @ ]");
        var healer = play.arrives("Gerit", "hall", abilities);
        play.hero().setHp(10);
        play.types(healer, "mend mira");
        var healed = play.hero().hp() - 10;
        play.ends();
        return healed;
    }

    private static long recovers(Abilities abilities) {
        var play = Scenario.on("[hall @ ]");
        var healer = play.arrives("Gerit", "hall", abilities);
        play.hero().setHp(10);
        play.types(healer, "mend mira");
        return healer.effects().readyAgain("mend") - play.world.now();
    }

    private static int gained(Abilities abilities) {
        var play = Scenario.on("[hall @ ]");
        Actor hero = play.arrives("Gerit", "hall", abilities);
        var before = hero.base().hp();
        play.world.part(Kills.class).grant(hero, 21);
        assertThat(hero.progress().level()).isEqualTo(2);
        return hero.base().hp() - before;
    }
}
