package emberdelve.server.reload;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Direction;
import emberdelve.config.content.RoomId;
import emberdelve.server.admin.BuildDeed;
import emberdelve.server.admin.BuildDeed.Target;
import emberdelve.server.admin.BuildOrder;
import emberdelve.server.admin.ReloadOrder;
import emberdelve.server.admin.Role;
import emberdelve.server.builder.Building;
import emberdelve.server.link.Input;
import emberdelve.server.rule.Rule;
import emberdelve.server.transcript.AlteredContent;
import emberdelve.server.view.Note;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

class BuildDeskTest {
    private static final String ROOMS = "zones/chalk-pit/rooms.yaml";
    private static final String SPAWNS = "zones/chalk-pit/spawns.yaml";
    private static final RoomId HOLE = new RoomId("chalk-pit/pay-hole");
    private static final RoomId BENCH = new RoomId("chalk-pit/first-bench");
    private static final RoomId CELLAR = new RoomId("chalk-pit/salt-cellar");

    /** One more than are remembered; BuildingTest always does so many, but without the desk. */
    private static final int DEEDS =
            Boolean.getBoolean("emberdelve.long") ? Building.UNDONE_MAX + 1 : 5;

    private static final Target RAT = new Target(Target.Kind.MONSTER, "tunnel-rat");

    private final BuildersAtDesk builders;
    private final AlteredContent content;
    private final ContentDesk desk;

    BuildDeskTest(@TempDir Path data, @TempDir Path builder) {
        builders = new BuildersAtDesk(data, builder);
        content = builders.content;
        desk = builders.desk;
    }

    @AfterEach
    void stops() {
        builders.close();
    }

    @Rule("R21.1")
    @Test
    void aRoomIsDugWithWaysBothWaysAndNothingElseChanges() {
        requireDug(builders);
    }

    /** All other deeds are done in a content of few zones, which is read more quickly. */
    @Test
    void aRoomOfTheShippedContentIsDug(@TempDir Path data, @TempDir Path builder) {
        try (var shipped = new BuildersAtDesk(data, AlteredContent.in(builder))) {
            requireDug(shipped);
        }
    }

    private static void requireDug(BuildersAtDesk builders) {
        var before = builders.text(ROOMS);
        var dug = builders.built(HOLE, new BuildDeed.Dig(Direction.NORTH, "The Salt Cellar"));
        var edited = dug.edited().orElseThrow();
        assertThat(edited.deed()).isEqualTo("dig");
        assertThat(edited.target()).isEqualTo("chalk-pit/salt-cellar");
        assertThat(edited.notes()).extracting(Note::key).containsExactly("build.dug");
        var zone = dug.content().zones().get("chalk-pit");
        assertThat(zone.rooms().getLast().name()).isEqualTo("The Salt Cellar");
        assertThat(zone.rooms().getLast().at().words()).isEqualTo("[3, 1, -1]");

        assertThat(builders.text(ROOMS))
                .isEqualTo(
                        before.replace(
                                        "    south: {to: first-bench, door: plank door}\n",
                                        "    south: {to: first-bench, door: plank door}\n"
                                                + "    north: salt-cellar\n")
                                + """

                                salt-cellar:
                                  name: The Salt Cellar
                                  at: [3, 1, -1]
                                  description: Nobody has described this place yet. The way out leads south.
                                  exits:
                                    south: pay-hole
                                """);
        assertThat(builders.leftBehind()).isEmpty();
    }

    @Rule("R21.2")
    @Test
    void aMistakeIsToldWithItsPlaceAndFileAndWorldStayAsTheyWere() {
        var before = builders.text(ROOMS);
        var told = builders.told(HOLE, new BuildDeed.Put(Target.HERE, "dark", "maybe"));
        assertThat(told).extracting(Note::key).containsExactly("build.mistakes", "reload.mistake");
        assertThat(told.getLast().arguments().get("mistake"))
                .matches(
                        "content/" + ROOMS + ":\\d+:\\d+: pay-hole.dark: maybe \\(expected: .+\\)");
        assertThat(builders.text(ROOMS)).isEqualTo(before);
        assertThat(builders.key(HOLE, new BuildDeed.Undo())).isEqualTo("build.nothing-done");
    }

