package emberdelve.server.rule.sanction;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.Sanction;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

/** Who is muted in a place outside. */
class OutsidersTest {
    private final Scenario play = Scenario.on("[den @]");
    private final Outsiders outsiders = play.world.part(Outsiders.class);
    private final Sanctions sanctions = play.world.part(Sanctions.class);

    @Test
    void oneSpeakerIsMutedOrAllOfAPlace() {
        outsiders.placesAre(List.of("Irc", "Discord"));
        assertThat(outsiders.isMuted("Ann Lee", "Discord")).isFalse();

        var speaker = mute("ANN_lee@discord");
        assertThat(outsiders.isMuted("Ann Lee", "Discord")).isTrue();
        assertThat(outsiders.isMuted("Ann", "Discord")).isFalse();
        assertThat(outsiders.isMuted("Ann Lee", "Irc")).isFalse();
        sanctions.lift(speaker);
        assertThat(outsiders.isMuted("Ann Lee", "Discord")).isFalse();

        mute("@Discord");
        assertThat(outsiders.isMuted("Ann", "Discord")).isTrue();
        assertThat(outsiders.isMuted("Ann", "Irc")).isFalse();
        sanctions.timeIs(600);
        assertThat(outsiders.isMuted("Ann", "Discord")).isFalse();
    }

    @Test
    void aPlaceThatIsNotThereHasNobody() {
        assertThat(outsiders.named("ann@irc")).isEmpty();
        assertThat(outsiders.places()).isEqualTo("none");
        outsiders.placesAre(List.of("Irc", "Discord"));
        assertThat(outsiders.named("ann@irc")).contains("ann@irc");
        assertThat(outsiders.named("ann@")).isEmpty();
        assertThat(outsiders.places()).isEqualTo("Discord, Irc");
    }

    private Sanction mute(String typed) {
        var mute =
                new Sanction(
                        play.world.ids().give(),
                        Sanction.Kind.MUTE,
                        Optional.empty(),
                        outsiders.named(typed).orElseThrow(),
                        "spam",
                        "Warden",
                        "helper",
                        0,
                        Optional.of(600L));
        sanctions.lay(mute);
        return mute;
    }
}
