package emberdelve.config.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;

class ManyRoomsTest {
    private static final int ROOMS_PER_ZONE = 1_000;
    private static final int ZONES = Boolean.getBoolean("emberdelve.long") ? 100 : 5;

    /** Measured: 13 s for all on two busy cores. What grows with the rooms' square takes hours. */
    private static final Duration SANE = Duration.ofSeconds(60);

    @Test
    void aLargeDungeonLoadsInASaneTime(@TempDir Path parent) {
        var folder = ContentFolder.small(parent);
        folder.change("zones/mine/rooms.yaml", "north:", "up: zone-0/room-0\n    north:");
        for (var zone = 0; zone < ZONES; zone++) {
            folder.write(
                    "zones/zone-" + zone + "/zone.yaml",
                    "{name: Zone, danger: 1, refuge: mine/hall}\n");
            folder.write("zones/zone-" + zone + "/rooms.yaml", rooms(zone));
        }

        var start = Instant.now();
        var content = folder.load();

        assertThat(Duration.between(start, Instant.now())).isLessThan(SANE);
        var rooms = content.zones().values().stream().mapToInt(zone -> zone.rooms().size()).sum();
        assertThat(rooms).isEqualTo(ZONES * ROOMS_PER_ZONE + 2);
    }

    /** A corridor of a zone, whose end leads on to the next zone. */
    private static String rooms(int zone) {
        var rooms = new StringBuilder();
        for (var room = 0; room < ROOMS_PER_ZONE; room++) {
            var isLast = room == ROOMS_PER_ZONE - 1;
            var east =
                    isLast
                            ? "zone-" + Math.min(zone + 1, ZONES - 1) + "/room-0"
                            : "{to: room-" + (room + 1) + ", door: gate}";
            var west = room == 0 ? "mine/hall" : "{to: room-" + (room - 1) + ", door: gate}";
            rooms.append(
                    """
                    room-%d:
                      name: Corridor %d
                      at: [%d, 0, 0]
                      description: >
                        A long corridor, one of many. It goes on to the east and to the west, and
                        nothing tells this part from any other.
                      exits: {east: %s, west: %s}
                    """
                            .formatted(room, room, room, east, west));
        }
        return rooms.toString();
    }
}
