package emberdelve.server.feature.trigger;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.feature.Features;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;
import emberdelve.server.replay.Replay;
import emberdelve.server.rule.Rule;
import emberdelve.server.transcript.ContentCopy;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Lead falls in the well of the shipped tower, its monsters divide, its ways open. */
class ShotTowerTest {
    private static final long SEED = 11;

    /** From one pour to the next: 24 seconds of the zone. */
    private static final int POUR = 120;

    private final Troupe play;

    /** The shipped tower, where nobody comes by while somebody waits for the lead. */
    ShotTowerTest(@TempDir Path folder) throws IOException {
        var content =
                ContentCopy.in(folder)
                        .instead("every: 60s", "every: 24h", "zones/shot-tower/zone.yaml")
                        .instead("mind: wander", "mind: idle", "monsters/shot-tower.yaml");
        play = new Troupe(content.load(Features.registry()), SEED);
    }

    @AfterEach
    void aReplayIsTheSameGame() throws IOException {
        assertThat(play.replay()).isInstanceOf(Replay.Result.Same.class);
    }

    private List<Actor> here(String monster) {
        return play.actor("Mira").room().actors().stream()
                .filter(each ->
                        each.nature() instanceof Nature.Monster(var type)
                                && type.id().equals(monster))
                .toList();
    }

    private String room(String who) {
        return play.actor(who).room().id().toString();
    }

    private Map<String, String> zone() {
        return play.world().part(Memory.class).ofPlaces().getOrDefault("zone shot-tower", Map.of());
    }

    /** Lets the clock of the tower go on, which waits for whoever does not act. */
    private void passes(int ticks) {
        var until = play.actor("Mira").room().zone().now() + ticks;
        while (play.actor("Mira").room().zone().now() < until) play.types("Mira", "pass");
    }

    @Test
    @Rule("R1.8")
    void theBellWaitsForWhoeverHasNotDecided() {
        play.come("Mira").go("shot-tower/third-well");
        passes(10);
        var before = play.actor("Mira").room().zone().now();
        play.ticks(60);
        assertThat(play.actor("Mira").room().zone().now()).isLessThan(before + 20);
    }

    @Test
    void leadComesDownTheWellAtEverySecondBellAndOnlyThere() {
        play.come("Mira", "Tolo").gather();
        play.types("Tolo", "goto shot-tower/muniment").types("Mira", "goto shot-tower/third-well");
        var hp = play.actor("Mira").hp();
        play.reads("Mira");
        for (var i = 0; i < 80 && play.actor("Mira").hp() == hp; i++) {
            play.types("Mira", "pass").types("Tolo", "pass");
        }
        assertThat(play.reads("Mira"))
                .contains("High up, the bell strikes.")
                .contains("A grey rain comes down the well")
                .contains("The hot lead scalds you");
        assertThat(play.actor("Tolo").hp()).isEqualTo(play.actor("Tolo").stats().hp());
        assertThat(play.reads("Tolo")).doesNotContain("grey rain");
    }

    @Test
    void theDamperStopsBellAndLead() {
        play.come("Mira").types("Mira", "goto shot-tower/damper", "pull lever");
        assertThat(zone()).containsEntry("damped", "true");
        play.types("Mira", "goto shot-tower/third-well").reads("Mira");
        var hp = play.actor("Mira").hp();
        passes(POUR + 10);
        assertThat(play.actor("Mira").hp()).isGreaterThanOrEqualTo(hp);
        assertThat(play.reads("Mira")).doesNotContain("bell strikes");
    }

    @Test
    void whatIsOfLeadDividesTwice() {
        play.come("Mira").types("Mira", "goto shot-tower/belfry", "spawn lead-drop");
        kill("lead drop", "lead-drop");
        assertThat(here("lead-bead")).hasSize(2);
        kill("lead bead", "lead-bead");
        assertThat(here("lead-bead")).hasSize(1);
        assertThat(play.reads("Mira")).contains("parts at the waist.");
    }

    /** With as much help from staff as it takes. */
    private void kill(String name, String type) {
        var before = here(type).size();
        play.types("Mira", "kill " + name);
        for (var i = 0; i < 200 && here(type).size() == before; i++)
            play.types("Mira", "restore Mira", "kill " + name);
        assertThat(here(type)).hasSize(before - 1);
    }

    @Test
    void theThirdBrickIsAWayPastTheShutter() {
        play.come("Mira").types("Mira", "goto shot-tower/boiler", "push brick");
        assertThat(room("Mira")).isEqualTo("shot-tower/flue-foot");
        play.types("Mira", "create candle-lamp", "wear lamp", "goto shot-tower/flue-top");
        play.types("Mira", "open book press", "north");
        assertThat(room("Mira")).isEqualTo("shot-tower/muniment");
        play.types("Mira", "pull book", "pull book");
        assertThat(play.reads("Mira"))
                .contains("a copy of Leadbetter on Shot")
                .contains("finds a latch");
    }

    @Test
    void theHoistGoesOnceItsPawlIsOut() {
        play.come("Mira").types("Mira", "goto shot-tower/hoist-landing", "pull cage");
        assertThat(room("Mira")).isEqualTo("shot-tower/hoist-landing");
        play.types("Mira", "goto shot-tower/hoist-head", "pull lever", "pull cage");
        assertThat(room("Mira")).isEqualTo("shot-tower/hoist-landing");
        play.types("Mira", "pull cage");
        assertThat(room("Mira")).isEqualTo("shot-tower/hoist-head");
    }

    @Test
    void twoBellowsTakeTwoPeople() {
        play.come("Mira", "Tolo").gather();
        play.types(
                "Mira", "goto shot-tower/left-bellows", "slay 1.ladle sister", "slay ladle sister");
        play.types("Tolo", "goto shot-tower/right-bellows");
        for (var i = 0; i < 3; i++) play.types("Tolo", "slay black-lead boy");
        play.types("Mira", "pull beam");
        assertThat(zone()).doesNotContainEntry("cold", "true");
        // Tolo's turn comes when Mira has let hers go by.
        play.types("Tolo", "pull beam").types("Mira", "pass");
        assertThat(zone()).containsEntry("cold", "true");
    }

    @Test
    void theMilkIsAPintAMan() {
        play.come("Mira").types("Mira", "goto shot-tower/refectory", "turn churn", "turn churn");
        assertThat(play.reads("Mira")).contains("A pint a man. It knows.");
    }
}
