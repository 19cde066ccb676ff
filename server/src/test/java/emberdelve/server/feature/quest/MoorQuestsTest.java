package emberdelve.server.feature.quest;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.feature.Features;
import emberdelve.server.feature.trigger.Troupe;
import emberdelve.server.rule.Rule;
import emberdelve.server.transcript.ContentCopy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** What there is to do on the shipped moor, to each of its ends; a day lasts 12 minutes here. */
class MoorQuestsTest extends QuestPlay {
    private static final long SEED = 6;
    private static final String HUNDREDTH = "the-hundredth";
    private static final String STONES = "nine-or-ten";

    /** Of the stone that is to be felled by one alone here. */
    private static final String STONE_HP = "hp: 10d6+412";

    /** From nine in the morning until it is surely night, or from then until it is surely day. */
    private static final int HALF_A_DAY = 2_100;

    MoorQuestsTest(@TempDir Path folder) throws IOException {
        super(
                Troupe.withShortDays(
                        ContentCopy.in(folder)
                                .instead(STONE_HP, "hp: 5 ", "monsters/shaft-moor.yaml")
                                .load(Features.registry())),
                SEED);
    }

    private void waitUntilNight() {
        play.go("lantern-yard/training-yard").ticks(HALF_A_DAY);
        play.types("Mira", "time");
        assertThat(play.reads("Mira")).containsAnyOf("It is night,", "It is the small hours,");
    }

    private void carryTurfToTheBeacon() {
        play.go("shaft-moor/fold").types("Mira", "say who is your brother?");
        play.go("shaft-moor/turf-stacks").types("Mira", "pull turf");
        assertThat(stage("Mira", HUNDREDTH)).contains("turf");
        assertThat(carries("Mira", "dry-turf")).isTrue();
    }

    @Test
    @Rule({"R19.1", "R22.6"})
    void theBeaconIsLitByNightAndByTwo() {
        play.come("Mira", "Tolo").gather();
        carryTurfToTheBeacon();
        play.go("shaft-moor/beacon").types("Mira", "pull basket");
        assertThat(play.reads("Mira")).contains("It wants night, or fog.");
        waitUntilNight();
        play.go("shaft-moor/beacon").types("Mira", "pull basket", "1", "look basket");
        assertThat(ending("Mira", HUNDREDTH)).contains("lit");
        assertThat(play.reads("Mira")).contains("a low brown flame").contains("the Beacon Keeper");
        assertThat(carries("Mira", "dry-turf")).isFalse();
        assertThat(ending("Tolo", HUNDREDTH)).as("who has no turf comes along").contains("lit");
    }

    @Test
    @Rule("R19.3")
    void eachDrawsATurfAtOnceAndWhoHasOneDecidesAlone() {
        play.come("Mira", "Tolo").gather();
        carryTurfToTheBeacon();
        play.types("Tolo", "pull turf");
        assertThat(carries("Tolo", "dry-turf")).isTrue();
        waitUntilNight();
        play.go("shaft-moor/beacon").types("Mira", "pull basket", "1");
        assertThat(ending("Mira", HUNDREDTH)).contains("lit");
        play.types("Tolo", "pull basket", "2");
        assertThat(ending("Tolo", HUNDREDTH)).contains("dark");
    }

    @Test
    @Rule("R19.1")
    void oneAloneIsNotOfferedTheFireAndLeavesItDark() {
        play.come("Mira");
        carryTurfToTheBeacon();
        waitUntilNight();
        var gold = play.actor("Mira").gold();
        play.go("shaft-moor/beacon").types("Mira", "pull basket", "1");
        assertThat(ending("Mira", HUNDREDTH)).contains("dark");
        assertThat(play.actor("Mira").gold()).isEqualTo(gold + 80);
        play.go("shaft-moor/fold").types("Mira", "say flock");
        assertThat(play.reads("Mira")).contains("Ninety-nine, then.");
    }

    /** Counted by day and by night, and felled. */
    private void fellTheTenth() {
        play.come("Mira").go("shaft-moor/bothy").types("Mira", "say how many stones?");
        play.go("shaft-moor/ring").types("Mira", "look stones");
        assertThat(stage("Mira", STONES)).contains("nine");
        waitUntilNight();
        play.go("shaft-moor/ring").types("Mira", "look stones");
        assertThat(stage("Mira", STONES)).contains("ten");
        fellTheStone("ten");
        play.types("Mira", "goto shaft-moor/bothy", "say stones");
    }

    /** It fights whoever waits for the night in the ring. */
    @Test
    @Rule("R19.1")
    void theStoneCountsThatIsFelledBeforeTheCountingIsOver() {
        play.come("Mira").go("shaft-moor/bothy").types("Mira", "say stones");
        waitUntilNight();
        play.go("shaft-moor/ring");
        fellTheStone("asked");
        play.types("Mira", "goto shaft-moor/bothy", "say stones", "1");
        assertThat(ending("Mira", STONES)).contains("drawn");
    }

    private void fellTheStone(String before) {
        play.types("Mira", "advance Mira 20", "kill late stone");
        for (var i = 0; i < 80 && stage("Mira", STONES).equals(Optional.of(before)); i++)
            play.types("Mira", "restore Mira", "kill late stone");
        assertThat(stage("Mira", STONES)).as(play.reads("Mira")).contains("felled");
    }

    @Test
    @Rule("R19.1")
    void theMapHasTenStones() {
        fellTheTenth();
        play.types("Mira", "1", "say stones");
        assertThat(ending("Mira", STONES)).contains("drawn");
        assertThat(play.reads("Mira")).contains("to ask whether I am well");
    }

    @Test
    @Rule("R19.1")
    void theMapHasNineStones() {
        fellTheTenth();
        play.types("Mira", "2", "say stones");
        assertThat(ending("Mira", STONES)).contains("spared");
        assertThat(carries("Mira", "surveyors-level")).isTrue();
        assertThat(play.reads("Mira")).contains("I keep the map face down.");
    }
}
