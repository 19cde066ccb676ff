package emberdelve.server.feature.sky;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.feature.Features;
import emberdelve.server.feature.trigger.Troupe;
import emberdelve.server.model.Nature;
import emberdelve.server.replay.Replay;
import emberdelve.server.rule.Rule;
import emberdelve.server.transcript.ContentCopy;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;

/** The shipped moor is another one by night, in fog and in rain (docs/rules.md R22). */
class ShaftMoorTest {
    private static final long SEED = 5;

    /** Ten seconds; some days are enough for any sky to come. */
    private static final int STEP = 50;

    private static final int STEPS_MAX = 720;

    private static final String LONG = "{day: 2h, weather-least: 8m, weather-most: 25m, quiet: 3m}";
    private static final String CROWS =
            "{room: gibbet, monster: gallows-crow, count: 4, respawn: 4m,";
    private static final String SHORT = "{day: 2h, weather-least: 1m, weather-most: 2m, quiet: 1m}";

    private final Troupe play;

    /** The shipped moor, with shorter days. */
    ShaftMoorTest(@TempDir Path folder) throws IOException {
        var content =
                ContentCopy.in(folder)
                        .instead(LONG, SHORT, "rules.yaml")
                        .instead(CROWS, CROWS.replace("4m", "3h"), "zones/shaft-moor/spawns.yaml");
        play = new Troupe(Troupe.withShortDays(content.load(Features.registry())), SEED);
    }

    @AfterEach
    void aReplayIsTheSameGame() throws IOException {
        assertThat(play.replay()).isInstanceOf(Replay.Result.Same.class);
    }

    private Heavens heavens() {
        return play.world().part(Heavens.class);
    }

    private String weather() {
        return heavens().kind(heavens().sky().orElseThrow()).id();
    }

    /** Waits in the training yard, where nobody dies of it. */
    private void until(String weather) {
        for (var i = 0; i < STEPS_MAX && !weather().equals(weather); i++) play.ticks(STEP);
        assertThat(weather()).isEqualTo(weather);
    }

    private void until(boolean night) {
        for (var i = 0; i < STEPS_MAX && heavens().isNight() != night; i++) play.ticks(STEP);
        assertThat(heavens().isNight()).isEqualTo(night);
    }

    private long living(String monster) {
        return play.world().population().all().stream()
                .filter(each ->
                        each.nature() instanceof Nature.Monster(var type)
                                && type.id().equals(monster))
                .count();
    }

    private String room(String who) {
        return play.actor(who).room().id().toString();
    }

    @Test
    @Rule("R22.5")
    void byNightThereAreTenStonesAndByDayNine() {
        play.come("Mira").go("shaft-moor/ring-south");
        assertThat(heavens().isNight()).isFalse();
        assertThat(living("late-stone")).isZero();
        play.types("Mira", "goto shaft-moor/ring", "look");
        assertThat(play.reads("Mira")).contains("There are nine.").doesNotContain("There are ten.");
        play.types("Mira", "goto lantern-yard/training-yard");
        until(true);
        play.types("Mira", "goto shaft-moor/ring-south").ticks(30);
        assertThat(living("late-stone")).isEqualTo(1);
        assertThat(living("gabble-hound")).isPositive();
        play.types("Mira", "goto lantern-yard/training-yard");
        until(false);
        play.types("Mira", "goto shaft-moor/ring-south").ticks(30);
        assertThat(living("late-stone")).isZero();
    }

    /** Who withdrew comes again, also where somebody is still to come back from death. */
    @Test
    @Rule("R22.5")
    void theNextDayAllAreThereButThoseWhoWereKilled() {
        play.come("Mira").types("Mira", "goto shaft-moor/gibbet").ticks(30);
        assertThat(living("gallows-crow")).isEqualTo(8);
        play.types("Mira", "slay gallows crow", "goto lantern-yard/training-yard");
        assertThat(living("gallows-crow")).isEqualTo(7);
        until(true);
        play.types("Mira", "goto shaft-moor/ring-south").ticks(30);
        assertThat(living("gallows-crow")).isZero();
        play.types("Mira", "goto lantern-yard/training-yard");
        until(false);
        play.types("Mira", "goto shaft-moor/ring-south").ticks(30);
        assertThat(living("gallows-crow")).isEqualTo(7);
    }

    @Test
    @Rule("R22.6")
    void rainOpensTheSwallowHoleAndDryWeatherShutsIt() {
        play.come("Mira").go("shaft-moor/swallow-hole").types("Mira", "down");
        assertThat(room("Mira")).contains("swallow-hole");
        play.types("Mira", "goto lantern-yard/training-yard");
        until("rain");
        play.types("Mira", "goto shaft-moor/leat", "east", "down");
        assertThat(room("Mira")).contains("swallet");
        assertThat(living("washer")).isEqualTo(1);
    }

