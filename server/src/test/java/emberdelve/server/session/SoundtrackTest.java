package emberdelve.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Pronouns;
import emberdelve.protocol.option.GmcpModules;
import emberdelve.server.admin.Role;
import emberdelve.server.command.Speaker;
import emberdelve.server.gmcp.GmcpVolumes;
import emberdelve.server.link.Batch;
import emberdelve.server.link.Heard;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Cue;
import emberdelve.server.model.Named;
import emberdelve.server.model.Preferences;
import emberdelve.server.model.SoundVolumes;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.rule.Rule;
import emberdelve.server.rule.move.PresenceEvent;
import emberdelve.server.rule.talk.TalkEvent;
import emberdelve.server.view.VitalsView;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The sounds that a client is told to play. */
@Rule("R8.16")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SoundtrackTest {
    private static final Named MIRA = new Named(new ActorId(2), "Mira", "", Pronouns.SHE);
    private static final Named HERO = new Named(Visit.HERO, "Tolo", "", Pronouns.THEY);
    private static final WorldEvent TOLD = new TalkEvent.Told(MIRA, HERO, "hello");
    private static final WorldEvent CAME = new PresenceEvent.CameOnline(MIRA);

    private final Doorstep doorstep = new Doorstep();

    @BeforeAll
    void openTheStore(@TempDir Path folder) {
        doorstep.open(folder);
    }

    @AfterAll
    void closeTheStore() {
        doorstep.close();
    }

    @Test
    void nobodyHearsAnythingUnlessAsked() {
        var visit = visit("client.media");
        assertThat(hears(visit, SoundVolumes.OFF, 8, TOLD)).noneMatch(SoundtrackTest::isSound);
    }

    @Test
    void whoAskedHearsWithTheLoudnessOfTheKind() {
        var visit = visit("client.media");
        var sounds = new SoundVolumes(Map.of(Cue.TELL, 70));
        var heard = hears(visit, sounds, 8, TOLD, CAME);
        assertThat(heard).filteredOn(line -> line.startsWith("(Client.Media.Load")).hasSize(6);
        assertThat(played(heard)).containsExactly("tell 70");
        assertThat(heard)
                .filteredOn(SoundtrackTest::isSound)
                .first()
                .asString()
                .contains("\"type\":\"sound\"", "\"caption\":\"somebody speaks to you\"", ".wav\"");
        assertThat(hears(visit, sounds, 8, TOLD))
                .as("fetched once")
                .noneMatch(line -> line.startsWith("(Client.Media.Load"));
    }

    @Test
    void clientsThatPlayNothingAreToldNothing() {
        var visit = visit("char");
        assertThat(hears(visit, SoundVolumes.USUAL, 8, TOLD))
                .noneMatch(line -> line.contains("Client.Media"));
    }

    @Test
    void whatComesTogetherSoundsOnceAKind() {
        var visit = visit("client.media");
        var heard = hears(visit, SoundVolumes.USUAL, 8, CAME, TOLD, CAME, TOLD);
        assertThat(played(heard)).containsExactly("tell 70", "way 25");
    }

    @Test
    void woundsAndHealingAreKnownByTheHitPoints() {
        var visit = visit("client.media");
        assertThat(played(hears(visit, SoundVolumes.USUAL, 40))).isEmpty();
        assertThat(played(hears(visit, SoundVolumes.USUAL, 39))).containsExactly("wound 60");
        assertThat(played(hears(visit, SoundVolumes.USUAL, 40))).as("resting").isEmpty();
        assertThat(played(hears(visit, SoundVolumes.USUAL, 20))).containsExactly("wound 60");
        assertThat(played(hears(visit, SoundVolumes.USUAL, 25))).containsExactly("heal 50");
    }

    @Test
    void whatIsChosenInTheClientHoldsForTheVisit() {
        var visit = visit("client.media");
        visit.session.programsSay(GmcpVolumes.NAME, "{\"tell\": 30, \"way\": 900, \"drums\": 1}");
        assertThat(played(hears(visit, SoundVolumes.OFF, 8, TOLD, CAME)))
                .containsExactly("tell 30", "way 100");
        visit.session.programsSay(GmcpVolumes.NAME, "{}");
        assertThat(played(hears(visit, SoundVolumes.USUAL, 8, TOLD))).isEmpty();
    }

    @Test
    void volumesThatAreNoneChangeNothing() {
        var visit = visit("client.media");
        for (var json : List.of("", "{", "[1]", "\"loud\"", "null"))
            visit.session.programsSay(GmcpVolumes.NAME, json);
        assertThat(played(hears(visit, SoundVolumes.USUAL, 8, TOLD))).containsExactly("tell 70");
    }

    @Test
    void onesOwnWordsAreNoNews() {
        assertThat(new TalkEvent.Told(HERO, MIRA, "hello").cue(Visit.HERO)).isEmpty();
        assertThat(new TalkEvent.Spoke(MIRA, "hello").cue(Visit.HERO)).isEmpty();
        assertThat(TOLD.cue(Visit.HERO)).contains(Cue.TELL);
    }

    private Visit visit(String module) {
        var visit = doorstep.playing();
        visit.session.programsWant(new GmcpModules(Set.of(module)));
        visit.terminal.read();
        return visit;
    }

    private static List<String> hears(
            Visit visit, SoundVolumes sounds, int hp, WorldEvent... events) {
        var settings = Preferences.DEFAULT.settings().withSounds(sounds);
        var self =
                new Batch.Self(
                        HERO,
                        new VitalsView(hp, 40, 1, 0, 21, 0, false),
                        Preferences.DEFAULT.withSettings(settings),
                        Optional.empty(),
                        Optional.empty(),
                        Speaker.of(Role.PLAYER));
        var facts =
                Arrays.stream(events)
                        .<Heard>map(event -> new Heard.Fact(event, Optional.empty()))
                        .toList();
        visit.session.hear(new Batch(facts, Optional.of(self), 0));
        return visit.terminal.read();
    }

    private static boolean isSound(String line) {
        return line.startsWith("(Client.Media.Play");
    }

    /** The sounds in a few words: {@code tell 70}. */
    private static List<String> played(List<String> read) {
        return read.stream()
                .filter(SoundtrackTest::isSound)
                .map(line -> line.replaceAll(".*\"tag\":\"(\\w+)\".*\"volume\":(\\d+).*", "$1 $2"))
                .toList();
    }
}
