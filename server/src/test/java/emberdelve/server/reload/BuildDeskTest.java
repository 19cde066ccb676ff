package emberdelve.server.reload;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.config.content.Content;
import emberdelve.config.content.Direction;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.Vocabulary;
import emberdelve.server.admin.BuildDeed;
import emberdelve.server.admin.BuildDeed.Target;
import emberdelve.server.admin.BuildOrder;
import emberdelve.server.admin.ReloadOrder;
import emberdelve.server.builder.Building;
import emberdelve.server.feature.Features;
import emberdelve.server.link.Inbox;
import emberdelve.server.link.Input;
import emberdelve.server.offer.Editions;
import emberdelve.server.offer.Registry;
import emberdelve.server.rule.Rule;
import emberdelve.server.time.Clock;
import emberdelve.server.transcript.AlteredContent;
import emberdelve.server.view.Note;

import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;

class BuildDeskTest {
    private static final Registry REGISTRY = Features.registry();
    private static final String ROOMS = "zones/chalk-pit/rooms.yaml";
    private static final String SPAWNS = "zones/chalk-pit/spawns.yaml";
    private static final RoomId HOLE = new RoomId("chalk-pit/pay-hole");
    private static final RoomId BENCH = new RoomId("chalk-pit/first-bench");
    private static final RoomId CELLAR = new RoomId("chalk-pit/salt-cellar");
    private static final Target RAT = new Target(Target.Kind.MONSTER, "tunnel-rat");

    private final Inbox inbox = new Inbox(64);
    private final ArrayDeque<Input> come = new ArrayDeque<>();
    private final AlteredContent content;
    private final ContentDesk desk;

    BuildDeskTest(@TempDir Path data, @TempDir Path builder) {
        content = AlteredContent.in(builder);
        desk = desk(data, content.load());
    }

    private ContentDesk desk(Path data, Content now) {
        var made =
                new ContentDesk(
                        new ContentFolder(content.folder()),
                        new KeptContent(
                                data, new Vocabulary(REGISTRY.catalogue(), REGISTRY.verbWords())),
                        new Editions(now, REGISTRY),
                        inbox,
                        new Clock(InstantSource.fixed(Instant.EPOCH), () -> 0));
        made.start();
        Awaitility.await().until(() -> Files.exists(data.resolve("content/versions.txt")));
        return made;
    }

    @AfterEach
    void stops() {
        desk.stop();
    }

    @Rule("R21.1")
    @Test
    void aRoomIsDugWithWaysBothWaysAndNothingElseChanges() {
        var before = text(ROOMS);
        var dug = built(HOLE, new BuildDeed.Dig(Direction.NORTH, "The Salt Cellar"));
        var edited = dug.edited().orElseThrow();
        assertThat(edited.deed()).isEqualTo("dig");
        assertThat(edited.target()).isEqualTo("chalk-pit/salt-cellar");
        assertThat(edited.notes()).extracting(Note::key).containsExactly("build.dug");
        var zone = dug.content().zones().get("chalk-pit");
        assertThat(zone.rooms().getLast().name()).isEqualTo("The Salt Cellar");
        assertThat(zone.rooms().getLast().at().words()).isEqualTo("[3, 1, -1]");

        assertThat(text(ROOMS))
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
        assertThat(leftBehind()).isEmpty();
    }

    @Rule("R21.2")
    @Test
    void aMistakeIsToldWithItsPlaceAndFileAndWorldStayAsTheyWere() {
        var before = text(ROOMS);
        var told = told(HOLE, new BuildDeed.Put(Target.HERE, "dark", "maybe"));
        assertThat(told).extracting(Note::key).containsExactly("build.mistakes", "reload.mistake");
        assertThat(told.getLast().arguments().get("mistake"))
                .matches(
                        "content/" + ROOMS + ":\\d+:\\d+: pay-hole.dark: maybe \\(expected: .+\\)");
        assertThat(text(ROOMS)).isEqualTo(before);
        assertThat(key(HOLE, new BuildDeed.Undo())).isEqualTo("build.nothing-done");
    }