    /** Its builder keeps what is not taken, for whatever reason. */
    @Rule("R8.13")
    @Test
    void ofATextThatWasWrittenLineByLineItIsSaidWhetherItWasTaken() {
        var lines = "Salt, {nmae}.\n".repeat(60).strip();
        desk.request(text("details.salt", lines));
        var told = ((Input.Answered) builders.next()).notes();
        assertThat(told.getFirst().key()).isEqualTo("build.mistakes");
        assertThat(builders.next()).isEqualTo(new Input.Judged("Sable", false));

        desk.request(text("details.salt", lines.replace("{nmae}", "and more")));
        assertThat(builders.next()).isInstanceOf(Input.Reload.class);
        assertThat(builders.next()).isEqualTo(new Input.Judged("Sable", true));

        desk.request(text("details.salt", lines.replace("{nmae}", "and more")));
        assertThat(((Input.Answered) builders.next()).notes().getFirst().key())
                .isEqualTo("build.same");
        assertThat(builders.next()).isEqualTo(new Input.Judged("Sable", false));
    }

    private static BuildOrder text(String key, String words) {
        return new BuildOrder(
                new BuildDeed.Put(Target.HERE, key, words),
                "Sable",
                Role.BUILDER,
                "here",
                HOLE,
                true);
    }

    @Test
    void whatEditorsLeaveBehindHindersNobody() throws IOException {
        for (var left : List.of("#rooms.yaml#", "4913", "rooms.yaml.orig", "Thumbs.db"))
            Files.writeString(content.folder().resolve("zones/chalk-pit").resolve(left), "half");
        builders.built(HOLE, new BuildDeed.Put(Target.HERE, "name", "Bolt Hole"));
        desk.request(new ReloadOrder(ReloadOrder.Kind.READ, "Sable", "here"));
        assertThat(((Input.Answered) builders.next()).notes().getFirst().key())
                .isEqualTo("reload.same");
    }

    @Test
    void whatIsNoPlainFileIsToldAndHindersNobodyOnceItIsGone()
            throws IOException, InterruptedException {
        var pipe = content.folder().resolve("items/pipe.yaml");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
        assertThat(builders.key(HOLE, new BuildDeed.Put(Target.HERE, "name", "Bolt Hole")))
                .isEqualTo("build.other-content");
        desk.request(new ReloadOrder(ReloadOrder.Kind.READ, "Sable", "here"));
        var told = ((Input.Answered) builders.next()).notes();
        assertThat(told.getFirst().key()).isEqualTo("reload.mistakes");
        assertThat(told.get(1).arguments().get("mistake"))
                .isEqualTo(
                        "content/items/pipe.yaml:1:1: pipe.yaml: no plain file (expected: a file)");
        Files.delete(pipe);
        builders.built(HOLE, new BuildDeed.Put(Target.HERE, "name", "Bolt Hole"));
    }

    @Test
    void whatWouldCutARoomOffIsAMistake() {
        var told = builders.told(BENCH, new BuildDeed.Unlink(Direction.NORTH));
        assertThat(told.getFirst().key()).isEqualTo("build.mistakes");
        assertThat(told.get(1).arguments().get("mistake")).contains("unreachable");
    }

