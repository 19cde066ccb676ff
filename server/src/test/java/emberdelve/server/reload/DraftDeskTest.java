package emberdelve.server.reload;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Direction;
import emberdelve.config.content.RoomId;
import emberdelve.server.admin.BuildDeed;
import emberdelve.server.admin.BuildDeed.Target;
import emberdelve.server.rule.Rule;
import emberdelve.server.transcript.AlteredContent;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Optional;

class DraftDeskTest {
    private static final RoomId LIVE = new RoomId("chalk-pit/pay-hole");
    private static final RoomId HOLE = new RoomId("draft-chalk-pit/pay-hole");
    private static final RoomId RIM = new RoomId("draft-chalk-pit/rim");
    private static final String ROOMS = "zones/chalk-pit/rooms.yaml";
    private static final String DRAFT = "zones/draft-chalk-pit/";

    private final BuildersAtDesk builders;

    DraftDeskTest(@TempDir Path data, @TempDir Path folder) {
        builders = new BuildersAtDesk(data, folder);
    }

    @AfterEach
    void stops() {
        builders.close();
    }

    private void draft() {
        draft(builders);
    }

    private static void draft(BuildersAtDesk builders) {
        builders.built(LIVE, new BuildDeed.MakeDraft("Chalk Pit"));
    }

    @Rule("R21.5")
    @Test
    void aDraftIsACopyThatIsNoneOfTheZones() {
        var rooms = builders.text(ROOMS);
        var content = builders.built(LIVE, new BuildDeed.MakeDraft("Chalk Pit")).content();
        assertThat(content.zones()).doesNotContainKey("draft-chalk-pit");
        var draft = content.drafts().get("draft-chalk-pit");
        assertThat(draft.builders()).containsExactly("Sable");
        assertThat(draft.becomes()).isEqualTo("chalk-pit");
        assertThat(draft.zone().rooms())
                .hasSameSizeAs(content.zones().get("chalk-pit").rooms())
                .allMatch(room -> room.id().zone().equals("draft-chalk-pit"));
        assertThat(builders.text(DRAFT + "rooms.yaml")).isEqualTo(rooms);
        assertThat(builders.text(ROOMS)).isEqualTo(rooms);
        assertThat(builders.key(LIVE, new BuildDeed.MakeDraft("chalk-pit")))
                .isEqualTo("build.draft-there");
        assertThat(builders.key(LIVE, new BuildDeed.MakeDraft("chalk-pitt")))
                .isEqualTo("build.no-zone-but");
    }

    @Rule("R21.5")
    @Test
    void whatIsBuiltInADraftLeavesTheZoneAsItIs() {
        requireDrafted(builders);
    }

    /** All other deeds are done in a content of few zones, which is read more quickly. */
    @Test
    void aZoneOfTheShippedContentIsDrafted(@TempDir Path data, @TempDir Path folder) {
        try (var shipped = new BuildersAtDesk(data, AlteredContent.in(folder))) {
            requireDrafted(shipped);
        }
    }

    private static void requireDrafted(BuildersAtDesk builders) {
        draft(builders);
        var rooms = builders.text(ROOMS);
        var dug = builders.built(HOLE, new BuildDeed.Dig(Direction.NORTH, "Salt Cellar")).content();
        assertThat(dug.drafts().get("draft-chalk-pit").zone().rooms().getLast().name())
                .isEqualTo("Salt Cellar");
        builders.built(HOLE, new BuildDeed.Place("tunnel-rat", "", "", Optional.empty()));
        assertThat(builders.text(ROOMS)).isEqualTo(rooms);
        assertThat(builders.text(DRAFT + "spawns.yaml"))
                .contains("room: pay-hole, monster: tunnel");
    }

    @Rule("R21.6")
    @Test
    void noWayLeadsIntoADraft() {
        draft();
        var told = builders.told(LIVE, new BuildDeed.Link(Direction.UP, HOLE.value(), true));
        assertThat(told.getFirst().key()).isEqualTo("build.mistakes");
        assertThat(told.get(1).arguments().get("mistake")).contains("no").contains("of a draft");
        var out = builders.built(HOLE, new BuildDeed.Link(Direction.UP, "old-mine/stables", false));
        assertThat(out.edited().orElseThrow().notes())
                .extracting(Note::key)
                .containsExactly("build.linked-out");
        assertThat(builders.key(HOLE, new BuildDeed.NewZone(Direction.WEST, "Deep")))
                .isEqualTo("build.in-draft");
        assertThat(builders.key(HOLE, new BuildDeed.BeginDraft("Deep")))
                .isEqualTo("build.in-draft");
    }

    /** It could not be published otherwise: outside a draft nothing of it is known. */
    @Rule("R21.7")
    @Test
    void aDoorOutOfADraftGetsItsOtherSideWhenItIsPublished() {
        draft();
        builders.built(HOLE, new BuildDeed.Link(Direction.DOWN, "old-mine/stables", false));
        var down = new Target(Target.Kind.EXIT, "down");
        builders.built(HOLE, new BuildDeed.Put(down, "door", "salt door"));
        publish();
        assertThat(builders.text("zones/old-mine/rooms.yaml"))
                .contains("up: {to: chalk-pit/pay-hole, door: salt door}");
        draft();
        builders.built(HOLE, new BuildDeed.Clear(down, "door"));
        publish();
        assertThat(builders.text("zones/old-mine/rooms.yaml"))
                .contains("up: {to: chalk-pit/pay-hole}");
    }

    private void publish() {
        builders.told(HOLE, new BuildDeed.Publish(false));
        builders.built(HOLE, new BuildDeed.Publish(true));
    }