    @Test
    void whatWouldCutARoomOffIsAMistake() {
        var told = told(BENCH, new BuildDeed.Unlink(Direction.NORTH));
        assertThat(told.getFirst().key()).isEqualTo("build.mistakes");
        assertThat(told.get(1).arguments().get("mistake")).contains("unreachable");
    }

    @Rule("R21.3")
    @Test
    void twoBuildersBuildAtOnceAndEachTakesBackTheirOwn() {
        var before = text(ROOMS);
        desk.request(order("Sable", HOLE, new BuildDeed.Dig(Direction.NORTH, "Salt Cellar")));
        desk.request(order("Mira", HOLE, new BuildDeed.Dig(Direction.EAST, "Tally Room")));
        desk.request(order("Sable", HOLE, new BuildDeed.Put(Target.HERE, "details.ink", "Dry.")));
        assertThat(next()).isInstanceOf(Input.Reload.class);
        assertThat(next()).isInstanceOf(Input.Reload.class);
        assertThat(next()).isInstanceOf(Input.Reload.class);

        built("Sable", HOLE, new BuildDeed.Undo());
        var last = built("Sable", HOLE, new BuildDeed.Undo()).content();
        assertThat(last.zones().get("chalk-pit").rooms())
                .extracting(room -> room.id().room())
                .contains("tally-room")
                .doesNotContain("salt-cellar");
        assertThat(text(ROOMS)).contains("east: tally-room").doesNotContain("salt-cellar", "ink:");
        built("Mira", HOLE, new BuildDeed.Undo());
        assertThat(text(ROOMS)).isEqualTo(before);
        assertThat(told("Mira", HOLE, new BuildDeed.Undo()).getFirst().key())
                .isEqualTo("build.nothing-done");
    }

    @Rule("R21.3")
    @Test
    void whatSomebodyElseHasChangedSinceIsNotTakenBack() {
        built("Sable", HOLE, new BuildDeed.Put(Target.HERE, "name", "Paying Hole"));
        built("Mira", HOLE, new BuildDeed.Put(Target.HERE, "name", "Bolt Hole"));
        assertThat(key(HOLE, new BuildDeed.Undo())).isEqualTo("build.changed-since");
        assertThat(text(ROOMS)).contains("name: Bolt Hole");
    }

    @Rule("R21.3")
    @Test
    void fiftyDeedsCanBeTakenBackAndNoMore() {
        for (var i = 0; i <= Building.UNDONE_MAX; i++)
            built(HOLE, new BuildDeed.Put(Target.HERE, "name", "Hole " + i));
        for (var i = 0; i < Building.UNDONE_MAX; i++) built(HOLE, new BuildDeed.Undo());
        assertThat(text(ROOMS)).contains("name: Hole 0\n");
        assertThat(key(HOLE, new BuildDeed.Undo())).isEqualTo("build.nothing-done");
    }

    @Rule("R21.4")
    @Test
    void aValueHasAsManyCharactersAsAnyTextMayHave() {
        var most = Building.VALUE_MAX_CHARS;
        var longest = "salt ".repeat(most / 5).strip() + ".";
        built(HOLE, new BuildDeed.Put(Target.HERE, "description", longest));
        assertThat(text(ROOMS)).contains("    salt salt salt");
        assertThat(
                        key(
                                HOLE,
                                new BuildDeed.Put(
                                        Target.HERE, "description", longest + "x".repeat(most))))
                .isEqualTo("build.too-long");
    }

    @Rule("R21.4")
    @Test
    void aZoneHasAThousandRoomsAndNoMore() throws IOException {
        var rooms = new StringBuilder(text(ROOMS));
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
        next();
        desk.request(new ReloadOrder(ReloadOrder.Kind.YES, "Sable", "here"));
        assertThat(next()).isInstanceOf(Input.Reload.class);

        built(HOLE, new BuildDeed.Dig(Direction.NORTH, "The Last"));
        assertThat(key(HOLE, new BuildDeed.Dig(Direction.EAST, "Too Much")))
                .isEqualTo("build.zone-full");
    }

