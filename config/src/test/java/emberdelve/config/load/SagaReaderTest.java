package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Alignment;
import emberdelve.config.content.Dice;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.Saga;
import emberdelve.config.content.Saga.Moment;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.util.SplittableRandom;

/** The folder of duels. */
class SagaReaderTest {
    private static final String KINGDOM =
            """
            challenge-lasts: 60s
            round-lasts: 5s
            rounds-max: 30
            names: [A, B, C, D, E, F, G, H, I, J, K, L]
            pronouns: [he, she]
            alignments: [lawful, chaotic]
            weapons:
              - {name: hand axe, blow: chops, damage: 1d6}
            sites: [the bridge]
            """;
    private static final String WORDS =
            """
            opening: [$Name$0 $verb(meets)$0 $name$1 at $site$.]
            opening-groups: [$Name$0 $verb(leads)$0, and $name$1.]
            round: [Round $round$!]
            hit: [$Name$0 $averb(blow)$0 $name$1 with the $weapon$ for $amount$.]
            miss: [$Name$0 $verb(misses)$0., $Name$0 $verb(slips)$0.]
            death: [$Name$0 $verb(falls)$0.]
            quick: [That was quick.]
            victory-good: [$Name$0 $verb(rests)$0 at $site$.]
            victory-bad: [$Name$0 $verb(laughs)$0.]
            draw: [$Name$0 and $name$1 part.]
            """;

    private final ContentFolder folder;

    SagaReaderTest(@TempDir Path parent) {
        this.folder = ContentFolder.small(parent);
    }

    @Test
    void withoutTheFolderNobodyDuels() {
        assertThat(folder.load().part(Saga.class)).isEmpty();
    }

    @Test
    void aSagaHasItsListsItsNumbersAndItsWords() {
        folder.write("duels/kingdom.yaml", KINGDOM).write("duels/words.yaml", WORDS);
        var saga = folder.load().part(Saga.class).orElseThrow();

        assertThat(saga.challengeLasts()).isEqualTo(Duration.ofSeconds(60));
        assertThat(saga.roundLasts()).isEqualTo(Duration.ofSeconds(5));
        assertThat(saga.roundsMax()).isEqualTo(30);
        assertThat(saga.names()).hasSize(12).startsWith("A");
        assertThat(saga.pronouns()).containsExactly(Pronouns.HE, Pronouns.SHE);
        assertThat(saga.alignments()).containsExactly(Alignment.LAWFUL, Alignment.CHAOTIC);
        assertThat(saga.weapons())
                .containsExactly(new Saga.Weapon("hand axe", "chops", new Dice(1, 6, 0)));
        assertThat(saga.sites()).containsExactly("the bridge");
        assertThat(saga.words().get(Moment.MISS)).hasSize(2);
        assertThat(saga.telling(Moment.ROUND, new SplittableRandom(1)).tone())
                .isEqualTo(Moment.ROUND.tone());
    }

    @Test
    void everyMistakeIsToldWithItsPlace() {
        folder.write(
                "duels/kingdom.yaml",
                KINGDOM.replace("rounds-max: 30", "rounds-max: 0")
                        .replace(", K, L", "")
                        .replace("[he, she]", "[he, shee]")
                        .replace("1d6", "1d6-2"));
        folder.write(
                "duels/words.yaml",
                WORDS.replace("Round $round$", "Round $number$")
                        .replace("$verb(laughs)$0", "$verb(laughs)$1")
                        .replace("quick: [That was quick.]\n", "")
                        .replace("[$Name$0 $verb(falls)$0.]", "[]"));
        folder.write("duels/sites.yaml", "");

        assertThat(folder.problems())
                .containsExactly(
                        "content/duels/kingdom.yaml:3:13: rounds-max: 0 (expected: whole number"
                                + " 1..1000)",
                        "content/duels/kingdom.yaml:4:1: names: 10 of them"
                                + " (expected: a list of at least 12)",
                        "content/duels/kingdom.yaml:5:16: pronouns[2]: shee"
                                + " (expected: one of he, she, it, they); did you mean \"she\"?",
                        "content/duels/kingdom.yaml:8:43: weapons[1].damage: 1d6-2"
                                + " (expected: dice such as 2d6+1, or a number, that throw 1..100)",
                        "content/duels/sites.yaml:1:1: sites.yaml: unknown file"
                                + " (expected: kingdom.yaml, words.yaml)",
                        "content/duels/words.yaml:1:1: quick: missing (expected: a list of at least"
                                + " 1)",
                        "content/duels/words.yaml:3:15: round[1]: $number$"
                                + " (expected: no gaps but $round$)",
                        "content/duels/words.yaml:6:1: death: 0 of them"
                                + " (expected: a list of at least 1)",
                        "content/duels/words.yaml:8:23: victory-bad[1]: $verb(laughs)$1"
                                + " (expected: no gaps but actors 0..0, $site$)");
    }
}
