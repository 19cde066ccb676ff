package emberdelve.server.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.admin.Role;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;

/** What those read of a fight who have no part in it. */
class BystanderTest {
    private static final int PATIENCE_TICKS = 900;

    @Test
    @Rule("R8.6")
    void theSafeSquareReadsNothingOfAFightBelowAndTheMineTwoLines() {
        var play = Performance.ofSeed(31);
        var mira = play.comes("Mira", "guardian", Role.ADMIN);
        var tolo = play.comes("Tolo", "barbarian", Role.ADMIN);
        var sable = play.comes("Sable", "barbarian", Role.ADMIN);
        play.types(mira, "goto old-mine/landing");
        play.types(tolo, "goto lantern-yard/stair");
        play.types(sable, "goto old-mine/lamp-cabin");
        play.ticks(20);
        play.forget();
        play.types(mira, "spawn kobold 2", "kill kobold");
        play.until("the fight is over", PATIENCE_TICKS);

        var below = play.played().lines().filter(line -> line.startsWith("Below, ")).toList();
        assertThat(below).allMatch(line -> line.contains(" reaches level "));
        var beside =
                play.played()
                        .lines()
                        .filter(line ->
                                line.startsWith("To the ") && !line.contains(" reaches level "))
                        .toList();
        assertThat(beside).as(play.played()).hasSize(2);
        assertThat(beside.getFirst()).startsWith("To the east, ").contains(" fights ");
        assertThat(beside.getLast()).matches("To the east, the fight is over, and \\d are dead\\.");
    }
}