    @Rule("R21.3")
    @Test
    void twoBuildersBuildAtOnceAndEachTakesBackTheirOwn() {
        var before = builders.text(ROOMS);
        desk.request(
                BuildersAtDesk.order(
                        "Sable", HOLE, new BuildDeed.Dig(Direction.NORTH, "Salt Cellar")));
        desk.request(
                BuildersAtDesk.order(
                        "Mira", HOLE, new BuildDeed.Dig(Direction.EAST, "Tally Room")));
        desk.request(
                BuildersAtDesk.order(
                        "Sable", HOLE, new BuildDeed.Put(Target.HERE, "details.ink", "Dry.")));
        assertThat(builders.next()).isInstanceOf(Input.Reload.class);
        assertThat(builders.next()).isInstanceOf(Input.Reload.class);
        assertThat(builders.next()).isInstanceOf(Input.Reload.class);

        builders.built("Sable", HOLE, new BuildDeed.Undo());
        var last = builders.built("Sable", HOLE, new BuildDeed.Undo()).content();
        assertThat(last.zones().get("chalk-pit").rooms())
                .extracting(room -> room.id().room())
                .contains("tally-room")
                .doesNotContain("salt-cellar");
        assertThat(builders.text(ROOMS))
                .contains("east: tally-room")
                .doesNotContain("salt-cellar", "ink:");
        builders.built("Mira", HOLE, new BuildDeed.Undo());
        assertThat(builders.text(ROOMS)).isEqualTo(before);
        assertThat(builders.told("Mira", HOLE, new BuildDeed.Undo()).getFirst().key())
                .isEqualTo("build.nothing-done");
    }

    @Rule("R21.3")
    @Test
    void whatSomebodyElseHasChangedSinceIsNotTakenBack() {
        builders.built("Sable", HOLE, new BuildDeed.Put(Target.HERE, "name", "Paying Hole"));
        builders.built("Mira", HOLE, new BuildDeed.Put(Target.HERE, "name", "Bolt Hole"));
        assertThat(builders.key(HOLE, new BuildDeed.Undo())).isEqualTo("build.changed-since");
        assertThat(builders.text(ROOMS)).contains("name: Bolt Hole");
    }

    @Rule("R21.3")
    @Test
    void asManyDeedsAsAreRememberedAreTakenBack() {
        var before = builders.text(ROOMS);
        for (var i = 0; i < DEEDS; i++)
            builders.built(HOLE, new BuildDeed.Put(Target.HERE, "name", "Hole " + i));
        for (var i = 0; i < Math.min(DEEDS, Building.UNDONE_MAX); i++)
            builders.built(HOLE, new BuildDeed.Undo());
        var first = before.replace("name: Pay Hole\n", "name: Hole 0\n");
        assertThat(first).isNotEqualTo(before);
        assertThat(builders.text(ROOMS)).isEqualTo(DEEDS > Building.UNDONE_MAX ? first : before);
        assertThat(builders.key(HOLE, new BuildDeed.Undo())).isEqualTo("build.nothing-done");
    }

    @Rule("R21.4")
    @Test
    void aValueHasAsManyCharactersAsAnyTextMayHave() {
        var most = Building.VALUE_MAX_CHARS;
        var longest = "salt ".repeat(most / 5).strip() + ".";
        builders.built(HOLE, new BuildDeed.Put(Target.HERE, "description", longest));
        assertThat(builders.text(ROOMS)).contains("    salt salt salt");
        assertThat(
                        builders.key(
                                HOLE,
                                new BuildDeed.Put(
                                        Target.HERE, "description", longest + "x".repeat(most))))
                .isEqualTo("build.too-long");
    }

    @Rule("R21.4")
    @Test
    void aZoneHasAThousandRoomsAndNoMore() throws IOException {
        var rooms = new StringBuilder(builders.text(ROOMS));
        var had = content.load().zones().get("chalk-pit").rooms().size();
        for (var i = had; i < 999; i++)
            rooms.append("\nmore-" + i + ":\n  name: More\n  description: More.\n  at: [" + i)
                    .append(", 500, 500]\n  exits: {up: rim}\n");
        rooms.insert(
                rooms.indexOf("    west: lantern-yard/chapel\n"), "    up: more-" + had + "\n");
        for (var i = had; i < 998; i++)
            rooms.insert(
                    rooms.indexOf("exits: {up: rim}", rooms.indexOf("more-" + i + ":\n"))
                            + "exits: {".length(),
                    "east: more-" + (i + 1) + ", ");
        Files.writeString(content.folder().resolve(ROOMS), rooms);
        desk.request(new ReloadOrder(ReloadOrder.Kind.READ, "Sable", "here"));
        builders.next();
        desk.request(new ReloadOrder(ReloadOrder.Kind.YES, "Sable", "here"));
        assertThat(builders.next()).isInstanceOf(Input.Reload.class);

        builders.built(HOLE, new BuildDeed.Dig(Direction.NORTH, "The Last"));
        assertThat(builders.key(HOLE, new BuildDeed.Dig(Direction.EAST, "Too Much")))
                .isEqualTo("build.zone-full");
    }