    @Test
    void filesThatWereChangedByHandAreNotTakenAlong() {
        content.with(ROOMS, "name: First Bench", "name: Top Bench");
        assertThat(key(HOLE, new BuildDeed.Dig(Direction.NORTH, "")))
                .isEqualTo("build.other-content");
        desk.request(new ReloadOrder(ReloadOrder.Kind.READ, "Sable", "here"));
        next();
        desk.request(new ReloadOrder(ReloadOrder.Kind.YES, "Sable", "here"));
        assertThat(next()).isInstanceOf(Input.Reload.class);
        built(HOLE, new BuildDeed.Dig(Direction.NORTH, ""));
        assertThat(text(ROOMS)).contains("north: empty-room", "name: Top Bench");
    }

    @Test
    void waysAreLaidAndTakenAway() {
        built(HOLE, new BuildDeed.Dig(Direction.NORTH, "Salt Cellar"));
        assertThat(key(HOLE, new BuildDeed.Dig(Direction.NORTH, ""))).isEqualTo("build.way-taken");
        assertThat(key(HOLE, new BuildDeed.Link(Direction.UP, "salt-cellr", false)))
                .isEqualTo("build.no-room-but");
        assertThat(key(HOLE, new BuildDeed.Link(Direction.UP, "nowhere/at-all", false)))
                .isEqualTo("build.no-room");
        assertThat(key(HOLE, new BuildDeed.Link(Direction.NORTHEAST, "rim/", false)))
                .isEqualTo("build.no-room-but");
        var linked = built(CELLAR, new BuildDeed.Link(Direction.UP, "lantern-yard/yard", true));
        assertThat(linked.edited().orElseThrow().notes())
                .extracting(Note::key)
                .containsExactly("build.linked-one-way", "reload.mistake");
        assertThat(text(ROOMS)).contains("    up: lantern-yard/yard\n");
        built(CELLAR, new BuildDeed.Unlink(Direction.UP));
        assertThat(text(ROOMS)).doesNotContain("up: lantern-yard/yard");
        assertThat(key(CELLAR, new BuildDeed.Unlink(Direction.UP))).isEqualTo("build.no-way");
        built(HOLE, new BuildDeed.Fill(Direction.NORTH));
        assertThat(text(ROOMS)).doesNotContain("salt-cellar");
    }

    @Test
    void aSquareHasOneRoom() {
        built(HOLE, new BuildDeed.Dig(Direction.EAST, "Side"));
        assertThat(key(new RoomId("chalk-pit/saw-cut"), new BuildDeed.Dig(Direction.NORTH, "")))
                .isEqualTo("build.square-taken");
    }

    @Test
    void aZoneIsBegunAndFilledAgain() {
        var begun = built(HOLE, new BuildDeed.NewZone(Direction.NORTH, "The Salt Deep")).content();
        assertThat(begun.zones()).containsKey("salt-deep");
        var entrance = new RoomId("salt-deep/entrance");
        built(entrance, new BuildDeed.Place("tunnel-rat", "", "", Optional.empty()));
        assertThat(text("zones/salt-deep/spawns.yaml"))
                .isEqualTo(
                        """
                        # yaml-language-server: $schema=../../../schemas/zones-spawns.json
                        - {room: entrance, monster: tunnel-rat, count: 1, respawn: 2m}
                        """);
        built(entrance, new BuildDeed.Unplace("tunnel-rat", ""));
        built(entrance, new BuildDeed.Undo());
        var filled = built(HOLE, new BuildDeed.Fill(Direction.NORTH)).content();
        assertThat(filled.zones()).doesNotContainKey("salt-deep");
        assertThat(content.folder().resolve("zones/salt-deep")).doesNotExist();
        built(HOLE, new BuildDeed.Undo());
        assertThat(text("zones/salt-deep/spawns.yaml")).contains("tunnel-rat");
    }

