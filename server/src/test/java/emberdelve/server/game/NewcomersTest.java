package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.feature.trigger.Troupe;

import org.junit.jupiter.api.Test;

import java.util.stream.IntStream;

/** A crowd that comes at once is a line for those who are there, and not a line for each. */
final class NewcomersTest {
    private final Troupe play = new Troupe(Troupe.shipped(), 3);

    @Test
    void whoComesAloneIsNamed() {
        play.come("Mira").ticks(1);
        play.reads("Mira");
        play.come("Tolo").ticks(1);
        assertThat(play.reads("Mira"))
                .contains("Tolo enters the dungeon.")
                .contains("Tolo is new here.");
    }

    @Test
    void aCrowdIsOneLineAndEachOfItIsToldOfThoseWhoCameLater() {
        play.come("Mira").ticks(1);
        play.reads("Mira");
        var crowd = IntStream.range(0, 30).mapToObj(NewcomersTest::name).toArray(String[]::new);
        play.comeAtOnce(crowd);
        assertThat(play.reads("Mira"))
                .containsOnlyOnce("enter the dungeon.")
                .contains("Tola, Tolb and 28 others enter the dungeon.")
                .containsOnlyOnce("here. You could say hello.");
        assertThat(play.reads("Tola")).contains("Tolb, Tolc and 27 others enter the dungeon.");
        assertThat(play.reads(crowd[27])).contains(crowd[28] + " and " + crowd[29] + " enter");
        assertThat(play.reads(crowd[29])).doesNotContain("the dungeon.");
    }

    @Test
    void whoDoesSomethingIsToldOfFirst() {
        play.come("Mira").ticks(1);
        play.come("Tolo").types("Tolo", "say hello");
        assertThat(play.reads("Mira")).containsSubsequence("Tolo enters", "Tolo says: hello");
        play.come("Sable").types("Sable", "quit", "yes");
        assertThat(play.reads("Mira")).containsSubsequence("Sable enters", "Sable leaves");
    }

    private static String name(int at) {
        return "Tol" + (at < 26 ? "" : "a") + (char) ('a' + at % 26);
    }
}
