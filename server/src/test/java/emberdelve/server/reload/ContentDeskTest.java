package emberdelve.server.reload;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.load.ParsedFiles;
import emberdelve.config.region.RegionFile;
import emberdelve.server.admin.ReloadOrder;
import emberdelve.server.admin.ReloadOrder.Kind;
import emberdelve.server.feature.Features;
import emberdelve.server.link.Inbox;
import emberdelve.server.link.Inboxes;
import emberdelve.server.link.Input;
import emberdelve.server.offer.Editions;
import emberdelve.server.offer.Registry;
import emberdelve.server.time.Clock;
import emberdelve.server.transcript.AlteredContent;
import emberdelve.server.view.Note;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;

class ContentDeskTest {
    /** The whole content is read for each deed, on a machine that may be busy. */
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private static final Duration OFTEN = Duration.ofMillis(2);

    private static final Registry REGISTRY = Features.registry();
    private static final String ROOMS = "zones/chalk-pit/rooms.yaml";
    private static final Instant NOON = Instant.parse("2026-11-23T12:00:00Z");

    private final Inbox inbox = new Inbox(16);
    private final ArrayDeque<Input> come = new ArrayDeque<>();
    private final Path data;
    private final AlteredContent content;
    private final Content first;
    private final Editions editions;
    private final WrittenSettings settings;
    private final ContentDesk desk;

    ContentDeskTest(@TempDir Path data, @TempDir Path builder, TestInfo test) {
        this.data = data;
        settings = new WrittenSettings(data, "limits: {builder-gold: 1, builder-xp: 1}");
        // One of the tests builds in the shipped content; it takes twice as long to read.
        content =
                test.getTags().contains("shipped")
                        ? AlteredContent.in(builder)
                        : AlteredContent.ofFewerZones(builder);
        first = content.load();
        editions = new Editions(first, REGISTRY);
        desk =
                new ContentDesk(
                        new ContentFolder(content.folder(), new ParsedFiles()),
                        new KeptContent(
                                data, new ParsedFiles(), REGISTRY.loader(), RegionFile.NONE),
                        editions,
                        settings.inForce(),
                        Inboxes.of(inbox),
                        new Clock(InstantSource.fixed(NOON), () -> 0));
        desk.start();
        // The content with which it starts is kept in the background.
        Awaitility.await()
                .atMost(PATIENCE)
                .pollDelay(Duration.ZERO)
                .pollInterval(OFTEN)
                .until(() -> Files.exists(data.resolve("content/versions.txt")));
    }

    @AfterEach
    void stops() {
        desk.stop();
    }

    @Tag("shipped")
    @Test
    void mistakesAreToldWithTheirPlacesAndNothingChanges() {
        content.with(ROOMS, "first-bench:\n  name: First Bench\n", "first-bench:\n  nome: X\n");
        var told = answers(Kind.READ);
        assertThat(told.getFirst().key()).isEqualTo("reload.mistakes");
        assertThat(told.subList(1, told.size()))
                .extracting(note -> note.arguments().get("mistake"))
                .anyMatch(line -> line.startsWith("content/" + ROOMS + ":"))
                .allMatch(line -> line.matches(".+:\\d+:\\d+: .+: .+expected: .+"));
        assertThat(key(Kind.YES)).isEqualTo("reload.not-read");
        assertThat(key(Kind.BACK)).isEqualTo("reload.first");
    }

    @Tag("shipped")
    @Test
    void whatChangesIsShownAndTakenOnlyWithAYes() {
        content.with(ROOMS, "name: First Bench", "name: Top Bench").withoutSacks();
        var told = answers(Kind.READ);
        assertThat(told)
                .extracting(Note::key)
                .startsWith("reload.changes")
                .endsWith("reload.confirm");
        assertThat(told)
                .extracting(note -> note.key() + " " + note.arguments().get("thing"))
                .contains("reload.changed chalk-pit/first-bench", "reload.removed flour-sack")
                .hasSizeLessThan(8);
        var reload = reloaded(Kind.YES);
        assertThat(reload.content().items()).doesNotContainKey("flour-sack");
        assertThat(reload.who()).isEqualTo("Sable");
        assertThat(reload.verbs().words()).contains("look");
        // A thread of the desk writes them.
        Awaitility.await()
                .untilAsserted(() ->
                        assertThat(kept())
                                .contains(reload.content().version() + ".zip", "versions.txt"));
    }

