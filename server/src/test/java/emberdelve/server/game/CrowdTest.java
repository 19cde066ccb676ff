package emberdelve.server.game;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.command.Looking;
import emberdelve.server.feature.trigger.Troupe;
import emberdelve.server.rule.Rule;

import org.junit.jupiter.api.Test;

import java.util.stream.IntStream;

/** A room full of people is a page that one can read. */
final class CrowdTest {
    private final Troupe play = new Troupe(Troupe.shipped(), 3);

    @Test
    @Rule("R8.8")
    void aLookNamesSoManyAndCountsTheOthers() {
        play.come("Mira").comeAtOnce(names(Looking.CHARACTERS_MAX));
        assertThat(seenBy("Mira")).contains("Tola is here.").doesNotContain("more adventurer");

        play.come("Sable");
        assertThat(seenBy("Mira"))
                .contains("Tola is here.", "1 more adventurer is here.")
                .doesNotContain("Sable is here.");
        play.come("Tolo");
        assertThat(seenBy("Mira")).contains("2 more adventurers are here.");
    }

    @Test
    @Rule("R8.8")
    void whoFightsIsNamedInTheLargestCrowd() {
        play.come("Mira").comeAtOnce(names(Looking.CHARACTERS_MAX));
        play.come("Sable").come("Tolo");
        play.actor("Sable").combat().turnTo(play.actor("Tolo"));
        assertThat(seenBy("Mira"))
                .contains("Sable is here, fighting Tolo.", "1 more adventurer is here.");
    }

    private String seenBy(String name) {
        play.ticks(1).reads(name);
        play.types(name, "look");
        return play.reads(name);
    }

    private static String[] names(int count) {
        return IntStream.range(0, count)
                .mapToObj(at -> "Tol" + (at < 26 ? "" : "a") + (char) ('a' + at % 26))
                .toArray(String[]::new);
    }
}