    @Test
    void monstersArePlacedAndTakenAway() {
        var before = text(SPAWNS);
        built(HOLE, new BuildDeed.Place("Tunnel Rat", "1d2", "3m", Optional.of(Direction.SOUTH)));
        var line =
                "- {room: pay-hole, monster: tunnel-rat, count: 1d2, respawn: 3m, holds: south}\n";
        assertThat(text(SPAWNS)).isEqualTo(before + line);
        assertThat(key(HOLE, new BuildDeed.Place("tunnel-rat", "", "", Optional.empty())))
                .isEqualTo("build.lives-here");
        built(HOLE, new BuildDeed.Place("tunnel-rat", "2", "", Optional.empty()));
        assertThat(text(SPAWNS)).isEqualTo(before + line.replace("1d2", "2"));
        built(HOLE, new BuildDeed.Unplace("tunnel-rat", ""));
        assertThat(text(SPAWNS)).isEqualTo(before);
        assertThat(key(HOLE, new BuildDeed.Unplace("tunnel-rat", ""))).isEqualTo("build.not-here");
        assertThat(key(HOLE, new BuildDeed.Place("tunel-rat", "", "", Optional.empty())))
                .isEqualTo("build.no-monster-but");
        assertThat(key(HOLE, new BuildDeed.Place("griffin", "", "", Optional.empty())))
                .isEqualTo("build.no-such");
        assertThat(
                        told(HOLE, new BuildDeed.Place("tunnel-rat", "99", "", Optional.empty()))
                                .getFirst()
                                .key())
                .isEqualTo("build.mistakes");
    }

    @Test
    void itemsAreSoldAndDropped() {
        assertThat(key(HOLE, new BuildDeed.Place("flour-sack", "", "", Optional.empty())))
                .isEqualTo("build.no-shop");
        var dropped = built(HOLE, new BuildDeed.PlaceOn("flour-sack", "tunnel-rat", "7")).content();
        assertThat(dropped.monsters().get("tunnel-rat").drops().getLast().item())
                .isEqualTo("flour-sack");
        built(HOLE, new BuildDeed.Unplace("flour-sack", "tunnel-rat"));
        assertThat(key(HOLE, new BuildDeed.Unplace("flour-sack", "tunnel-rat")))
                .isEqualTo("build.not-dropped");
        built(HOLE, new BuildDeed.Put(Target.HERE, "shop", "{keeper: The clerk, wares: [mace]}"));
        built(HOLE, new BuildDeed.Place("flour-sack", "", "", Optional.empty()));
        assertThat(text(ROOMS))
                .contains("  shop: {keeper: The clerk, wares: [mace, flour-sack]}\n");
        built(HOLE, new BuildDeed.Unplace("flour-sack", ""));
        assertThat(text(ROOMS)).contains("wares: [mace]}\n");
    }

    @Test
    void aDoorHasTwoSides() {
        built(HOLE, new BuildDeed.Dig(Direction.NORTH, "Salt Cellar"));
        var north = new Target(Target.Kind.EXIT, "north");
        built(HOLE, new BuildDeed.Put(north, "door", "salt door"));
        assertThat(text(ROOMS))
                .contains("north: {to: salt-cellar, door: salt door}\n")
                .contains("south: {to: pay-hole, door: salt door}\n");
        built(HOLE, new BuildDeed.Clear(north, "door"));
        assertThat(text(ROOMS)).doesNotContain("salt door");
        assertThat(key(HOLE, new BuildDeed.Clear(north, "door"))).isEqualTo("build.not-set");
    }

