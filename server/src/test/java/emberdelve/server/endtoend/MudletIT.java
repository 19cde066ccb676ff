package emberdelve.server.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import emberdelve.server.mudlet.Unpacked;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;

/**
 * Somebody plays as Mudlet does: is offered the package, fetches it, asks for what its scripts ask
 * for; and what the server told is shown by them as the server meant it.
 */
final class MudletIT {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String ADDRESS = "https://play.example.org/mud/";

    /** As Mudlet 4.18 says them. */
    private static final String HELLO =
            "Core.Hello { \"client\": \"Mudlet\", \"version\": \"4.18.5\"}";

    private static final String SUPPORTS =
            "Core.Supports.Set [ \"Char 1\", \"Char.Skills 1\", \"Char.Items 1\", \"Room 1\","
                    + " \"IRE.Rift 1\", \"IRE.Composer 1\", \"External.Discord 1\","
                    + " \"Client.Media 1\", \"Char.Login 1\"]";

    private static final String MENACE =
            """
            \s blow: nips
              menaces:
                leap:
                  name: rat
                  sign: sits up and bares its teeth
                  verb: leaps
                  target: {selected: {range: 3, filter: hostile}}
                  effects:
                    - strike: {attack: 1, percent: 100}
                  recovers: 10s
                  answers: [dodge]
              drops:
                - {item: candle-lamp, chance: 100}
            """;

    @TempDir private Path temporary = Path.of("");

    @Test
    void whatTheServerTellsMudletShows() throws Exception {
        Assumptions.assumeTrue(Unpacked.luaIsThere(), "needs Lua 5.1 (Debian: lua5.1)");
        var configuration =
                Configuration.fast(temporary.resolve("config"))
                        .change("server.yaml", "  address: \"\"", "  address: " + ADDRESS)
                        .change("content/monsters/vermin.yaml", "hp: 2d4+10", "hp: 400")
                        .change(
                                "content/monsters/vermin.yaml",
                                "  blow: nips\n  drops:\n"
                                        + "    - {item: candle-lamp, chance: 100}\n",
                                MENACE);
        var folder = configuration.folder().toString();
        try (var server = RunningServer.on(temporary.resolve("data"), "--config", folder);
                var tolo = Client.create(server, "Tolo");
                var mira = Client.create(server, "Mira")) {
            mira.sendOctets(new byte[] {(byte) 255, (byte) 253, (byte) 201});
            mira.sendOctets(gmcp(HELLO));
            mira.sendOctets(gmcp(SUPPORTS));
            var offer = JSON.readTree(mira.awaitMessage("Client.GUI", 0));
            assertThat(offer.get("url").asString()).isEqualTo(ADDRESS + "emberdelve.mpackage");

            var installed = installed(server, offer.get("version").asString());
            for (var sent : installed.shownAfter(List.of()))
                if (sent.startsWith("sent\t")) mira.sendOctets(gmcp(sent.substring(5)));
            assertThat(mira.awaitMessage("Client.ScreenReader", 0)).isEqualTo("{\"on\":false}");

            plays(mira, tolo);
            assertThat(mira.told().stream().filter(told -> told.startsWith("Client.GUI")))
                    .hasSize(1);
            var told = mira.told().stream().filter(each -> !each.startsWith("Core.")).toList();
            assertShown(installed.shownAfter(told), told);
        }
    }

    /** Down to the rat, until it shows what it is about to do. */
    private static void plays(Client mira, Client tolo) throws IOException {
        tolo.send("tell Mira mind <red> the %d rat");
        mira.awaitMessage("Comm.Channel.Text", 0);
        walk(mira, "n");
        walk(mira, "d");
        walk(mira, "w");
        mira.send("kill rat");
        var from = 0;
        while (!mira.awaitMessage("Delve.Timeline", from).contains("bares its teeth"))
            from = mira.messages();
    }

    private static void walk(Client client, String way) throws IOException {
        var from = client.messages();
        client.send(way);
        client.awaitMessage("Room.Info", from);
    }

