package emberdelve.server.feature.weather;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.db.account.NameTaken;
import emberdelve.server.feature.Features;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Registry;
import emberdelve.server.scenario.Restart;
import emberdelve.server.session.LocalPlayer;
import emberdelve.server.transcript.ContentCopy;
import emberdelve.server.transcript.Performance;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A feature that is added to the others is played at once, and none of their files knows of it. */
class WeatherTest {
    private static final long SEED = 4;
    private static final Duration TICK = Duration.ofMillis(200);
    private static final int SKY_TICKS = 50;

    private final Registry registry = Registry.of(withWeather());
    private final Content content;
    private final Performance play;
    private final LocalPlayer mira;
    private final LocalPlayer tolo;

    /** Two stand in the yard. */
    WeatherTest(@TempDir Path folder) throws IOException {
        content =
                ContentCopy.in(folder)
                        .with(WeatherTest.class, "weather.yaml", "messages")
                        .with(WeatherTest.class, "weather.md", "help")
                        .load(registry);
        play = Performance.of(content, registry, SEED);
        mira = play.comes("Mira", "guardian");
        tolo = play.comes("Tolo", "striker");
        for (var who : List.of(mira, tolo)) play.types(who, "skip tutorial", "set prompt off");
        play.forget();
    }

    @Test
    void theVerbShowsAPageAndEachReadsOfItInTheirOwnPerson() {
        play.types(mira, "weather");
        play.ticks(1);
        assertThat(play.played())
                .isEqualTo(
                        """
                        [Mira]
                        > weather
                        You look up at the sky.
                        Above the yard: a clear sky.
                        [Tolo]
                        Mira looks up at the sky.
                        """);
    }

    @Test
    void theSkyTurnsInItsTimeAndEverybodyIsTold() {
        play.ticks(SKY_TICKS);
        assertThat(play.played())
                .contains("[Mira]\nIt begins to rain.", "[Tolo]\nIt begins to rain.");
        play.forget();
        play.types(tolo, "weather");
        assertThat(play.played()).contains("Above the yard: rain.");
    }

    @Test
    void aProgramIsToldOfTheSkyAndOfEveryOther() {
        play.follows(mira, "WEATHER");
        play.ticks(SKY_TICKS);
        assertThat(play.played())
                .containsSubsequence(
                        "Weather.Sky {\"sky\":\"clear\"}", "Weather.Sky {\"sky\":\"rain\"}");
    }

    @Test
    void aBeginningOfTheVerbWillDoAndItsHelpIsThere() {
        play.types(mira, "weat", "help weather");
        assertThat(play.played()).contains("Above the yard: a clear sky.", "It turns by itself.");
    }

    @Test
    void theSkyIsTheSameAfterARestart(@TempDir Path data) throws NameTaken {
        var seed = new WorldSeed(SEED, 0, 1, TICK);
        var world =
                new World(
                        content,
                        seed,
                        (_, _, fault, _) -> {
                            throw new AssertionError(fault);
                        },
                        registry);
        for (var tick = 0; tick < SKY_TICKS; tick++) world.tick();
        try (var restart = new Restart(data, registry)) {
            var before = world.part(Weather.class);
            var after = restart.after(world).part(Weather.class);
            assertThat(after.sky()).isNotEqualTo(Sky.CLEAR).isEqualTo(before.sky());
            assertThat(after.untilTick()).isEqualTo(before.untilTick());
        }
    }

    private static List<Feature> withWeather() {
        var features = new ArrayList<>(Features.ALL);
        features.add(new WeatherFeature());
        return features;
    }
}