    @Rule("R21.7")
    @Test
    void publishShowsWhatChangesAndAsksFirst() {
        draft();
        builders.built(HOLE, new BuildDeed.Dig(Direction.NORTH, "Salt Cellar"));
        builders.built(HOLE, new BuildDeed.Link(Direction.DOWN, "old-mine/stables", false));
        var before = builders.text(ROOMS);
        assertThat(builders.key(LIVE, new BuildDeed.Publish(false)))
                .isEqualTo("build.not-in-draft");
        assertThat(builders.key(HOLE, new BuildDeed.Publish(true)))
                .isEqualTo("build.would-publish");
        var told = builders.told(HOLE, new BuildDeed.Publish(false));
        assertThat(told)
                .extracting(note -> note.key() + " " + note.arguments().get("thing"))
                .startsWith("build.would-publish null")
                .contains(
                        "reload.added chalk-pit/salt-cellar",
                        "reload.added chalk-pit/pay-hole north",
                        "reload.added old-mine/stables up")
                .endsWith("build.publish-confirm null");
        assertThat(builders.text(ROOMS)).isEqualTo(before);

        var content = builders.built(HOLE, new BuildDeed.Publish(true)).content();
        assertThat(content.drafts()).isEmpty();
        assertThat(builders.content.folder().resolve(DRAFT)).doesNotExist();
        assertThat(content.zones().get("chalk-pit").rooms().getLast().name())
                .isEqualTo("Salt Cellar");
        assertThat(builders.text("zones/old-mine/rooms.yaml")).contains("up: chalk-pit/pay-hole");
        assertThat(builders.text("zones/chalk-pit/zone.yaml")).doesNotContain("draft");

        builders.built(LIVE, new BuildDeed.Undo());
        assertThat(builders.text(ROOMS)).isEqualTo(before);
        assertThat(builders.text(DRAFT + "rooms.yaml")).contains("Salt Cellar");
    }

    @Rule("R21.7")
    @Test
    void whoeverPublishesHasReadWhatChangesNow() {
        draft();
        builders.built(HOLE, new BuildDeed.Put(Target.HERE, "name", "Bolt Hole"));
        builders.told(HOLE, new BuildDeed.Publish(false));
        builders.built(HOLE, new BuildDeed.Put(Target.HERE, "name", "Worm Hole"));
        assertThat(builders.key(HOLE, new BuildDeed.Publish(true)))
                .isEqualTo("build.would-publish");
        assertThat(builders.told("Mira", HOLE, new BuildDeed.Publish(true)).getFirst().key())
                .isEqualTo("build.would-publish");
        builders.built(HOLE, new BuildDeed.Publish(true));
        assertThat(builders.text(ROOMS)).contains("name: Worm Hole");
    }

    @Rule("R21.7")
    @Test
    void aZoneThatHasChangedMeanwhileIsNamed() {
        draft();
        builders.built(HOLE, new BuildDeed.Put(Target.HERE, "name", "Bolt Hole"));
        builders.built("Mira", LIVE, new BuildDeed.Put(Target.HERE, "name", "Paying Hole"));
        assertThat(builders.told(HOLE, new BuildDeed.Publish(false)))
                .extracting(Note::key)
                .contains("build.draft-behind");
    }

    @Test
    void aDraftThatChangesNothingLeavesEveryByte() {
        var rooms = builders.text(ROOMS);
        var zone = builders.text("zones/chalk-pit/zone.yaml");
        draft();
        builders.told(RIM, new BuildDeed.Publish(false));
        builders.built(RIM, new BuildDeed.Publish(true));
        assertThat(builders.text(ROOMS)).isEqualTo(rooms);
        assertThat(builders.text("zones/chalk-pit/zone.yaml")).isEqualTo(zone);
    }

    @Test
    void aNewZoneIsDraftedAndGetsItsWayInWhenItIsPublished() {
        builders.built(LIVE, new BuildDeed.BeginDraft("The Salt Deep"));
        var entrance = new RoomId("draft-salt-deep/entrance");
        builders.built(entrance, new BuildDeed.Put(Target.HERE, "name", "Salt Gate"));
        assertThat(builders.text(ROOMS)).doesNotContain("salt-deep");
        assertThat(builders.text("zones/draft-salt-deep/zone.yaml")).contains("\nmade-for: 1\n");
        builders.told(entrance, new BuildDeed.Publish(false));
        var content = builders.built(entrance, new BuildDeed.Publish(true)).content();
        assertThat(content.zones().get("salt-deep").rooms().getFirst().name())
                .isEqualTo("Salt Gate");
        assertThat(builders.text(ROOMS)).contains("    north: salt-deep/entrance\n");
    }

    @Test
    void aDraftIsDroppedAndTakenBack() {
        draft();
        var dropped = builders.built(LIVE, new BuildDeed.DropDraft("chalk-pit")).content();
        assertThat(dropped.drafts()).isEmpty();
        assertThat(builders.key(LIVE, new BuildDeed.DropDraft("chalk-pit")))
                .isEqualTo("build.no-draft");
        assertThat(builders.built(LIVE, new BuildDeed.Undo()).content().drafts()).hasSize(1);
    }

    @Test
    void thereAreTwentyDraftsAndNoMore() {
        for (var i = 0; i < 20; i++) builders.built(LIVE, new BuildDeed.BeginDraft("deep " + i));
        assertThat(builders.key(LIVE, new BuildDeed.BeginDraft("deep 20")))
                .isEqualTo("build.drafts-full");
    }

    @Test
    void anIdSaysWhatIsADraft() {
        draft();
        assertThat(
                        builders.told(
                                        HOLE,
                                        new BuildDeed.Clear(
                                                new Target(Target.Kind.ZONE, ""), "draft"))
                                .get(1)
                                .arguments()
                                .get("mistake"))
                .contains("zones/draft-chalk-pit")
                .contains("no draft");
    }
}