    @Test
    void filesThatWereChangedByHandAreNotTakenAlong() {
        content.with(ROOMS, "name: First Bench", "name: Top Bench");
        assertThat(builders.key(HOLE, new BuildDeed.Dig(Direction.NORTH, "")))
                .isEqualTo("build.other-content");
        desk.request(new ReloadOrder(ReloadOrder.Kind.READ, "Sable", "here"));
        builders.next();
        desk.request(new ReloadOrder(ReloadOrder.Kind.YES, "Sable", "here"));
        assertThat(builders.next()).isInstanceOf(Input.Reload.class);
        builders.built(HOLE, new BuildDeed.Dig(Direction.NORTH, ""));
        assertThat(builders.text(ROOMS)).contains("north: empty-room", "name: Top Bench");
    }

    @Test
    void waysAreLaidAndTakenAway() {
        builders.built(HOLE, new BuildDeed.Dig(Direction.NORTH, "Salt Cellar"));
        assertThat(builders.key(HOLE, new BuildDeed.Dig(Direction.NORTH, "")))
                .isEqualTo("build.way-taken");
        assertThat(builders.key(HOLE, new BuildDeed.Link(Direction.UP, "salt-cellr", false)))
                .isEqualTo("build.no-room-but");
        assertThat(builders.key(HOLE, new BuildDeed.Link(Direction.UP, "nowhere/at-all", false)))
                .isEqualTo("build.no-room");
        assertThat(builders.key(HOLE, new BuildDeed.Link(Direction.NORTHEAST, "rim/", false)))
                .isEqualTo("build.no-room-but");
        var linked =
                builders.built(CELLAR, new BuildDeed.Link(Direction.UP, "lantern-yard/yard", true));
        assertThat(linked.edited().orElseThrow().notes())
                .extracting(Note::key)
                .containsExactly("build.linked-one-way", "reload.mistake");
        assertThat(builders.text(ROOMS)).contains("    up: lantern-yard/yard\n");
        builders.built(CELLAR, new BuildDeed.Unlink(Direction.UP));
        assertThat(builders.text(ROOMS)).doesNotContain("up: lantern-yard/yard");
        assertThat(builders.key(CELLAR, new BuildDeed.Unlink(Direction.UP)))
                .isEqualTo("build.no-way");
        builders.built(HOLE, new BuildDeed.Fill(Direction.NORTH));
        assertThat(builders.text(ROOMS)).doesNotContain("salt-cellar");
    }

    @Test
    void aSquareHasOneRoom() {
        builders.built(HOLE, new BuildDeed.Dig(Direction.EAST, "Side"));
        assertThat(
                        builders.key(
                                new RoomId("chalk-pit/saw-cut"),
                                new BuildDeed.Dig(Direction.NORTH, "")))
                .isEqualTo("build.square-taken");
    }

    @Test
    void aZoneIsBegunAndFilledAgain() {
        var begun =
                builders.built(HOLE, new BuildDeed.NewZone(Direction.NORTH, "The Salt Deep"))
                        .content();
        assertThat(begun.zones()).containsKey("salt-deep");
        assertThat(builders.text("zones/salt-deep/zone.yaml")).contains("danger: 1\nmade-for: 1\n");
        var entrance = new RoomId("salt-deep/entrance");
        builders.built(entrance, new BuildDeed.Place("tunnel-rat", "", "", Optional.empty()));
        assertThat(builders.text("zones/salt-deep/spawns.yaml"))
                .isEqualTo(
                        """
                        # yaml-language-server: $schema=../../../schemas/zones-spawns.json
                        - {room: entrance, monster: tunnel-rat, count: 1, respawn: 2m}
                        """);
        builders.built(entrance, new BuildDeed.Unplace("tunnel-rat", ""));
        builders.built(entrance, new BuildDeed.Undo());
        var filled = builders.built(HOLE, new BuildDeed.Fill(Direction.NORTH)).content();
        assertThat(filled.zones()).doesNotContainKey("salt-deep");
        assertThat(content.folder().resolve("zones/salt-deep")).doesNotExist();
        builders.built(HOLE, new BuildDeed.Undo());
        assertThat(builders.text("zones/salt-deep/spawns.yaml")).contains("tunnel-rat");
    }

