package emberdelve.server.feature.look;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Direction;
import emberdelve.server.scenario.Scenario;
import emberdelve.server.text.Screens;
import emberdelve.server.view.MapPlace;

import org.junit.jupiter.api.Test;

/** What the commands map and scan see. */
class SurveyTest {
    @Test
    void inWordsTheNearestRoomComesFirst() {
        var play = Scenario.on("[hall @ ]--[cell k ]--[dark k ]");
        play.types("map words");
        assertThat(Screens.plain(play.views().getLast()))
                .containsExactly(
                        "You are in hall.", "cell, 1 east: a kobold.", "dark, 2 east, dark.");
        play.ends();
    }

    @Test
    void whoListensIsGivenTheWordsAlone() {
        var play = Scenario.on("[hall @ ]--[cell k ]");
        play.types("map");
        assertThat(Screens.heard(play.views().getLast()))
                .containsExactly("You are in hall.", "cell, 1 east: a kobold.");
        play.ends();
    }

    @Test
    void aLookDrawsTheMapForThoseWhoWantIt() {
        var play = Scenario.on("[hall @ ]--[cell k ]");
        play.types("look");
        assertThat(play.views()).noneMatch(MiniMap.class::isInstance);
        play.forget().types("set minimap on", "look");

        assertThat(Screens.plain(play.views().getLast())).containsExactly("  (@)-");
        assertThat(Screens.heard(play.views().getLast()))
                .containsExactly("You are in hall.", "cell, 1 east: a kobold.");
        play.forget().types("set minimap off", "look");
        assertThat(play.views()).noneMatch(MiniMap.class::isInstance);
        play.ends();
    }

    @Test
    void aScanNamesEverybodyInSightAndHowToWalkThere() {
        var play = Scenario.on("[hall @& ]--[cell k ]--[dark k ]");
        play.types("scan");
        var scan = (ScanView) play.views().getLast();
        assertThat(scan.places()).extracting(MapPlace::name).containsExactly("hall", "cell");
        assertThat(scan.places().getLast().path()).containsExactly(Direction.EAST);
        assertThat(scan.places().getLast().people()).hasSize(1);
        play.ends();
    }

    @Test
    void nothingIsSeenBeyondOnesVisionOrAShutDoor() {
        var play = Scenario.on("[one @ ]--[two]--[three]--[four]--[five k ]");
        play.types("scan");
        assertThat(((ScanView) play.views().getLast()).places()).isEmpty();
        play.types("map");
        var vision = play.hero().stats().vision();
        assertThat(((MapView) play.views().getLast()).places()).hasSize(vision + 1);
        play.ends();
    }
}