    private Unpacked installed(RunningServer server, String version) throws Exception {
        var address = "http://localhost:" + server.webPort() + "/emberdelve.mpackage";
        try (var http = HttpClient.newHttpClient()) {
            var request =
                    HttpRequest.newBuilder(URI.create(address))
                            .header("Accept-Encoding", "gzip")
                            .build();
            var reply = http.send(request, HttpResponse.BodyHandlers.ofByteArray());
            assertThat(reply.statusCode()).isEqualTo(200);
            assertThat(reply.headers().firstValue("content-type")).contains("application/zip");
            assertThat(reply.headers().firstValue("content-encoding")).isEmpty();
            var unpacked =
                    Unpacked.of(
                            reply.body(), Files.createDirectory(temporary.resolve("installed")));
            assertThat(unpacked.files().get("config.lua"))
                    .contains("version = \"" + version + "\"");
            return unpacked;
        }
    }

    private static void assertShown(List<String> shown, List<String> told) {
        assertThat(shown).noneMatch(line -> line.startsWith("fault"));
        // All of it is in the text already.
        assertThat(shown).noneMatch(line -> line.startsWith("echoed"));

        var vitals = latest("Char.Vitals", told);
        var hp = vitals.get("hp").asInt() + "/" + vitals.get("maxhp").asInt() + " HP, fighting";
        assertThat(shown).contains("gauge\thealth\t" + hp);
        assertThat(shown)
                .anyMatch(line ->
                        line.startsWith("foes")
                                && line.contains("desk rat, ")
                                && line.contains("sits up and bares its teeth")
                                && line.contains("answer: dodge"));
        assertThat(shown).anyMatch(line -> line.matches("talk\t.*mind <red> the %d rat.*"));

        var room = latest("Room.Info", told);
        assertThat(room.get("name").asString()).isEqualTo("Lamp Cabin");
        assertThat(shown).contains("center\t" + room.get("num").asInt(), "room\tLamp Cabin");
        assertThat(shown).contains("room\t  east to Winding Landing");
        assertThat(places(shown)).isEqualTo(roomsOf(told));
        assertExits(shown, all("Room.Map", told));
    }

    /** Every room of every zone that was told is on the map, by name, area, square and level. */
    private static TreeSet<String> roomsOf(List<String> told) {
        var rooms = new TreeSet<String>();
        for (var zone : all("Room.Map", told))
            for (var room : zone.get("rooms")) {
                var place =
                        String.join(
                                "\t",
                                room.get("num").asString(),
                                zone.get("area").asString(),
                                room.get("x").asInt()
                                        + ","
                                        + room.get("y").asInt()
                                        + ","
                                        + room.get("z").asInt());
                rooms.removeIf(other -> other.startsWith(place + "\t"));
                rooms.add(
                        room.get("been").asBoolean()
                                ? place + "\t\t" + room.get("name").asString()
                                : place + "\t?\t");
            }
        return rooms;
    }

    private static TreeSet<String> places(List<String> shown) {
        var places = new TreeSet<String>();
        for (var line : shown)
            if (line.startsWith("place\t")) places.add(line.substring("place\t".length()));
        return places;
    }

    /** An exit leads where the server says if that is on the map, also into another zone. */
    private static void assertExits(List<String> shown, List<JsonNode> maps) {
        var exits = 0;
        for (var zone : maps)
            for (var room : zone.get("rooms"))
                for (var way : room.get("exits").propertyNames()) {
                    var from = room.get("num").asInt() + "\t" + way;
                    var to = room.get("exits").get(way).asInt();
                    var known =
                            shown.stream().anyMatch(line -> line.startsWith("place\t" + to + "\t"));
                    assertThat(shown)
                            .as("%s", room)
                            .contains(known ? "exit\t" + from + "\t" + to : "stub\t" + from);
                    if (known) exits++;
                }
        assertThat(exits).isGreaterThan(7);
    }

    private static JsonNode latest(String name, List<String> told) {
        return all(name, told).getLast();
    }

    private static List<JsonNode> all(String name, List<String> told) {
        return told.stream()
                .filter(message -> message.startsWith(name + " "))
                .map(message -> JSON.readTree(message.substring(name.length())))
                .toList();
    }

    private static byte[] gmcp(String message) {
        var octets = new ByteArrayOutputStream();
        octets.writeBytes(new byte[] {(byte) 255, (byte) 250, (byte) 201});
        octets.writeBytes(message.getBytes(StandardCharsets.UTF_8));
        octets.writeBytes(new byte[] {(byte) 255, (byte) 240});
        return octets.toByteArray();
    }
}
