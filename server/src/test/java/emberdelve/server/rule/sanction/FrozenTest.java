package emberdelve.server.rule.sanction;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.Sanction;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;
import emberdelve.server.rule.fight.Sides;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

import java.util.Optional;

/** Whoever is frozen stands still, and nobody takes advantage of it. */
class FrozenTest {
    private final Scenario play = Scenario.on("[den @& b ]--[hall]");
    private final Actor mira = play.hero();

    @Test
    void theFrozenLeaveTheFightAndAreNotStruck() {
        play.types("kill bat").ticks(20);
        assertThat(mira.combat().isFighting()).isTrue();

        freeze();
        var hp = mira.hp();
        play.ticks(100);

        assertThat(mira.combat().isFighting()).isFalse();
        assertThat(mira.hp()).isGreaterThanOrEqualTo(hp);
        assertThat(play.monster().combat().isFighting(mira)).isFalse();
        play.ends();
    }

    @Test
    void whoIsThawedCanBeStruckAgain() {
        var freeze = freeze();
        assertThat(play.world.part(Sides.class).mayHarm(play.monster(), mira)).isFalse();
        play.world.part(Sanctions.class).lift(freeze);
        play.world.part(Sanctions.class).lift(freeze);

        assertThat(play.world.part(Sides.class).mayHarm(play.monster(), mira)).isTrue();
        freeze();
        assertThat(play.world.part(Sides.class).mayStrayHit(play.monster(), mira)).isFalse();
        play.ends();
    }

    @Test
    void theFrozenFollowNobody() {
        play.types("follow tolo");
        freeze();
        play.types(play.hero('&'), "flee", "east").ticks(20);

        assertThat(mira.room()).isEqualTo(play.room("den"));
        play.ends();
    }

    private Sanction freeze() {
        var account = ((Nature.PlayerCharacter) mira.nature()).accountId();
        var freeze =
                new Sanction(
                        play.world.ids().give(),
                        Sanction.Kind.FREEZE,
                        Optional.of(account),
                        "Mira",
                        "a talk first",
                        "Warden",
                        "admin",
                        0,
                        Optional.of(600L));
        assertThat(play.world.part(Sanctions.class).lay(freeze)).isTrue();
        return freeze;
    }
}
