package emberdelve.server.reload;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.Direction;
import emberdelve.config.content.RoomId;
import emberdelve.config.learnt.FolderReader;
import emberdelve.server.admin.BuildDeed;
import emberdelve.server.admin.BuildOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.builder.Building;
import emberdelve.server.builder.Plan;
import emberdelve.server.builder.Revision;
import emberdelve.server.feature.Features;
import emberdelve.server.transcript.AlteredContent;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * A process that ends in the middle of a builder's deed, after each step of each deed: what the
 * next start finds is the content as it was before.
 */
class CutShortTest {
    private static final RoomId HOLE = new RoomId("chalk-pit/pay-hole");
    private static final RoomId BENCH = new RoomId("chalk-pit/first-bench");

    private final AlteredContent content;
    private final Building building =
            new Building(Features.registry().loader().schemas()::knownKeys);
    private final FolderWriter writer;
    private int cutShort;

    CutShortTest(@TempDir Path parent) {
        content = AlteredContent.in(parent);
        writer = new FolderWriter(content.folder());
    }

    @Test
    void everyDeedCutShortAnywhereIsTakenBackByTheNextStart() throws IOException {
        var now = content.load();
        cutShort(HOLE, new BuildDeed.Dig(Direction.NORTH, "Salt Cellar"), now);
        cutShort(HOLE, new BuildDeed.NewZone(Direction.NORTH, "Salt Mine"), now);
        cutShort(BENCH, new BuildDeed.Fill(Direction.NORTH), now);
        cutShort(HOLE, new BuildDeed.Unlink(Direction.SOUTH), now);
        cutShort(HOLE, new BuildDeed.Link(Direction.UP, "old-mine/stables", false), now);
        cutShort(HOLE, new BuildDeed.Place("tunnel-rat", "", "", Optional.empty()), now);
        cutShort(HOLE, new BuildDeed.Begin(BuildDeed.Sort.MONSTER, "chalk toad"), now);
        cutShort(HOLE, new BuildDeed.Put(BuildDeed.Target.HERE, "name", "Bolt Hole"), now);
        cutShort(HOLE, new BuildDeed.BeginDraft("Salt Mine"), now);
        done(cutShort(HOLE, new BuildDeed.MakeDraft("chalk-pit"), now));
        cutShort(HOLE, new BuildDeed.Undo(), now);
        now = content.load();
        cutShort(HOLE, new BuildDeed.DropDraft("chalk-pit"), now);
        var room = new RoomId("draft-chalk-pit/pay-hole");
        cutShort(room, new BuildDeed.Publish(true), now);
        // Each of its files is written, renamed or deleted, and each folder of its put on the disk.
        assertThat(cutShort).isGreaterThan(100);
    }

    private Plan.Edit cutShort(RoomId room, BuildDeed deed, Content now) throws IOException {
        var order = new BuildOrder(deed, "Sable", Role.BUILDER, "192.0.2.7", room, false);
        var edit = (Plan.Edit) building.plan(order, now, new FolderReader().read(content.folder()));
        var changes = FileChanges.of(texts(edit, Revision::before), texts(edit, Revision::after));
        var before = everything();
        var steps = changes.steps();
        for (var done = 0; done <= steps.size(); done++) {
            try (var journal = DeedJournal.open(content.folder()).orElseThrow()) {
                journal.begin(changes);
                for (var step : steps.subList(0, done)) step.run(content.folder());
            }
            assertThat(writer.recover())
                    .as("%s after %s of %s steps", deed, done, steps)
                    .extracting(FolderWriter.Recovered::isAsBefore)
                    .hasSize(edit.files().size())
                    .containsOnly(true);
            assertThat(everything())
                    .as("%s after %s of %s steps", deed, done, steps)
                    .isEqualTo(before);
            cutShort++;
        }
        return edit;
    }

    private void done(Plan.Edit edit) {
        writer.write(texts(edit, Revision::before), texts(edit, Revision::after));
        building.done("Sable", edit, false);
    }

