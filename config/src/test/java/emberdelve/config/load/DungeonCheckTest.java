package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

class DungeonCheckTest {
    private static final String ROOMS = "zones/mine/rooms.yaml";

    private final ContentFolder folder;

    DungeonCheckTest(@TempDir Path parent) {
        this.folder = ContentFolder.small(parent);
    }

    @Test
    void theStartRoomAndTheRefugeMustExist() {
        folder.change("rules.yaml", "mine/hall", "mine/hal");
        folder.change("zones/mine/zone.yaml", "hall", "yard/hall");

        assertThat(folder.problems())
                .containsExactly(
                        "content/rules.yaml:1:13: start-room: mine/hal (expected: a room that"
                                + " exists); did you mean \"mine/hall\"?",
                        "content/zones/mine/zone.yaml:3:9: refuge: yard/hall"
                                + " (expected: a room that exists)");
    }

    @Test
    void theStartRoomNeedsItsZone() {
        folder.change("rules.yaml", "mine/hall", "hall");

        assertThat(folder.problems())
                .containsExactly(
                        "content/rules.yaml:1:13: start-room: hall (expected: room as zone/room)");
    }

    @Test
    void aMissingZoneIsGuessedWhenItHasThatRoom() {
        folder.change("zones/mine/zone.yaml", "hall", "mien/hall");

        assertThat(folder.problems())
                .singleElement()
                .asString()
                .endsWith("did you mean \"mine/hall\"?");
    }

    @Test
    void ofRoomsThatLeadToOneAnotherOneIsCalledUnreachable() {
        folder.append(
                ROOMS,
                """
                attic: {name: A, at: [9, 9, 9], description: D., exits: {down: nest}}
                nest: {name: N, at: [9, 9, 8], description: D., exits: {up: attic}}
                well: {name: W, at: [7, 7, 7], description: D.}
                """);

        assertThat(folder.problems())
                .containsExactly(
                        "content/zones/mine/rooms.yaml:15:1: attic: unreachable"
                                + " (expected: a way here from mine/hall)",
                        "content/zones/mine/rooms.yaml:17:1: well: unreachable"
                                + " (expected: a way here from mine/hall)");
    }

    @Test
    void aDoorHasOneNameToldAtTheLaterRoom() {
        folder.change(ROOMS, "mine/hall, door: oak", "mine/hall, door: iron");

        assertThat(folder.problems())
                .containsExactly(
                        "content/zones/mine/rooms.yaml:6:29: hall.exits.north.door: oak door"
                                + " (expected: the name it has on the other side,"
                                + " content/zones/mine/rooms.yaml:12)");
    }

    @Test
    void aDoorHasTwoSides() {
        folder.change(ROOMS, "{to: mine/hall, door: oak door}", "mine/hall");

        assertThat(folder.problems())
                .containsExactly(
                        "content/zones/mine/rooms.yaml:6:29: hall.exits.north.door: oak door"
                                + " (expected: an exit of mine/cell back by this door)");
    }

    @Test
    void anExitWithoutADoorNeedsNoWayBack() {
        folder.change(ROOMS, "{to: cell, door: oak door}", "cell");
        folder.change(ROOMS, "south: {to: mine/hall, door: oak door}", "south: cell");

        assertThat(folder.problems()).isEmpty();
    }

    @Test
    void twoRoomsOfOneZoneDoNotShareASquare() {
        folder.change(ROOMS, "[0, 1, 0]", "[0, 0, 0]");

        assertThat(folder.problems())
                .containsExactly(
                        "content/zones/mine/rooms.yaml:9:7: cell.at: [0, 0, 0] (expected: a square"
                                + " of its own; not that of mine/hall)");
    }

    @Test
    void aRoomWithABadIdIsNotAlsoCalledUnreachable() {
        folder.append(ROOMS, "Big Room: {name: B, at: [5, 5, 5], description: D.}\n");

        assertThat(folder.problems())
                .singleElement()
                .asString()
                .startsWith("content/zones/mine/rooms.yaml:15:1: Big Room: no id");
    }
}