    @Test
    void manyChangesAreToldAsTwentyAndANumber() {
        content.with("monsters/vermin.yaml", "  vision: 2\n", "  vision: 3\n")
                .with("messages/combat.yaml", "$Name$0 ", "$Name$0  ")
                .with("messages/actions.yaml", "$Name$0 ", "$Name$0  ");
        var told = answers(Kind.READ);
        assertThat(told).hasSize(ReloadNotes.CHANGES_TOLD + 3);
        assertThat(told.get(told.size() - 2).key()).isEqualTo("reload.more");
    }

    @Test
    void onlyWhoHasReadMayGoOn() {
        content.with(ROOMS, "name: First Bench", "name: Top Bench");
        answers(Kind.READ);
        assertThat(told("Mira", Kind.YES).key()).isEqualTo("reload.not-read");
        assertThat(reloaded(Kind.YES).content().version()).isNotEqualTo(first.version());
        assertThat(key(Kind.YES)).isEqualTo("reload.not-read");
    }

    @Test
    void ofTwoWhoHaveReadOneVersionEitherMayTakeItAndTheOtherIsTold() {
        content.with(ROOMS, "name: First Bench", "name: Top Bench");
        answers(Kind.READ);
        assertThat(told("Mira", Kind.READ).key()).isEqualTo("reload.changes");
        var version = reloaded(Kind.YES).content().version();
        assertThat(told("Mira", Kind.YES))
                .isEqualTo(Note.of("reload.taken", Map.of("version", version, "who", "Sable")));
    }

    @Test
    void whoeverIsOvertakenReadsByWhom() {
        content.with(ROOMS, "name: First Bench", "name: Top Bench");
        answers(Kind.READ);
        content.with(ROOMS, "name: Top Bench", "name: Last Bench");
        assertThat(told("Mira", Kind.READ).key()).isEqualTo("reload.changes");
        var since = Note.of("reload.read-since", Map.of("who", "Mira"));
        assertThat(told("Sable", Kind.YES)).isEqualTo(since);
        assertThat(told("Sable", Kind.YES)).isEqualTo(since);
        reloaded("Mira", Kind.YES);

        content.with(ROOMS, "name: Last Bench", "name: Top Bench");
        answers(Kind.READ);
        reloaded("Mira", Kind.BACK);
        assertThat(told("Sable", Kind.YES))
                .isEqualTo(
                        Note.of(
                                "reload.other-since",
                                Map.of("version", first.version(), "who", "Mira")));
    }

    /** Otherwise a yes would take what the files no longer hold. */
    @Test
    void whatWasReadIsForgottenWithTheNextReadWhateverComesOfIt() {
        content.with(ROOMS, "name: First Bench", "name: Top Bench");
        readToTake();
        content.with(ROOMS, "name: Top Bench", "nome: Top Bench");
        assertThat(key(Kind.READ)).isEqualTo("reload.mistakes");
        assertThat(key(Kind.YES)).isEqualTo("reload.not-read");

        content.with(ROOMS, "nome: Top Bench", "name: Top Bench");
        readToTake();
        content.with("zones/chalk-pit/zone.yaml", "time-mode: turns", "time-mode: realtime");
        assertThat(key(Kind.READ)).isEqualTo("reload.refused");
        assertThat(key(Kind.YES)).isEqualTo("reload.not-read");

        content.with("zones/chalk-pit/zone.yaml", "time-mode: realtime", "time-mode: turns");
        readToTake();
        content.with(ROOMS, "name: Top Bench", "name: First Bench");
        assertThat(key(Kind.READ)).isEqualTo("reload.same");
        assertThat(key(Kind.YES)).isEqualTo("reload.not-read");
    }

    @Test
    void whatARunningWorldCannotTakeIsNamedAndNothingChanges() {
        content.with("zones/chalk-pit/zone.yaml", "time-mode: turns", "time-mode: realtime");
        var told = answers(Kind.READ);
        assertThat(told).extracting(Note::key).containsExactly("reload.refused", "reload.restart");
        assertThat(told.getLast().arguments().get("part"))
                .isEqualTo("zones/chalk-pit/zone.yaml: time");
        assertThat(key(Kind.YES)).isEqualTo("reload.not-read");
    }

    @Test
    void aStoneAndATableForDiceStayWhereTheyAre() {
        content.with("pursuits/trades.yaml", "room: lantern-yard/chapel", "room: lantern-yard/yard")
                .with("town/dice.yaml", "table: lantern-yard/common-room", "table: chalk-pit/rim");
        assertThat(answers(Kind.READ).stream().map(its -> its.arguments().get("part")))
                .contains("pursuits/trades.yaml: stone: room", "town/dice.yaml: table");
        assertThat(key(Kind.YES)).isEqualTo("reload.not-read");
    }