    @Test
    void inFogTheHeatherLeadsAstrayUntilTheBeaconBurns() {
        play.come("Mira");
        play.types("Mira", "goto lantern-yard/training-yard");
        until("fog");
        for (var i = 0; i < 40 && !room("Mira").contains("quaking-moss"); i++)
            play.types("Mira", "goto shaft-moor/milestone", "north").ticks(50);
        assertThat(room("Mira")).contains("quaking-moss");
        assertThat(living("fog-wether")).isPositive();
    }

    @Test
    @Rule({"R22.3", "R22.4"})
    void oneLineAnEventIsReadUnderTheOpenSkyAndNoneUnderARoof() {
        play.come("Mira", "Tolo");
        play.types("Mira", "goto lantern-yard/training-yard");
        play.types("Tolo", "goto lantern-yard/provisioner");
        play.reads("Mira");
        play.reads("Tolo");
        until(true);
        var outside = play.reads("Mira");
        assertThat(outside).contains("It is noon.", "It is dusk.", "It is night.");
        assertThat(play.reads("Tolo")).doesNotContain("It is noon.", "It is night.");
        play.types("Mira", "weather", "time").types("Tolo", "weather");
        assertThat(play.reads("Mira"))
                .contains("It is night in the thaw.", "it will be the small hours.");
        assertThat(play.reads("Tolo")).contains("No sky is to be seen from here.");
    }

    @Test
    @Rule("R22.6")
    void whoSleepsByDayBeginsNothingThenAndGuardsItsRoomByNight() {
        play.come("Mira").go("shaft-moor/barrow-mouth").types("Mira", "down").ticks(100);
        assertThat(play.actor("Mira").combat().isFighting()).isFalse();
        play.types("Mira", "look barrow sleeper");
        assertThat(play.reads("Mira"))
                .contains("It is day, and they have no reason to wake", "It is asleep.");
        play.types("Mira", "goto lantern-yard/training-yard");
        until(true);
        play.types("Mira", "goto shaft-moor/barrow-mouth", "down").ticks(40);
        assertThat(play.reads("Mira")).contains("barrow sleeper");
        assertThat(play.actor("Mira").combat().isFighting() || play.actor("Mira").hp() < 110)
                .isTrue();
    }

    @Test
    @Rule("R22.6")
    void theHorseIsRelievedAtMidnightAndAtNoOtherHour() {
        play.come("Mira").go("shaft-moor/whim").types("Mira", "use halter");
        assertThat(play.reads("Mira")).contains("It is not midnight");
        play.types("Mira", "goto lantern-yard/training-yard");
        for (var i = 0; i < STEPS_MAX && heavens().hourOfDay() != 0; i++) play.ticks(STEP);
        play.types("Mira", "time", "goto shaft-moor/whim", "use halter");
        assertThat(play.reads("Mira")).contains("past 0 o'clock", "a pair of blinkers");
    }

    @Test
    @Rule("R22.5")
    void whoFightsWhenItsTimeIsOverGoesWhenTheFightIsOver() {
        play.come("Mira").types("Mira", "advance Mira 30", "goto lantern-yard/training-yard");
        until(true);
        while (heavens().isNight()) {
            if (heavens().hourOfDay() == 4 && heavens().ticksToNextHour() < 3 * STEP) break;
            play.ticks(STEP);
        }
        play.types("Mira", "goto shaft-moor/ring", "kill late stone");
        for (var i = 0; i < 40 && heavens().isNight(); i++)
            play.types("Mira", "restore Mira", "kill late stone");
        play.types("Mira", "restore Mira", "restore Mira", "restore Mira");
        assertThat(heavens().isNight()).isFalse();
        assertThat(living("late-stone")).isEqualTo(1);
        play.types("Mira", "goto shaft-moor/ring-south").ticks(50);
        assertThat(living("late-stone")).isZero();
    }

    @Test
    @Rule("R22.5")
    void whoComesByAtNightIsGoneByDay() {
        play.come("Mira").types("Mira", "advance Mira 30", "goto lantern-yard/training-yard");
        until(true);
        play.types("Mira", "goto shaft-moor/fold");
        for (var i = 0; i < 60 && heavens().isNight(); i++)
            play.types("Mira", "restore Mira").ticks(STEP);
        assertThat(heavens().isNight()).isFalse();
        play.types("Mira", "goto lantern-yard/training-yard", "goto shaft-moor/stile").ticks(400);
        assertThat(living("gabble-hound")).isZero();
        assertThat(living("lantern-man")).isZero();
    }
}
