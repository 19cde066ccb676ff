package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.rule.Rule;
import emberdelve.server.session.LocalPlayer;

import org.junit.jupiter.api.Test;

/** Output for screen readers that ends with the visit. */
class ScreenReaderForVisitTest {
    private final Performance play = Performance.ofSeed(7);
    private final LocalPlayer mira = play.comes("Mira", "striker");

    @Test
    @Rule("R8.15")
    void aVisitIsReadAloudAndNothingOfItIsStored() {
        play.types(mira, "sr visit", "look", "set");
        assertThat(play.played())
                .contains("on for this visit. For every visit: sr on", "Lantern Yard. Safe.")
                .contains("Screenreader on for this visit.");
        assertThat(play.actor(mira).preferences().screenReader()).isTrue();
        assertThat(play.actor(mira).preferences().ears().always()).isFalse();

        play.types(mira, "sr visit off", "look");
        assertThat(play.played()).contains("is off again.", "Lantern Yard (safe)");
    }

    @Test
    @Rule("R8.15")
    void whatThePlayerHasChosenOutlivesIt() {
        play.types(mira, "sr on", "sr visit off", "look");
        assertThat(play.played()).contains("stays on", "Lantern Yard. Safe.");
        play.types(mira, "sr visit", "sr off", "look");
        assertThat(play.played()).contains("is off.", "Lantern Yard (safe)");
    }
}