    @Test
    void monstersArePlacedAndTakenAway() {
        var before = builders.text(SPAWNS);
        builders.built(
                HOLE, new BuildDeed.Place("Tunnel Rat", "1d2", "3m", Optional.of(Direction.SOUTH)));
        var line =
                "- {room: pay-hole, monster: tunnel-rat, count: 1d2, respawn: 3m, holds: south}\n";
        assertThat(builders.text(SPAWNS)).isEqualTo(before + line);
        assertThat(builders.key(HOLE, new BuildDeed.Place("tunnel-rat", "", "", Optional.empty())))
                .isEqualTo("build.lives-here");
        builders.built(HOLE, new BuildDeed.Place("tunnel-rat", "2", "", Optional.empty()));
        assertThat(builders.text(SPAWNS)).isEqualTo(before + line.replace("1d2", "2"));
        builders.built(HOLE, new BuildDeed.Unplace("tunnel-rat", ""));
        assertThat(builders.text(SPAWNS)).isEqualTo(before);
        assertThat(builders.key(HOLE, new BuildDeed.Unplace("tunnel-rat", "")))
                .isEqualTo("build.not-here");
        assertThat(builders.key(HOLE, new BuildDeed.Place("tunel-rat", "", "", Optional.empty())))
                .isEqualTo("build.no-monster-but");
        assertThat(builders.key(HOLE, new BuildDeed.Place("griffin", "", "", Optional.empty())))
                .isEqualTo("build.no-such");
        assertThat(
                        builders.told(
                                        HOLE,
                                        new BuildDeed.Place(
                                                "tunnel-rat", "99", "", Optional.empty()))
                                .getFirst()
                                .key())
                .isEqualTo("build.mistakes");
    }

    @Test
    void itemsAreSoldAndDropped() {
        assertThat(builders.key(HOLE, new BuildDeed.Place("flour-sack", "", "", Optional.empty())))
                .isEqualTo("build.no-shop");
        var dropped =
                builders.built(HOLE, new BuildDeed.PlaceOn("flour-sack", "tunnel-rat", "7"))
                        .content();
        assertThat(dropped.monsters().get("tunnel-rat").drops().getLast().item())
                .isEqualTo("flour-sack");
        builders.built(HOLE, new BuildDeed.Unplace("flour-sack", "tunnel-rat"));
        assertThat(builders.key(HOLE, new BuildDeed.Unplace("flour-sack", "tunnel-rat")))
                .isEqualTo("build.not-dropped");
        builders.built(
                HOLE, new BuildDeed.Put(Target.HERE, "shop", "{keeper: The clerk, wares: [mace]}"));
        builders.built(HOLE, new BuildDeed.Place("flour-sack", "", "", Optional.empty()));
        assertThat(builders.text(ROOMS))
                .contains("  shop: {keeper: The clerk, wares: [mace, flour-sack]}\n");
        builders.built(HOLE, new BuildDeed.Unplace("flour-sack", ""));
        assertThat(builders.text(ROOMS)).contains("wares: [mace]}\n");
    }

    @Test
    void aDoorHasTwoSides() {
        builders.built(HOLE, new BuildDeed.Dig(Direction.NORTH, "Salt Cellar"));
        var north = new Target(Target.Kind.EXIT, "north");
        builders.built(HOLE, new BuildDeed.Put(north, "door", "salt door"));
        assertThat(builders.text(ROOMS))
                .contains("north: {to: salt-cellar, door: salt door}\n")
                .contains("south: {to: pay-hole, door: salt door}\n");
        builders.built(HOLE, new BuildDeed.Clear(north, "door"));
        assertThat(builders.text(ROOMS)).doesNotContain("salt door");
        assertThat(builders.key(HOLE, new BuildDeed.Clear(north, "door")))
                .isEqualTo("build.not-set");
    }

