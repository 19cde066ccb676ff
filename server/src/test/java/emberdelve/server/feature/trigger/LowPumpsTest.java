package emberdelve.server.feature.trigger;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.server.replay.Replay;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.util.Map;

/** The water of the shipped zone rises, closes and opens ways, and falls again. */
class LowPumpsTest {
    private static final Content CONTENT = Troupe.shipped();
    private static final long SEED = 11;

    /** In which the water rises once: 90 seconds. */
    private static final int STEP = 450;

    private final Troupe play = new Troupe(CONTENT, SEED);

    @AfterEach
    void aReplayIsTheSameGame() throws IOException {
        assertThat(play.replay()).isInstanceOf(Replay.Result.Same.class);
    }

    private void atLevel(int water) {
        play.go("low-pumps/valve-gallery");
        for (var i = 0; i < 5 && water() != water; i++) play.ticks(STEP);
        assertThat(water()).isEqualTo(water);
    }

    private int water() {
        return Integer.parseInt(
                play.world()
                        .part(Memory.class)
                        .ofPlaces()
                        .getOrDefault("zone low-pumps", Map.of())
                        .getOrDefault("water", "0"));
    }

    private String room(String who) {
        return play.actor(who).room().id().toString();
    }

    @Test
    void theWaterRisesOnceForAllRoomsAndStopsAtTheRoof() {
        play.come("Mira", "Tolo").go("low-pumps/valve-gallery");
        play.types("Tolo", "goto low-pumps/gauge-landing").ticks(STEP);
        assertThat(water()).isEqualTo(1);
        assertThat(play.reads("Mira")).contains("The water is a step higher.");
        assertThat(play.reads("Tolo")).contains("The water is a step higher.");
        play.ticks(6 * STEP);
        assertThat(water()).isEqualTo(4);
        play.types("Tolo", "look gauge");
        assertThat(play.reads("Tolo")).contains("FOUR. There is no five.");
    }

    @Test
    void theWaterStandsWhileNobodyIsBelow() {
        play.come("Mira").ticks(5 * STEP);
        assertThat(water()).isZero();
    }

    @Test
    void theBeamAndTheBungLetTheWaterDown() {
        play.come("Mira");
        atLevel(3);
        play.types("Mira", "goto low-pumps/upper-lift", "pull beam");
        assertThat(water()).isEqualTo(1);
        play.types("Mira", "goto low-pumps/leech-pond", "pull chain");
        assertThat(water()).isZero();
        assertThat(play.reads("Mira")).contains("what grew on the chain lets go of it");
    }

    @Test
    void theLowDriftDrownsAndAtLastIsShut() {
        play.come("Mira");
        atLevel(3);
        play.types("Mira", "goto low-pumps/settling-tank", "down").ticks(31);
        assertThat(play.reads("Mira")).contains("what air there is lies along the roof");
        assertThat(play.actor("Mira").hp()).isLessThan(play.actor("Mira").stats().hp());
        atLevel(4);
        play.types("Mira", "restore Mira", "goto low-pumps/settling-tank", "down");
        assertThat(room("Mira")).contains("settling-tank");
    }

    @Test
    void thePuntReachesTheLoftAtHighWaterOnly() {
        play.come("Mira");
        play.types("Mira", "goto low-pumps/boat-level", "pull chain");
        assertThat(room("Mira")).contains("boat-level");
        atLevel(3);
        play.types("Mira", "goto low-pumps/boat-level", "pull chain", "pull locker", "pull locker");
        assertThat(room("Mira")).contains("dry-loft");
        assertThat(play.reads("Mira")).contains("a pair of dry socks").contains("but the dryness");
    }

    @Test
    void theBoxInTheSiltIsHadOnceAndAtLowWater() {
        play.come("Mira").go("low-pumps/crib");
        var gold = play.actor("Mira").gold();
        play.types("Mira", "pull handle", "pull handle");
        assertThat(play.actor("Mira").gold()).isEqualTo(gold + 25);
        atLevel(2);
        play.types("Mira", "goto low-pumps/crib", "pull handle");
        assertThat(play.reads("Mira")).contains("about the length of an arm");
    }
}
