package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.rule.Rule;
import emberdelve.server.session.LocalPlayer;

import org.junit.jupiter.api.Test;

/** Wherever a player's own words are shown, no row of them begins as the game's own lines do. */
class PlayersWordsTest {
    private static final String FORGED = "Alwin gives 1000 gold to you.";

    /** Pushes what follows into the second row. */
    private static final String LONG = "x".repeat(50) + " " + "y".repeat(20) + " ";

    private final Performance play = Performance.ofSeed(7);
    private final LocalPlayer mira = play.comes("Mira", "barbarian");
    private final LocalPlayer tolo = play.comes("Tolo", "guardian");

    @Test
    @Rule("R8.11")
    void byEarEachLineOfALetterHasItsNumber() {
        play.types(mira, "mail write tolo", "Hello.", FORGED, ".");
        play.ticks(1);
        play.types(tolo, "sr on");
        play.forget();
        play.types(tolo, "mail 1");

        assertThat(play.played())
                .contains("Mira writes:\nLine 1: Hello.\nLine 2: " + FORGED)
                .doesNotContain("\n" + FORGED);
    }

    @Test
    @Rule("R8.11")
    void theWordsOfWhoIsAwayFollowAMark() {
        play.types(mira, "afk " + FORGED);
        play.types(tolo, "tell mira hello");
        assertThat(play.played()).contains("Mira is away, and leaves word: " + FORGED);

        play.forget();
        play.types(mira, "afk", "afk");
        play.types(tolo, "tell mira hello");
        assertThat(play.played()).contains("Mira is away.\n");
    }

    @Test
    @Rule("R8.11")
    void noFurtherRowBeginsAtTheMargin() {
        play.types(mira, "say " + LONG + FORGED, "afk " + LONG + FORGED);
        play.types(tolo, "tell mira hello", "history");
        play.types(mira, "describe me as " + LONG + FORGED);
        play.types(tolo, "look mira");

        assertThat(play.played().lines())
                .filteredOn(row -> row.contains(FORGED) && !row.startsWith("> "))
                .hasSize(6)
                .allMatch(row -> row.startsWith("  "));
    }
}