    @Test
    void keysAreThoseThatTheReadersAskFor() {
        var told = builders.told(HOLE, new BuildDeed.See(Target.HERE, ""));
        assertThat(told.getFirst().arguments())
                .containsEntry("what", "chalk-pit/pay-hole")
                .containsEntry("file", ROOMS);
        assertThat(told)
                .extracting(note -> note.arguments().get("key"))
                .contains("name", "at", "triggers", "hires");
        var hp = builders.told(HOLE, new BuildDeed.See(RAT, "hp"));
        assertThat(hp.getFirst().arguments().get("expected")).contains("that throw 1..10000");
        assertThat(hp.getLast().arguments()).containsEntry("key", "monster tunnel-rat hp");
        assertThat(builders.key(HOLE, new BuildDeed.See(Target.HERE, "nome")))
                .isEqualTo("build.no-key");
        assertThat(builders.key(HOLE, new BuildDeed.See(Target.HERE, "\"nome")))
                .isEqualTo("build.no-key");
    }

    @Test
    void kindsAreBegunAndChanged() {
        builders.built(HOLE, new BuildDeed.Begin(BuildDeed.Sort.MONSTER, "salt rat"));
        builders.built(HOLE, new BuildDeed.Begin(BuildDeed.Sort.ITEM, "salt lick"));
        assertThat(builders.key(HOLE, new BuildDeed.Begin(BuildDeed.Sort.ITEM, "salt lick")))
                .isEqualTo("build.taken");
        assertThat(builders.key(HOLE, new BuildDeed.Begin(BuildDeed.Sort.ITEM, "...")))
                .isEqualTo("build.no-name");
        var lick = new Target(Target.Kind.ITEM, "salt-lick");
        var changed = builders.built(HOLE, new BuildDeed.Put(lick, "value", "12")).content();
        assertThat(changed.items().get("salt-lick").value()).isEqualTo(12);
    }

    @Test
    void aKindIsRemovedOnceNothingNamesIt() {
        var file = "monsters/salt-rat.yaml";
        var rat = new BuildDeed.Remove(new Target(Target.Kind.MONSTER, "salt rat"));
        assertThat(builders.key(HOLE, rat)).isEqualTo("build.no-monster");
        builders.built(HOLE, new BuildDeed.Begin(BuildDeed.Sort.MONSTER, "salt rat"));
        builders.built(HOLE, new BuildDeed.Place("salt-rat", "", "", Optional.empty()));
        assertThat(builders.told(HOLE, rat)).extracting(Note::key).startsWith("build.mistakes");
        assertThat(builders.text(file)).contains("salt-rat");
        builders.built(HOLE, new BuildDeed.Unplace("salt-rat", ""));
        assertThat(builders.built(HOLE, rat).content().monsters()).doesNotContainKey("salt-rat");
        assertThat(builders.content.folder().resolve(file)).doesNotExist();
        builders.built(HOLE, new BuildDeed.Undo());
        assertThat(builders.text(file)).contains("salt-rat");
    }

    @Test
    void whatARunningWorldCannotTakeIsNotWritten() {
        var zone = new Target(Target.Kind.ZONE, "");
        var before = builders.text("zones/chalk-pit/zone.yaml");
        assertThat(builders.told(HOLE, new BuildDeed.Put(zone, "time-mode", "realtime")))
                .extracting(Note::key)
                .containsExactly("reload.refused", "reload.restart");
        assertThat(builders.text("zones/chalk-pit/zone.yaml")).isEqualTo(before);
    }

    @Test
    void whatComesFromNoFileIsNotBuiltIn() {
        assertThat(builders.key(new RoomId("delve-1/mouth"), new BuildDeed.Show(Target.HERE)))
                .isEqualTo("build.not-built");
    }

