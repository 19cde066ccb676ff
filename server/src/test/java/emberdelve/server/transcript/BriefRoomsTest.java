package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.rule.Rule;
import emberdelve.server.session.LocalPlayer;

import org.junit.jupiter.api.Test;

/** Rooms that one knows, for those who do not want to read them again. */
class BriefRoomsTest {
    private static final int STEP_TICKS = 20;
    private static final String SHELVES = "Shelves climb to the rafters";
    private static final String LANTERNS = "Forty-one lanterns hang on chains";

    private final Performance play = Performance.ofSeed(7);
    private final LocalPlayer mira = play.comes("Mira", "striker");
    private final LocalPlayer tolo = play.comes("Tolo", "guardian");

    @Test
    @Rule("R8.12")
    void whatIsKnownIsNotDescribedAgain() {
        play.types(mira, "skip tutorial", "hints off", "brief");
        assertThat(walks("east")).contains("Provisioner (safe)", "Exits: ", SHELVES);
        assertThat(walks("west"))
                .contains("Lantern Yard (safe)", "Exits: ", "Tolo is here.")
                .doesNotContain(LANTERNS);
        assertThat(types("look")).contains(LANTERNS);
        assertThat(walks("east")).contains("Provisioner (safe)").doesNotContain(SHELVES);
        types("brief off");
        assertThat(walks("west")).contains(LANTERNS);
    }

    @Test
    @Rule("R8.12")
    void whoListensHearsADescriptionOnceUnlessTheyWantItAlways() {
        play.types(mira, "sr on", "skip tutorial", "hints off");
        assertThat(walks("east")).contains(SHELVES);
        assertThat(walks("west")).contains("Lantern Yard", "Exits: ").doesNotContain(LANTERNS);
        assertThat(types("look")).contains(LANTERNS);
        types("brief off");
        assertThat(walks("east")).contains(SHELVES);
    }

    @Test
    void itIsAChoiceOfEachCharacter() {
        play.types(tolo, "skip tutorial", "brief");
        play.types(mira, "skip tutorial", "hints off");
        walks("east");
        assertThat(walks("west")).contains(LANTERNS);
    }

    private String walks(String way) {
        types(way);
        play.ticks(STEP_TICKS);
        return play.played();
    }

    private String types(String line) {
        play.forget();
        play.types(mira, line);
        return play.played();
    }
}
