package emberdelve.server.feature.quest;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.feature.Features;
import emberdelve.server.rule.Rule;
import emberdelve.server.transcript.ContentCopy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What there is to do behind the glass, to each of its ends; what wears the heart falls easily
 * here.
 */
class SilveringQuestsTest extends QuestPlay {
    private static final long SEED = 9;
    private static final String SITTER = "the-sitter";
    private static final String YEARS = "seven-years";

    private static final String STRONG =
            """
              hp: 10d6+260
              attack: 6
              attack-chance: 60
              defense: 3
              defense-chance: 36
            """;
    private static final String WEAK =
            """
              hp: 1
              attack: 5
              attack-chance: 0
              defense: 3
              defense-chance: 0
            """;

    SilveringQuestsTest(@TempDir Path folder) throws IOException {
        super(
                ContentCopy.in(folder)
                        .instead(STRONG, WEAK, "monsters/silvering.yaml")
                        .load(Features.registry()),
                SEED);
    }

    private void showTheFace() {
        play.come("Mira").go("silvering/shakers-ward").types("Mira", "use shaving glass");
        assertThat(stage("Mira", SITTER)).isEmpty();
        play.go("silvering/lodge").types("Mira", "say whose face is that?");
        assertThat(stage("Mira", SITTER)).contains("asked");
        play.go("silvering/shakers-ward").types("Mira", "use shaving glass");
        assertThat(stage("Mira", SITTER)).contains("found");
        play.go("silvering/lodge").types("Mira", "say face");
    }

    @Test
    @Rule("R19.1")
    void theFaceGoesHome() {
        showTheFace();
        play.types("Mira", "1", "say face");
        assertThat(ending("Mira", SITTER)).contains("returned");
        assertThat(play.reads("Mira")).contains("it is draughty");
    }

    @Test
    @Rule("R19.1")
    void theFaceWalksOut() {
        showTheFace();
        var gold = play.actor("Mira").gold();
        play.types("Mira", "2", "say face");
        assertThat(ending("Mira", SITTER)).contains("kept");
        assertThat(play.actor("Mira").gold()).isEqualTo(gold + 150);
        assertThat(carries("Mira", "porters-livery")).isTrue();
        assertThat(play.reads("Mira")).contains("in his own hand");
    }

    /** The first of them fells what wears it; all of the group in the hall come along. */
    private void takeTheHeart() {
        play.go("silvering/broken-room").types("Mira", "say pieces");
        play.types("Mira", "goto silvering/likeness", "slay likeness").go("silvering/likeness");
        fellBareSilverUntil("Mira");
        play.types("Mira", "get all from corpse").go("silvering/broken-room");
        assertThat(carries("Mira", "heart-shard")).isTrue();
    }

    @Test
    @Rule({"R19.1", "R19.3"})
    void theGlassIsMendedByTwoAndWhoStandsByNeedsNoHeart() {
        play.come("Mira", "Tolo").gather();
        takeTheHeart();
        play.types("Tolo", "say heart");
        assertThat(play.reads("Tolo")).contains("It lies where it fell");
        play.types("Mira", "say heart", "1");
        assertThat(ending("Mira", YEARS)).contains("mended");
        assertThat(ending("Tolo", YEARS)).contains("mended");
        assertThat(carries("Mira", "heart-shard")).isFalse();
        assertThat(play.reads("Mira")).contains("of the Whole Glass");
    }

    @Test
    @Rule("R19.3")
    void aCompanionWhoWasElsewhereIsToldOfTheGlass() {
        play.come("Mira", "Tolo").gather();
        takeTheHeart();
        play.types("Tolo", "goto silvering/lodge").types("Mira", "say heart", "1");
        assertThat(stage("Tolo", YEARS)).contains("heart");
        play.types("Tolo", "goto silvering/broken-room", "say heart");
        assertThat(ending("Tolo", YEARS)).as(play.reads("Mira")).contains("scattered");
    }

    @Test
    @Rule("R19.3")
    void whoHasTheHeartFellsTheNextForACompanion() {
        play.come("Mira", "Tolo").gather().go("silvering/broken-room").types("Mira", "say pieces");
        play.types("Mira", "goto silvering/likeness", "slay likeness");
        fellBareSilverUntil("Mira");
        assertThat(stage("Tolo", YEARS)).contains("asked");
        play.go("silvering/likeness");
        fellBareSilverUntil("Tolo");
    }

    private void fellBareSilverUntil(String who) {
        play.types("Mira", "spawn bare-silver", "kill bare silver");
        for (var i = 0; i < 20 && stage(who, YEARS).equals(Optional.of("asked")); i++)
            play.types("Mira", "restore Mira", "kill bare silver");
        assertThat(stage(who, YEARS)).as(play.reads("Mira")).contains("heart");
    }

    @Test
    @Rule("R19.1")
    void oneAloneIsOfferedNoFrameAndScattersIt() {
        play.come("Mira");
        takeTheHeart();
        play.types("Mira", "say heart", "1", "say luck");
        assertThat(ending("Mira", YEARS)).contains("scattered");
        assertThat(carries("Mira", "seven-years-luck")).isTrue();
        assertThat(play.reads("Mira")).contains("I keep expecting to be counted.");
    }
}
