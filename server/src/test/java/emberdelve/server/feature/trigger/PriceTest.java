package emberdelve.server.feature.trigger;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;

/** What the gold of the start pays for where a trigger takes gold. */
@Rule("R6.33")
class PriceTest {
    private static final int START = 8;

    private final Troupe play;

    PriceTest(@TempDir Path folder) throws IOException {
        play = Troupe.unrecorded(Workshop.in(folder), 5);
    }

    @BeforeEach
    void miraComesWithEightCoinsThatAreBound() {
        play.come("Mira").go("workshop/counter");
        assertThat(play.actor("Mira").boundGold()).isEqualTo(START);
        play.reads("Mira");
    }

    private void has(int free) {
        var mira = play.actor("Mira");
        mira.setGold(mira.gold() + free);
    }

    @Test
    void itPaysWhereNothingIsGivenForIt() {
        play.types("Mira", "push meter");
        assertThat(play.reads("Mira")).contains("It ticks.");
        assertThat(play.actor("Mira").boundGold()).isEqualTo(START - 3);
    }

    @Test
    void itDoesNotPayForWhatComesLater() {
        play.types("Mira", "push hatch").ticks(10);
        assertThat(play.reads("Mira"))
                .contains("For that you can part with 0 gold. The other 8 is what you started with")
                .doesNotContain("you do not have so much");
        has(3);
        play.types("Mira", "push hatch").ticks(10);
        assertThat(play.actor("Mira").pack().items()).hasSizeGreaterThan(0);
        assertThat(play.reads("Mira")).contains("card");
        assertThat(play.actor("Mira").gold()).isEqualTo(START);
        assertThat(play.actor("Mira").boundGold()).isEqualTo(START);
    }

    @Test
    void itDoesNotPayForTheRewardOfAQuest() {
        play.types("Mira", "push book");
        assertThat(play.actor("Mira").gold()).isEqualTo(START);
        has(3);
        play.types("Mira", "push book");
        assertThat(play.actor("Mira").gold()).isEqualTo(START);
        assertThat(play.actor("Mira").boundGold()).isEqualTo(START);
    }

    @Test
    void noTriggerTakesItUnasked() {
        has(4);
        play.types("Mira", "west").ticks(40);
        assertThat(play.actor("Mira").freeGold()).isEqualTo(1);
        assertThat(play.actor("Mira").boundGold()).isEqualTo(START);
        assertThat(play.reads("Mira"))
                .containsOnlyOnce("A hand.")
                .doesNotContain("you do not have so much")
                .doesNotContain("part with");
    }
}