    @Test
    void settingsAreReadBesideTheContent() {
        settings.write("limits: {builder-gold: 2, builder-xp: 1}");
        assertThat(outcome("Sable", Kind.SETTINGS)).isInstanceOf(Input.SettingsRead.class);
        assertThat(key(Kind.SETTINGS)).isEqualTo("reload.settings-same");
    }

    @Test
    void theSameContentIsNothingNew() {
        assertThat(key(Kind.READ)).isEqualTo("reload.same");
    }

    @Test
    void oneGoesBackStepByStepAndForthAgain() {
        var first = this.first.version();
        content.with(ROOMS, "name: First Bench", "name: Top Bench");
        answers(Kind.READ);
        var second = reloaded(Kind.YES).content().version();
        content.with(ROOMS, "name: Top Bench", "name: Last Bench");
        answers(Kind.READ);
        var third = reloaded(Kind.YES).content().version();

        assertThat(reloaded(Kind.BACK).content().version()).isEqualTo(second);
        assertThat(reloaded(Kind.BACK).content()).isEqualTo(this.first);
        assertThat(key(Kind.BACK)).isEqualTo("reload.first");
        answers(Kind.READ);
        assertThat(reloaded(Kind.YES).content().version()).isEqualTo(third);
        assertThat(reloaded(Kind.BACK).content().version()).isEqualTo(first);

        var told = answers(Kind.VERSIONS);
        assertThat(told.subList(1, told.size()))
                .extracting(note -> note.arguments().get("version"))
                .containsExactly(first, third, first, second, third, second, first);
        assertThat(told.get(1).arguments())
                .containsEntry("who", "Sable")
                .containsEntry("at", NOON.toString());
    }

    @Test
    void aVersionThatIsKeptNoMoreIsSaidSo() throws IOException {
        content.with(ROOMS, "name: First Bench", "name: Top Bench");
        answers(Kind.READ);
        reloaded(Kind.YES);
        Files.delete(data.resolve("content/" + first.version() + ".zip"));
        assertThat(key(Kind.BACK)).isEqualTo("reload.lost");
    }

    @Test
    void theOldestVersionsAreDeleted() {
        var folder = data.resolve("elsewhere");
        var history = new History(folder);
        for (var i = 0; i < History.ENTRIES_MAX + 5; i++)
            history.add(new History.Entry("v" + i, NOON, History.How.RELOAD, "Sable"));
        assertThat(history.entries()).hasSize(History.ENTRIES_MAX);
        assertThat(new History(folder).entries()).isEqualTo(history.entries());
        assertThat(history.latest(KeptContent.KEPT_MAX))
                .hasSize(KeptContent.KEPT_MAX)
                .startsWith("v104");
    }

    private List<String> kept() {
        try (var files = Files.list(data.resolve("content"))) {
            return files.map(file -> String.valueOf(file.getFileName())).toList();
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    private void readToTake() {
        assertThat(answers(Kind.READ).getLast().key()).isEqualTo("reload.confirm");
    }

    private String key(Kind kind) {
        return answers(kind).getFirst().key();
    }

    private List<Note> answers(Kind kind) {
        return answers("Sable", kind);
    }

    private Note told(String who, Kind kind) {
        return answers(who, kind).getFirst();
    }

    private List<Note> answers(String who, Kind kind) {
        var input = outcome(who, kind);
        assertThat(input).isInstanceOf(Input.Answered.class);
        return ((Input.Answered) input).notes();
    }

    private Reloaded reloaded(Kind kind) {
        return reloaded("Sable", kind);
    }

    private Reloaded reloaded(String who, Kind kind) {
        var input = outcome(who, kind);
        assertThat(input).isInstanceOf(Input.Reload.class);
        return Reloaded.of((Input.Reload) input, editions);
    }

    private Input outcome(String who, Kind kind) {
        assertThat(desk.request(new ReloadOrder(kind, who, "192.0.2.7"))).isTrue();
        return next();
    }

    private Input next() {
        Awaitility.await()
                .atMost(PATIENCE)
                .pollDelay(Duration.ZERO)
                .pollInterval(OFTEN)
                .pollInSameThread()
                .until(() -> {
                    come.addAll(inbox.drain());
                    return !come.isEmpty();
                });
        return come.removeFirst();
    }
}
