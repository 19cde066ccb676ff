package emberdelve.server.feature.sky;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.Sky;
import emberdelve.config.content.SkyWhen;
import emberdelve.db.account.NameTaken;
import emberdelve.server.feature.Features;
import emberdelve.server.feature.trigger.Troupe;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.Restart;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** The shipped hours and weather, without anybody under them. */
class HeavensTest {
    private static final Content CONTENT = Troupe.shipped();
    private static final Duration TICK = Duration.ofMillis(250);

    /** Of two hours. */
    private static final int DAY = 28_800;

    private static final int MINUTE = 240;

    private static World world(long seed) {
        return new World(
                CONTENT,
                new WorldSeed(seed, 0, 1, TICK),
                (_, _, fault, _) -> {
                    throw new AssertionError(fault);
                },
                Features.registry());
    }

    private static String weather(Heavens heavens) {
        return heavens.kind(heavens.sky().orElseThrow()).id();
    }

    @Test
    @Rule("R22.1")
    void aDayHasAllItsHoursOnceAndEndsWhereItBegan() {
        var world = world(1);
        var heavens = world.part(Heavens.class);
        assertThat(heavens.hourOfDay()).isEqualTo(9);
        var hours = new ArrayList<String>();
        for (var tick = 0; tick < DAY; tick++) {
            var before = heavens.ticksToNextHour();
            world.tick();
            var hour = heavens.sky().orElseThrow().at(heavens.hourOfDay()).id();
            if (hours.isEmpty() || !hours.getLast().equals(hour)) {
                if (!hours.isEmpty()) assertThat(before).as(hour).isEqualTo(1);
                hours.add(hour);
            }
        }
        assertThat(hours)
                .containsExactly(
                        "morning",
                        "noon",
                        "afternoon",
                        "dusk",
                        "evening",
                        "small-hours",
                        "dawn",
                        "morning");
        assertThat(heavens.hourOfDay()).isEqualTo(9);
    }

    @Test
    @Rule({"R22.2", "R22.3"})
    void weatherLastsItsTimeAndNoLineFollowsAnotherTooSoon() {
        var world = world(2);
        var heavens = world.part(Heavens.class);
        var kinds = new HashSet<String>();
        var told = heavens.toldTick();
        for (var tick = 0; tick < 3 * DAY; tick++) {
            var before = weather(heavens);
            world.tick();
            kinds.add(weather(heavens));
            if (heavens.toldTick() == told) {
                assertThat(weather(heavens)).isEqualTo(before);
                continue;
            }
            if (told > 0) assertThat(heavens.toldTick() - told).isGreaterThanOrEqualTo(3 * MINUTE);
            told = heavens.toldTick();
        }
        assertThat(kinds).contains("clear", "overcast", "rain", "fog");
    }

    @Test
    @Rule({"R22.1", "R22.2"})
    void aRestartGoesOnWhereItWas(@TempDir Path data) throws NameTaken {
        var world = world(3);
        var before = world.part(Heavens.class);
        for (var tick = 0; tick < DAY / 2; tick++) world.tick();
        assertThat(before.weather()).isNotEmpty();
        try (var restart = new Restart(data, Features.registry())) {
            var after = restart.after(world).part(Heavens.class);
            assertThat(after.weather()).isEqualTo(before.weather());
            assertThat(after.untilTick()).isEqualTo(before.untilTick());
            assertThat(after.toldTick()).isEqualTo(before.toldTick());
            assertThat(after.hourOfDay()).isEqualTo(before.hourOfDay());
            assertThat(after.isNight()).isEqualTo(before.isNight());
        }
    }

    @Test
    @Rule("R22.7")
    void aYearHasItsSeasonsInTheirOrderAndTheWordsSayWhich() {
        var world = world(5);
        var heavens = world.part(Heavens.class);
        assertThat(heavens.date().orElseThrow().day()).isEqualTo(1);
        var sky = heavens.sky().orElseThrow();
        assertThat(sky.seasons())
                .extracting(Sky.Season::id)
                .containsExactly("thaw", "long-light", "turning", "frost");
        for (var tick = 0; tick < DAY * 15 / 24; tick++) {
            assertThat(heavens.date().orElseThrow().day()).isEqualTo(1);
            world.tick();
        }
        assertThat(heavens.date().orElseThrow().day()).as("midnight").isEqualTo(2);
        assertThat(heavens.words()).contains("thaw");
    }

    @Test
    @Rule({"R22.7", "R22.3"})
    void aSeasonIsToldAtMidnightAndNothingBesidesForAWhile() {
        var world = world(6);
        var heavens = world.part(Heavens.class);
        var season = DAY * 84 - DAY * 9 / 24;
        var told = 0L;
        for (var tick = 0; tick < season + 3 * MINUTE - 1; tick++) {
            world.tick();
            if (heavens.toldTick() == told) continue;
            if (heavens.toldTick() == season)
                assertThat(heavens.toldTick() - told).isGreaterThanOrEqualTo(3 * MINUTE);
            told = heavens.toldTick();
        }
        assertThat(told).isEqualTo(season);
        assertThat(heavens.words()).contains("long-light").doesNotContain("thaw");
    }

    @Test
    void oneOfSeveralWordsHasToHold() {
        var heavens = world(4).part(Heavens.class);
        assertThat(heavens.holds(Optional.of(new SkyWhen(List.of("fog", "day"))))).isTrue();
        assertThat(heavens.holds(Optional.of(new SkyWhen(List.of("fog", "night"))))).isFalse();
        assertThat(heavens.holds(Optional.empty())).isTrue();
        assertThat(heavens.isTime(Optional.empty())).isFalse();
    }
}