    @Test
    void aStartThatIsCutShortItselfIsFollowedByOneThatEndsIt() throws IOException {
        var changes =
                FileChanges.of(
                        Map.of("zones/chalk-pit/rooms.yaml", text("zones/chalk-pit/rooms.yaml")),
                        Map.of(
                                "zones/chalk-pit/rooms.yaml", Optional.empty(),
                                "zones/mine/zone.yaml", Optional.of("a zone"),
                                "zones/mine/rooms.yaml", Optional.of("rooms")));
        var before = everything();
        var back = changes.undone().steps();
        for (var done = 0; done <= back.size(); done++) {
            try (var journal = DeedJournal.open(content.folder()).orElseThrow()) {
                journal.begin(changes);
                for (var step : changes.steps()) step.run(content.folder());
                for (var step : back.subList(0, done)) step.run(content.folder());
            }
            writer.recover();
            assertThat(everything()).as("%s of %s", done, back).isEqualTo(before);
        }
    }

    @Test
    void aJournalThatIsNotWholeWasNeverBegun() throws IOException {
        var changes =
                FileChanges.of(
                        Map.of("rules.yaml", Optional.of("before")),
                        Map.of("rules.yaml", Optional.of("after")));
        var before = everything();
        var octets = changes.octets();
        for (var length = 0; length < octets.length; length++) {
            var part = new byte[length];
            System.arraycopy(octets, 0, part, 0, length);
            Files.write(content.folder().resolve(DeedJournal.FILE), part);
            assertThat(writer.recover()).isEmpty();
            assertThat(everything()).isEqualTo(before);
        }
    }

    @Test
    void whatWasChangedByHandSinceStaysAsItIs() throws IOException {
        Files.writeString(content.folder().resolve("news.yaml"), "by hand");
        Files.writeString(content.folder().resolve("words.yaml"), "after");
        try (var journal = DeedJournal.open(content.folder()).orElseThrow()) {
            journal.begin(
                    FileChanges.of(
                            Map.of(
                                    "news.yaml", Optional.of("before"),
                                    "words.yaml", Optional.of("before")),
                            Map.of(
                                    "news.yaml", Optional.of("after"),
                                    "words.yaml", Optional.of("after"))));
        }
        assertThat(writer.recover())
                .containsExactly(
                        new FolderWriter.Recovered("news.yaml", false),
                        new FolderWriter.Recovered("words.yaml", true));
        assertThat(content.folder().resolve("news.yaml")).hasContent("by hand");
        assertThat(content.folder().resolve("words.yaml")).hasContent("before");
    }

    @Test
    void nobodyTakesBackWhatAnotherIsWriting() throws IOException {
        try (var writing = DeedJournal.open(content.folder()).orElseThrow()) {
            writing.begin(
                    FileChanges.of(
                            Map.of("news.yaml", Optional.of("before")),
                            Map.of("news.yaml", Optional.of("after"))));
            Files.writeString(content.folder().resolve("news.yaml"), "after");
            assertThat(writer.recover()).isEmpty();
            assertThat(content.folder().resolve("news.yaml")).hasContent("after");
            writing.end();
        }
        assertThat(DeedJournal.isIn(content.folder())).isFalse();
    }

    private Optional<String> text(String file) throws IOException {
        return Optional.of(Files.readString(content.folder().resolve(file)));
    }

    /** Every folder and file by its name, hidden ones as well, and what it holds. */
    private SortedMap<String, String> everything() throws IOException {
        var all = new TreeMap<String, String>();
        try (var files = Files.walk(content.folder())) {
            for (var file : files.toList())
                all.put(
                        content.folder().relativize(file).toString(),
                        Files.isDirectory(file) ? "a folder" : Files.readString(file));
        }
        return all;
    }

    private static Map<String, Optional<String>> texts(
            Plan.Edit edit, Function<Revision, Optional<String>> which) {
        var texts = new TreeMap<String, Optional<String>>();
        edit.files().forEach((file, revision) -> texts.put(file, which.apply(revision)));
        return texts;
    }
}
