package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.feature.trigger.Troupe;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;

import java.util.List;

/** What people read of their own ways is told as it is for themselves. */
class OwnPersonTest {
    private static final int WAY_HOME_TICKS = 80;

    private final Troupe play = Troupe.unrecorded(Troupe.shipped(), 5).come("Mira", "Tolo");

    @Test
    void whoeverGoesHomeIsHomeAndOthersSeeThemVanish() {
        play.go("old-mine/landing").reads("Mira");
        play.types("Mira", "recall").ticks(WAY_HOME_TICKS);

        assertThat(play.reads("Mira"))
                .contains("You are home. Lantern Yard")
                .doesNotContain("You vanish");
        assertThat(play.reads("Tolo")).contains("Mira vanishes.");
    }

    @Test
    void aPlaceThatTakesOneAwaySaysSoInOnesOwnPerson() {
        play.go("old-mine/pump-house").reads("Mira");
        play.reads("Tolo");
        play.types("Mira", "pull left handle");

        assertThat(play.reads("Mira")).contains("in your grip");
        assertThat(play.reads("Tolo")).contains("in Mira's grip");
    }

    @Test
    @Rule("R8.3")
    void inTheDarkOneKnowsWhomOneFollows() {
        play.gather().types("Tolo", "follow mira").go("bond/cordage-corner").reads("Tolo");
        play.types("Mira", "east");

        assertThat(play.reads("Tolo"))
                .contains("You follow Mira east.")
                .contains("It is dark here.")
                .doesNotContain("You follow someone");
    }

    @Test
    void whoIsLedIntoARoomSeesItOnceWithAllWhoHaveComeAlong() {
        play.come("Sable").gather().types("Tolo", "follow mira").types("Sable", "follow mira");
        play.go("lantern-yard/yard").reads("Tolo");
        play.reads("Sable");
        play.types("Mira", "north");

        for (var who : List.of("Tolo", "Sable")) {
            var read = play.reads(who);
            assertThat(read).containsOnlyOnce("Delve Stair (safe)").contains("Mira");
            assertThat(read).contains(who.equals("Tolo") ? "Sable" : "Tolo");
        }
    }
}