    @Test
    void keysAreThoseThatTheReadersAskFor() {
        var told = told(HOLE, new BuildDeed.See(Target.HERE, ""));
        assertThat(told.getFirst().arguments())
                .containsEntry("what", "chalk-pit/pay-hole")
                .containsEntry("file", ROOMS);
        assertThat(told)
                .extracting(note -> note.arguments().get("key"))
                .contains("name", "at", "triggers", "hires");
        var hp = told(HOLE, new BuildDeed.See(RAT, "hp"));
        assertThat(hp.getFirst().arguments().get("expected")).contains("that throw 1..10000");
        assertThat(hp.getLast().arguments()).containsEntry("key", "monster tunnel-rat hp");
        assertThat(key(HOLE, new BuildDeed.See(Target.HERE, "nome"))).isEqualTo("build.no-key");
        assertThat(key(HOLE, new BuildDeed.See(Target.HERE, "\"nome"))).isEqualTo("build.no-key");
    }

    @Test
    void kindsAreBegunAndChanged() {
        built(HOLE, new BuildDeed.Begin(BuildDeed.Sort.MONSTER, "salt rat"));
        built(HOLE, new BuildDeed.Begin(BuildDeed.Sort.ITEM, "salt lick"));
        assertThat(key(HOLE, new BuildDeed.Begin(BuildDeed.Sort.ITEM, "salt lick")))
                .isEqualTo("build.taken");
        assertThat(key(HOLE, new BuildDeed.Begin(BuildDeed.Sort.ITEM, "...")))
                .isEqualTo("build.no-name");
        var lick = new Target(Target.Kind.ITEM, "salt-lick");
        var changed = built(HOLE, new BuildDeed.Put(lick, "value", "12")).content();
        assertThat(changed.items().get("salt-lick").value()).isEqualTo(12);
    }

    @Test
    void whatARunningWorldCannotTakeIsNotWritten() {
        var zone = new Target(Target.Kind.ZONE, "");
        var before = text("zones/chalk-pit/zone.yaml");
        assertThat(told(HOLE, new BuildDeed.Put(zone, "time-mode", "realtime")))
                .extracting(Note::key)
                .containsExactly("reload.refused", "reload.restart");
        assertThat(text("zones/chalk-pit/zone.yaml")).isEqualTo(before);
    }

    @Test
    void whatComesFromNoFileIsNotBuiltIn() {
        assertThat(key(new RoomId("delve-1/mouth"), new BuildDeed.Show(Target.HERE)))
                .isEqualTo("build.not-built");
    }

    @Test
    void aFileIsShownAsItIsWritten() {
        var told = told(HOLE, new BuildDeed.Show(Target.HERE));
        assertThat(told.getFirst().arguments()).containsEntry("file", ROOMS);
        assertThat(told.get(1).arguments()).containsEntry("line", "pay-hole:");
        assertThat(told.getLast().arguments().get("line")).startsWith("- {room: pay-hole");
    }

    private Input.Reload built(RoomId room, BuildDeed deed) {
        return built("Sable", room, deed);
    }

    private Input.Reload built(String who, RoomId room, BuildDeed deed) {
        desk.request(order(who, room, deed));
        var input = next();
        assertThat(input).isInstanceOf(Input.Reload.class);
        return (Input.Reload) input;
    }

    private List<Note> told(RoomId room, BuildDeed deed) {
        return told("Sable", room, deed);
    }

    private List<Note> told(String who, RoomId room, BuildDeed deed) {
        desk.request(order(who, room, deed));
        var input = next();
        assertThat(input).isInstanceOf(Input.Answered.class);
        return ((Input.Answered) input).notes();
    }

    private String key(RoomId room, BuildDeed deed) {
        return told(room, deed).getFirst().key();
    }

    private static BuildOrder order(String who, RoomId room, BuildDeed deed) {
        return new BuildOrder(deed, who, "192.0.2.7", room);
    }

    private String text(String file) {
        try {
            return Files.readString(content.folder().resolve(file));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private List<Path> leftBehind() {
        try (var files = Files.walk(content.folder())) {
            return files.filter(file -> file.toString().endsWith(".building")).toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private Input next() {
        Awaitility.await()
                .pollInSameThread()
                .until(() -> {
                    come.addAll(inbox.drain());
                    return !come.isEmpty();
                });
        return come.removeFirst();
    }
}
