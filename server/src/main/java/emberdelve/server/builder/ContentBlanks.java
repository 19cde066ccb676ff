package emberdelve.server.builder;

import emberdelve.config.content.Content;
import emberdelve.config.content.Direction;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.config.learnt.FolderText;
import emberdelve.config.load.YamlText;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The first files of new things in a content folder; refuses an id that is there already. */
public final class ContentBlanks {
    private final FolderText folder;
    private final Content content;

    /**
     * @param folder the folder from which the content was read
     */
    public ContentBlanks(FolderText folder, Content content) {
        this.folder = folder;
        this.content = content;
    }

    /**
     * The files of a new monster.
     *
     * @throws IllegalArgumentException when there is a monster of that id already; the other
     *     methods throw it for their kinds of things
     */
    public Map<String, String> monster(String id, String name) {
        require(!content.monsters().containsKey(id), id, "a monster that is not there yet");
        return alone("monsters/" + id + ".yaml", Blank.monster(id, name));
    }

    public Map<String, String> item(String id, String name) {
        require(!content.items().containsKey(id), id, "an item that is not there yet");
        return alone("items/" + id + ".yaml", Blank.item(id, name));
    }

    public Map<String, String> quest(String id, String name) {
        require(!content.quests().containsKey(id), id, "a quest that is not there yet");
        return alone("quests/" + id + ".yaml", Blank.quest(id, name));
    }

    /**
     * The files of a new zone of one room, and the file of the room that leads there, with the new
     * exit.
     *
     * @param from the room that leads there
     * @param way the direction of that exit; empty for the first that is free
     */
    public Map<String, String> zone(String id, String name, RoomId from, Optional<Direction> way) {
        require(!content.zones().containsKey(id), id, "a zone that is not there yet");
        var around = zone(from);
        var room = room(around, from);
        var direction = way.orElseGet(() -> free(room));
        require(!room.exits().containsKey(direction), direction.word(), "a way that is free");
        var at = direction.from(room.at()).words();
        var files = new LinkedHashMap<String, String>();
        files.put("zones/" + id + "/zone.yaml", Blank.zone(id, name, around));
        files.put(
                "zones/" + id + "/rooms.yaml",
                Blank.rooms(id, at, direction.opposite().word(), from.toString()));
        files.putAll(exit(from, direction, id + "/entrance"));
        return files;
    }

    /** The one file of a new thing. A file of that name may exist already, with other ids in it. */
    private Map<String, String> alone(String file, String text) {
        require(!folder.has(file), file, "a file that is not there yet");
        return Map.of(file, text);
    }

    private Map<String, String> exit(RoomId from, Direction direction, String to) {
        var file = "zones/" + from.zone() + "/rooms.yaml";
        var name = from.value().substring(from.zone().length() + 1);
        var changed =
                Optional.ofNullable(folder.files().get(file))
                        .flatMap(octets -> YamlText.of(new String(octets, StandardCharsets.UTF_8)))
                        .flatMap(
                                its -> its.withWords(List.of(name, "exits", direction.word()), to));
        return Map.of(file, changed.orElseThrow().text());
    }

    private ZoneTemplate zone(RoomId room) {
        return Optional.ofNullable(content.zones().get(room.zone()))
                .orElseThrow(() -> mistake(room.zone(), "a zone that exists"));
    }

    private static RoomTemplate room(ZoneTemplate zone, RoomId id) {
        return zone.rooms().stream()
                .filter(room -> room.id().equals(id))
                .findFirst()
                .orElseThrow(() -> mistake(id.toString(), "a room that exists"));
    }

    private Direction free(RoomTemplate room) {
        return FreeWay.of(room, content)
                .orElseThrow(() -> mistake(room.id().toString(), "a room with a way that is free"));
    }

    private static void require(boolean holds, String typed, String expected) {
        if (!holds) throw mistake(typed, expected);
    }

    private static IllegalArgumentException mistake(String typed, String expected) {
        return new IllegalArgumentException(typed + " (expected: " + expected + ")");
    }
}
