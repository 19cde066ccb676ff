package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.settings.WorldSettings;
import emberdelve.server.rule.Rule;
import emberdelve.server.session.LocalPlayer;

import org.junit.jupiter.api.Test;

/** How long a character stays when its player's link is lost. */
class LinkDeathTest {
    private static final int REST =
            Math.toIntExact(
                    WorldSettings.DEFAULTS.quitOutOfFight().toMillis()
                            / WorldSettings.DEFAULTS.tick().toMillis());

    private final Performance play = Performance.ofSeed(7);
    private final LocalPlayer mira = play.comes("Mira", "barbarian");
    private final LocalPlayer tolo = play.comes("Tolo", "guardian");

    @Test
    @Rule("R9.1")
    void whoHasRestedForLongStaysAsLongAsEverybodyWhenTheLinkIsLost() {
        play.ticks(2 * REST);
        play.losesLink(mira);
        play.ticks(REST - 1);
        assertThat(look()).contains("Mira");
        play.ticks(1);
        assertThat(look()).doesNotContain("Mira");
    }

    @Test
    @Rule("R9.1")
    void whoComesBackInTimeFindsTheBodyWhereItWas() {
        play.ticks(2 * REST);
        play.losesLink(mira);
        play.ticks(REST - 1);
        play.comesBack(mira);
        play.ticks(2 * REST);
        assertThat(play.played()).contains("Your body was still here.");
        assertThat(look()).contains("Mira");
    }

    private String look() {
        play.forget();
        play.types(tolo, "look");
        return play.played();
    }
}
