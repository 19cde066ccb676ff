package emberdelve.server.feature.moon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import emberdelve.config.content.Content;
import emberdelve.config.read.PartReader;
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
class MoonTest {
    private static final long SEED = 4;
    private static final Duration TICK = Duration.ofMillis(200);
    private static final int PHASE_TICKS = 50;

    private final Registry registry = Registry.of(withMoon());
    private final ContentCopy copy;
    private final Content content;
    private final Performance play;
    private final LocalPlayer mira;
    private final LocalPlayer tolo;

    /** Two stand in the yard. */
    MoonTest(@TempDir Path folder) throws IOException {
        copy =
                ContentCopy.in(folder)
                        .with(MoonTest.class, "almanac.yaml", "")
                        .with(MoonTest.class, "moon.yaml", "messages")
                        .with(MoonTest.class, "moon.md", "help");
        content = copy.load(registry);
        play = Performance.of(content, registry, SEED);
        mira = play.comes("Mira", "guardian");
        tolo = play.comes("Tolo", "striker");
        for (var who : List.of(mira, tolo)) play.types(who, "skip tutorial", "set prompt off");
        play.forget();
    }

    @Test
    void theVerbShowsAPageAndEachReadsOfItInTheirOwnPerson() {
        play.types(mira, "moon");
        play.ticks(1);
        assertThat(play.played())
                .isEqualTo(
                        """
                        [Mira]
                        > moon
                        You look up at the moon.
                        Above the yard: a new moon.
                        [Tolo]
                        Mira looks up at the moon.
                        """);
    }

    @Test
    void theMoonTurnsInItsTimeAndEverybodyIsTold() {
        play.ticks(PHASE_TICKS);
        assertThat(play.played())
                .contains("[Mira]\nThe moon is cut in half.", "[Tolo]\nThe moon is cut in half.");
        play.forget();
        play.types(tolo, "moon");
        assertThat(play.played()).contains("Above the yard: half a moon.");
    }

    @Test
    void whoComesInReadsHowTheMoonStands() {
        play.comes("Ossa", "mender");
        assertThat(play.played()).containsOnlyOnce("Tonight the moon is new.");
    }

    @Test
    void whoseLinkIsLostLooksAwayOnce() {
        play.types(mira, "moon");
        play.forget();
        play.losesLink(mira);
        play.losesLink(tolo);
        play.comesBack(tolo);
        play.ticks(3);
        assertThat(play.played())
                .containsOnlyOnce("Mira looks away from the moon.")
                .doesNotContain("Tolo looks away");
    }

    @Test
    void aProgramIsToldOfTheMoonAndOfEveryOther() {
        play.follows(mira, "MOON");
        play.ticks(PHASE_TICKS);
        assertThat(play.played())
                .containsSubsequence(
                        "Moon.Phase {\"phase\":\"new\"}", "Moon.Phase {\"phase\":\"half\"}");
    }

    @Test
    void aBeginningOfTheVerbWillDoAndItsHelpIsThere() {
        play.types(mira, "moo", "help moon");
        assertThat(play.played()).contains("Above the yard: a new moon.", "It turns by itself.");
    }

    @Test
    void theMoonIsTheSameAfterARestart(@TempDir Path data) throws NameTaken {
        var seed = new WorldSeed(SEED, 0, 1, TICK);
        var world =
                new World(
                        content,
                        seed,
                        (_, _, fault, _) -> {
                            throw new AssertionError(fault);
                        },
                        registry);
        for (var tick = 0; tick < PHASE_TICKS; tick++) world.tick();
        try (var restart = new Restart(data, registry)) {
            var before = world.part(Moon.class);
            var after = restart.after(world).part(Moon.class);
            assertThat(after.phase()).isNotEqualTo(Phase.NEW).isEqualTo(before.phase());
            assertThat(after.untilTick()).isEqualTo(before.untilTick());
        }
    }

    @Test
    void theAlmanacSaysHowLongAPhaseLasts() throws IOException {
        var slower = copy.instead("new: 10s", "new: 20s", "almanac.yaml").load(registry);
        var other = Performance.of(slower, registry, SEED);
        other.comes("Mira", "guardian");
        other.ticks(PHASE_TICKS);
        assertThat(other.played()).doesNotContain("The moon is");
        other.ticks(PHASE_TICKS);
        assertThat(other.played()).contains("The moon is cut in half.");
    }

    @Test
    void whatIsWrongWithTheAlmanacIsToldWithItsPlace() throws IOException {
        copy.instead("full: 10s", "full: 11s", "almanac.yaml")
                .instead("half", "hal", "almanac.yaml");
        assertThat(copy.problems(registry).lines().map(told -> told.replaceFirst("^.*/", "")))
                .containsExactly(
                        "almanac.yaml:2:1: half: missing (expected: duration 1s..720h)",
                        "almanac.yaml:3:1: hal: unknown key (expected: new, half, full);"
                                + " did you mean \"half\"?",
                        "almanac.yaml:4:7: full: 11s (expected: not longer than new)");
    }

    @Test
    void twoReadersOfOnePartAreRefused() {
        var twice = new ArrayList<>(withMoon());
        twice.add(
                new Feature() {
                    @Override
                    public String name() {
                        return "second moon";
                    }

                    @Override
                    public List<PartReader<?>> content() {
                        return List.of(new AlmanacReader());
                    }
                });
        assertThatThrownBy(() -> copy.load(Registry.of(twice)))
                .hasMessageContaining("two parts of " + Almanac.class);
    }

    @Test
    void withoutTheFeatureNobodyReadsTheAlmanac() {
        assertThat(copy.problems(Features.registry())).contains("almanac.yaml: unknown file");
    }

    @Test
    void whatEditorsKnowOfTheContentHasTheAlmanacInIt() {
        var keys = registry.loader().schemas().knownKeys().at("almanac.yaml", List.of());
        assertThat(keys.orElseThrow().keys().getFirst().told())
                .isEqualTo("how long it is dark; duration 1s..720h");
    }

    private static List<Feature> withMoon() {
        var features = new ArrayList<>(Features.ALL);
        features.add(new MoonFeature());
        return features;
    }
}
