package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.Role;
import emberdelve.server.rule.Rule;
import emberdelve.server.session.LocalPlayer;

import org.junit.jupiter.api.Test;

/** What is read of a fight of several where nobody has chosen how: its gist. */
class GistTest {
    private static final int PATIENCE_TICKS = 900;

    private final Performance play = Performance.ofSeed(31);
    private final LocalPlayer mira = play.comes("Mira", "guardian", Role.ADMIN);
    private final LocalPlayer tolo = play.comes("Tolo", "barbarian", Role.ADMIN);

    GistTest() {
        for (var who : new LocalPlayer[] {mira, tolo}) {
            play.types(who, "skip tutorial", "hints off", "goto old-mine/lamp-cabin");
        }
        play.types(mira, "invite tolo");
        play.types(tolo, "accept");
        play.ticks(30);
        play.types(mira, "spawn kobold-guard");
        play.forget();
    }

    @Test
    @Rule("R8.7")
    void whatComesOfAnAbilityIsReadWithItAndNotSecondsLater() {
        play.types(tolo, "slam guard");

        assertThat(play.played())
                .doesNotContain("tick")
                .containsSubsequence("You slam.", "You slash the kobold guard");
    }

    @Test
    @Rule("R8.7")
    void onesOwnBlowsComeFirstThenThoseOfOthersThenADeath() {
        fight();
        play.until("kobold guard dies", PATIENCE_TICKS);
        play.ticks(60);

        assertThat(play.played())
                .containsSubsequence(
                        "[Mira]",
                        "You crush the kobold guard for",
                        "Tolo slashes the kobold guard for",
                        "[Tolo]",
                        "You slash the kobold guard for",
                        "Mira crushes the kobold guard for");
        var lastLines = play.played().substring(play.played().indexOf("kobold guard dies."));
        assertThat(lastLines).doesNotContainPattern("kobold guard (strikes?|hews|for|and) ");
    }

    @Test
    @Rule("R8.7")
    void aWarningIsReadBehindTheWoundsThatItWarnsOf() {
        play.types(mira, "spawn kobold-guard 4");
        fight();
        play.until("less than a third", PATIENCE_TICKS);

        assertThat(play.played())
                .containsPattern(
                        "(strike|spears) Mira for \\d+[^\n]*\n"
                                + "Mira has less than a third of her hit points left!");
    }

    @Test
    @Rule("R8.7")
    void whatComesOfATauntOfACompanionIsNotReadEnemyByEnemy() {
        play.types(mira, "advance mira 3", "spawn kobold-guard 2");
        play.types(tolo, "kill guard");
        play.ticks(30);
        play.types(mira, "taunt");
        play.ticks(20);

        assertThat(play.played())
                .contains("You say something about their mothers.")
                .doesNotContainPattern(
                        "(?s)\\[Tolo\\](?:(?!\\[Mira\\]).)*kobold guard is furious now");
    }

    private void fight() {
        play.types(mira, "kill guard");
        play.types(tolo, "kill guard");
    }
}
