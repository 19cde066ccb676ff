package emberdelve.server.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Combat;
import emberdelve.config.content.Content;
import emberdelve.server.session.ShippedContent;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.stream.LongStream;

/** How hard delves are; docs/balance.md has the figures. */
class DelveOddsTest {
    private static final int DELVES = Boolean.getBoolean("emberdelve.long") ? 500 : 20;
    private static final int RESTS_TO_PERCENT = 70;

    /** What one delve pays for. */
    private static final List<String> BOUGHT =
            List.of(
                    "padded-coat",
                    "tub-lid-shield",
                    "potion-of-healing",
                    "potion-of-healing",
                    "potion-of-healing");

    private static final List<String> CLASSES =
            List.of("guardian", "barbarian", "mender", "striker");
    private static final Content CONTENT = ShippedContent.load();

    @Test
    void oneAloneWinsFourOfFiveOnTheAverageOfTheClasses() {
        for (var level : List.of(1, 10)) {
            var won =
                    CLASSES.stream()
                            .mapToInt(each -> won(results(each, level, DELVES)).size())
                            .sum();
            assertThat(100 * won / (DELVES * CLASSES.size()))
                    .as("percent at level %d", level)
                    .isBetween(60, 97);
        }
    }

    @Test
    void aGroupOfThreeWinsAsOften() {
        var won = won(results("guardian:1,striker:1,mender:1", 10, DELVES)).size();
        assertThat(100 * won / DELVES).as("percent").isBetween(50, 97);
    }

    private static List<Explorer.Result> won(List<Explorer.Result> results) {
        return results.stream().filter(Explorer.Result::won).toList();
    }

    private static List<Explorer.Result> results(String party, int level, int delves) {
        var muster = Muster.parse(party, CONTENT.classes().keySet());
        var match =
                new Match(
                        muster,
                        new Muster(List.of()),
                        Combat.ARMED_POOL,
                        level,
                        0,
                        Match.Manner.SKILLED);
        return LongStream.range(0, delves)
                .mapToObj(seed -> Explorer.delve(CONTENT, match, BOUGHT, RESTS_TO_PERCENT, seed))
                .toList();
    }

    /** Prints the table of docs/balance.md. */
    static void main() {
        var count = 100;
        for (var party :
                List.of(
                        "guardian",
                        "barbarian",
                        "mender",
                        "striker",
                        "guardian:1,striker:1",
                        "guardian:1,striker:1,mender:1",
                        "guardian:2,striker:2,mender:2")) {
            for (var level : List.of(1, 5, 10, 20)) {
                var won = won(results(party, level, count));
                System.out.printf(
                        "| %s | %d | %.0f %% | %.0f | %.0f %% |%n",
                        party,
                        level,
                        won.size() * 100.0 / count,
                        won.stream().mapToLong(Explorer.Result::ticks).average().orElse(0) / 5,
                        won.stream().mapToInt(Explorer.Result::hpLeft).average().orElse(0));
            }
        }
    }
}