    @Test
    void aFileIsShownAsItIsWritten() {
        var told = builders.told(HOLE, new BuildDeed.Show(Target.HERE));
        assertThat(told.getFirst().arguments()).containsEntry("file", ROOMS);
        assertThat(told.get(1).arguments()).containsEntry("line", "pay-hole:");
        assertThat(told.getLast().arguments().get("line")).startsWith("- {room: pay-hole");
    }

    @Test
    void listsGrowByTheirNextNumberAndNoOther() {
        var lamp = "{name: lamp, when: use, words: [lamp], do: [{emote: It swings.}]}";
        builders.built(HOLE, new BuildDeed.Clear(Target.HERE, "triggers"));
        assertThat(builders.told(HOLE, new BuildDeed.Put(Target.HERE, "triggers[2]", lamp)))
                .extracting(note -> note.key() + " " + note.arguments().get("next"))
                .containsExactly("build.no-number 1");
        builders.built(HOLE, new BuildDeed.Put(Target.HERE, "triggers[1]", lamp));
        var rope = lamp.replace("lamp", "rope");
        var built = builders.built(HOLE, new BuildDeed.Put(Target.HERE, "triggers[2]", rope));
        assertThat(built.content().zones().get("chalk-pit").rooms())
                .filteredOn(room -> room.id().equals(HOLE))
                .singleElement()
                .satisfies(room -> assertThat(room.triggers()).hasSize(2));
    }

    @Test
    void aValueThatCannotBeReadIsToldWithItsPlaceAndTheReason() {
        var before = builders.text(ROOMS);
        var told =
                builders.told(
                        HOLE, new BuildDeed.Put(Target.HERE, "triggers[1]", "{name: x, when: [a"));
        assertThat(told).extracting(Note::key).containsExactly("build.no-yaml");
        assertThat(told.getFirst().arguments()).containsEntry("character", "19");
        assertThat(told.getFirst().arguments().get("mistake")).contains("expected ',' or ']'");
        assertThat(builders.text(ROOMS)).isEqualTo(before);
    }

    @Test
    void aQuestIsBegunAndEditedAndNamedByATrigger() {
        builders.built(HOLE, new BuildDeed.Begin(BuildDeed.Sort.QUEST, "The Last Week"));
        assertThat(builders.key(HOLE, new BuildDeed.Begin(BuildDeed.Sort.QUEST, "Last Week")))
                .isEqualTo("build.taken");
        var quest = new Target(Target.Kind.QUEST, "last-week");
        builders.built(HOLE, new BuildDeed.Put(quest, "stages.found", "It is in the drawer."));
        var built =
                builders.built(
                        HOLE,
                        new BuildDeed.Put(
                                quest, "endings.kept", "{journal: You have kept it., gold: 7}"));
        var made = built.content().quests().get("last-week");
        assertThat(made.stages()).extracting(stage -> stage.id()).contains("asked", "found");
        assertThat(made.endings()).extracting(ending -> ending.id()).contains("done", "kept");
        assertThat(builders.text("quests/last-week.yaml"))
                .contains("    found: It is in the drawer.\n");
        assertThat(builders.key(HOLE, new BuildDeed.Put(quest, "level", "0")))
                .isEqualTo("build.mistakes");
        assertThat(
                        builders.key(
                                HOLE,
                                new BuildDeed.Show(new Target(Target.Kind.QUEST, "lost-week"))))
                .isEqualTo("build.no-quest-but");
        assertThat(builders.key(HOLE, new BuildDeed.Show(quest))).isEqualTo("build.shown");
    }

    @Test
    void whatIsDroppedAlreadyIsDroppedWithAnotherChance() {
        builders.built(HOLE, new BuildDeed.PlaceOn("flour-sack", "tunnel-rat", "7"));
        var drops = builders.built(HOLE, new BuildDeed.PlaceOn("flour-sack", "tunnel-rat", "9"));
        assertThat(drops.content().monsters().get("tunnel-rat").drops())
                .filteredOn(drop -> drop.item().equals("flour-sack"))
                .singleElement()
                .satisfies(drop -> assertThat(drop.chance()).isEqualTo(9));
    }
}
