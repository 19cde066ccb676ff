package emberdelve.server.feature.profile;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.db.account.NameTaken;
import emberdelve.server.kernel.World;
import emberdelve.server.rule.Rule;
import emberdelve.server.scenario.Restart;
import emberdelve.server.scenario.Scenario;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/** The characters that everybody is shown. */
class ProfileTest {
    private final Scenario play = Scenario.on("[hall @& ]");

    @Test
    @Rule("R8.17")
    void nobodyIsShownWhoHasNotAskedForIt() {
        assertThat(shown()).isEmpty();
        play.types("set page on", "title the Patient");
        assertThat(play.answers()).contains("set.page-on");
        assertThat(shown()).containsOnlyKeys("mira");
        var mira = shown().get("mira");
        assertThat(mira.profile().title()).isEqualTo("the Patient");
        assertThat(mira.profile().level()).isEqualTo(play.hero().progress().level());
        assertThat(mira.end()).isEmpty();
        play.types("set page off");
        assertThat(shown()).isEmpty();
        play.ends();
    }

    @Test
    @Rule("R8.17")
    void whoHasLeftIsShownAsWhenLeaving() {
        play.types("set page on", "title the Late");
        play.world.population().remove(play.hero());
        assertThat(shown().get("mira").profile().title()).isEqualTo("the Late");
    }

    @Test
    @Rule("R8.17")
    void theChoiceIsThereAfterARestart(@TempDir Path folder) throws NameTaken {
        play.types("set page on");
        try (var restart = new Restart(folder)) {
            var world = restart.after(play.world, play.hero(), play.hero('&'));
            assertThat(shown(world)).containsOnlyKeys("mira");
            var mira = world.population().find(play.hero().id()).orElseThrow();
            assertThat(world.part(Profiles.class).isShown(mira)).isTrue();
        }
    }

    /** After a crash nobody has left: what was stored last is what was kept last. */
    @Test
    @Rule("R8.17")
    void whoWasHereWhenTheServerCrashedIsShownAsOfTheLastLook(@TempDir Path folder)
            throws NameTaken {
        play.types("set page on", "title the Crashed");
        play.ticks(Profiles.LOOK_TICKS);
        try (var restart = new Restart(folder)) {
            var world = restart.after(play.world);
            assertThat(kept(world)).extracting(Profile::title).containsExactly("the Crashed");
        }
    }

    @Test
    @Rule("R8.17")
    void whoIsGivenUpIsShownNoLonger() {
        play.types("set page on");
        var preferences = play.hero().preferences();
        play.hero()
                .setPreferences(preferences.withSettings(preferences.settings().withDeleted(true)));
        play.world.population().remove(play.hero());
        assertThat(shown()).isEmpty();
    }

    @Test
    @Rule("R8.17")
    void whatStaffEraseIsGone() {
        play.types("set page on");
        assertThat(play.world.hooks().erase("mira")).isTrue();
        assertThat(shown()).isEmpty();
        play.ends();
    }

    /** The world looks every two seconds, and there may be very many who are not here. */
    @Test
    void whoIsNotHereIsLookedAtAgainOnlyWhenSomethingHasChanged() {
        var profiles = play.world.part(Profiles.class);
        profiles.restore(901, new Profile("Zoë", "Guardian", 3, "", List.of()));
        var first = ProfileFacts.of(play.world, play.company);
        assertThat(first.byWord()).containsOnlyKeys("zo%C3%AB");
        assertThat(ProfileFacts.of(play.world, play.company)).isSameAs(first);
        profiles.restore(902, new Profile("Yves", "Guardian", 3, "", List.of()));
        assertThat(shown()).containsOnlyKeys("yves", "zo%C3%AB");
        play.types("set page on");
        assertThat(shown()).containsOnlyKeys("mira", "yves", "zo%C3%AB");
    }

    /** What the world has of those who are shown, whether they are in the dungeon or not. */
    private static List<Profile> kept(World world) {
        var kept = new ArrayList<Profile>();
        world.part(Profiles.class)
                .facts(all -> {
                    kept.addAll(all.values());
                    return new ProfileFacts(ProfileFacts.none());
                });
        return kept;
    }

    private SortedMap<String, ProfileFacts.Known> shown() {
        return shown(play.world);
    }

    private SortedMap<String, ProfileFacts.Known> shown(World world) {
        return ProfileFacts.of(world, play.company).byWord();
    }
}
