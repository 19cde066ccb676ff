package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** A program that draws maps knows nothing but Room.Info; it walks until it has drawn the zone. */
final class MapperIT {
    private static final String ZONE = "Old Mine";
    private static final Map<String, String> BACK =
            Map.of(
                    "n", "s", "s", "n", "e", "w", "w", "e", "u", "d", "d", "u", "ne", "sw", "sw",
                    "ne", "nw", "se", "se", "nw");
    private static final JsonMapper JSON = new JsonMapper();

    @TempDir private Path temporary = Path.of("");

    @Test
    void aZoneIsDrawnFromRoomInfoAlone() throws IOException {
        var configuration = Configuration.fast(temporary.resolve("config")).empty("old-mine");
        var folder = configuration.folder().toString();
        try (var server = RunningServer.on(temporary.resolve("data"), "--config", folder);
                var mira = Client.create(server, "Mira")) {
            mira.sendOctets(new byte[] {(byte) 255, (byte) 253, (byte) 201});
            mira.sendOctets(gmcp("Core.Supports.Set [\"Room 1\",\"Comm.Channel 1\"]"));
            assertThat(info(mira, 0).get("area").asString()).isEqualTo("The Lantern Yard");
            var stair = walk(mira, info(mira, 0), "n");
            var map = new LinkedHashMap<Integer, JsonNode>();
            explore(mira, walk(mira, stair, "d"), map);

            assertThat(names(map)).isEqualTo(roomsOf(folder));
            assertEveryExitLeadsWhereItsRoomLies(map);

            var from = mira.messages();
            mira.send("newbie hello");
            assertThat(mira.awaitMessage("Comm.Channel.Text", from))
                    .contains("\"channel\":\"newbie\"", "\"talker\":\"Mira\"", "hello");
            assertThat(mira.all()).doesNotContain("Room.Info");
        }
    }

    /** Into every room that is not on the map, and back again. */
    private static void explore(Client client, JsonNode here, Map<Integer, JsonNode> map)
            throws IOException {
        map.put(here.get("num").asInt(), here);
        for (var way : here.get("exits").propertyNames()) {
            var isKnown = map.containsKey(here.get("exits").get(way).asInt());
            if (isKnown || leavesTheZone(here, way)) continue;
            if (here.get("doors").path(way).asString("").equals("closed")) {
                client.ask("open " + way, "You open");
            }
            var there = walk(client, here, way);
            explore(client, there, map);
            walk(client, there, BACK.getOrDefault(way, ""));
        }
    }

    /** The ways out of the mine are the stair, and the ladder to the Low Pumps. */
    private static boolean leavesTheZone(JsonNode here, String way) {
        var out = here.get("id").asString() + " " + way;
        return out.equals("old-mine/landing u") || out.equals("old-mine/pump-house d");
    }

    /** To where the exit's number says; what is told of this room meanwhile is passed over. */
    private static JsonNode walk(Client client, JsonNode here, String way) throws IOException {
        var goal = here.get("exits").get(way).asInt();
        var from = client.messages();
        client.send(way);
        while (true) {
            var told = info(client, from);
            if (told.get("num").asInt() == goal) return told;
            from = client.messages();
        }
    }

    private static JsonNode info(Client client, int from) throws IOException {
        return JSON.readTree(client.awaitMessage("Room.Info", from));
    }

    private static Set<String> names(Map<Integer, JsonNode> map) {
        var names = new TreeSet<String>();
        for (var room : map.values()) {
            assertThat(room.get("area").asString()).contains(ZONE);
            names.add(room.get("id").asString());
        }
        return names;
    }

    private static Set<String> roomsOf(String folder) throws IOException {
        var rooms = Path.of(folder).resolve("content/zones/old-mine/rooms.yaml");
        var names = new TreeSet<String>();
        for (var line : Files.readAllLines(rooms)) {
            var id = Pattern.compile("([a-z0-9-]+):\\s*").matcher(line);
            if (id.matches()) names.add("old-mine/" + id.group(1));
        }
        return names;
    }

    /** One square further for each step, as the grid of the zone has it. */
    private static void assertEveryExitLeadsWhereItsRoomLies(Map<Integer, JsonNode> map) {
        for (var room : map.values()) {
            for (var way : room.get("exits").propertyNames()) {
                var there = map.get(room.get("exits").get(way).asInt());
                if (there == null) continue;
                for (var axis : List.of("x", "y", "z")) {
                    var step =
                            there.get("coords").get(axis).asInt()
                                    - room.get("coords").get(axis).asInt();
                    assertThat(Integer.signum(step))
                            .as("%s %s %s", room, way, axis)
                            .isEqualTo(sign(way, axis));
                }
            }
        }
    }

    private static int sign(String way, String axis) {
        var pair =
                switch (axis) {
                    case "x" -> "ew";
                    case "y" -> "ns";
                    default -> "ud";
                };
        if (way.indexOf(pair.charAt(0)) >= 0) return 1;
        return way.indexOf(pair.charAt(1)) >= 0 ? -1 : 0;
    }

    private static byte[] gmcp(String message) {
        var octets = new ByteArrayOutputStream();
        octets.writeBytes(new byte[] {(byte) 255, (byte) 250, (byte) 201});
        octets.writeBytes(message.getBytes(StandardCharsets.UTF_8));
        octets.writeBytes(new byte[] {(byte) 255, (byte) 240});
        return octets.toByteArray();
    }
}
