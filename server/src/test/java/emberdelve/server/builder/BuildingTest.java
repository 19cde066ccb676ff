package emberdelve.server.builder;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.RoomId;
import emberdelve.config.learnt.FolderReader;
import emberdelve.config.learnt.FolderText;
import emberdelve.server.admin.BuildDeed;
import emberdelve.server.admin.BuildOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.feature.Features;
import emberdelve.server.rule.Rule;
import emberdelve.server.transcript.AlteredContent;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What builders have done, written without a check: that of the whole content takes a while. */
class BuildingTest {
    private static final RoomId HOLE = new RoomId("chalk-pit/pay-hole");

    private final AlteredContent folder;
    private final Content content;
    private final Building building;

    BuildingTest(@TempDir Path parent) {
        folder = AlteredContent.in(parent);
        content = folder.load();
        building = new Building(Features.registry().loader().schemas()::knownKeys);
    }

    @Rule("R21.3")
    @Test
    void fiftyDeedsCanBeTakenBackAndNoMore() throws IOException {
        for (var i = 0; i <= Building.UNDONE_MAX; i++)
            does(new BuildDeed.Put(BuildDeed.Target.HERE, "name", "Hole " + i));
        for (var i = 0; i < Building.UNDONE_MAX; i++) does(new BuildDeed.Undo());
        assertThat(folder.folder().resolve("zones/chalk-pit/rooms.yaml"))
                .content()
                .contains("name: Hole 0\n");
        assertThat(building.plan(order(new BuildDeed.Undo()), content, text()))
                .isEqualTo(new Plan.Answer(List.of(Note.of("build.nothing-done"))));
    }

    private void does(BuildDeed deed) throws IOException {
        var order = order(deed);
        var edit = (Plan.Edit) building.plan(order, content, text());
        for (var file : edit.files().entrySet())
            Files.writeString(
                    folder.folder().resolve(file.getKey()), file.getValue().after().orElseThrow());
        building.done(order.who(), edit, deed instanceof BuildDeed.Undo);
    }

    private FolderText text() throws IOException {
        return new FolderReader().read(folder.folder());
    }

    private static BuildOrder order(BuildDeed deed) {
        return new BuildOrder(deed, "Sable", Role.BUILDER, "192.0.2.7", HOLE, false);
    }
}
