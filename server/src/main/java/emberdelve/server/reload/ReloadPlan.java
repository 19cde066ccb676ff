package emberdelve.server.reload;

import emberdelve.config.content.Content;
import emberdelve.config.content.ContentPart;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.QuestList;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.SpawnTemplate;
import emberdelve.config.content.ZoneTemplate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The plan of going on from one content to another. Pure.
 *
 * @param differences what changes, the dungeon's shape first
 * @param restart the changes that a running world cannot take over, as builders know them; while
 *     there are any, nothing is changed
 */
record ReloadPlan(List<Difference> differences, List<String> restart) {
    static ReloadPlan of(Content before, Content after) {
        return new ReloadPlan(differences(before, after), restart(before, after));
    }

    private static List<Difference> differences(Content before, Content after) {
        var all = new ArrayList<Difference>();
        all.addAll(Difference.of("zones", frames(before), frames(after)));
        all.addAll(Difference.of("rooms", rooms(before), rooms(after)));
        all.addAll(Difference.of("exits", exits(before), exits(after)));
        all.addAll(Difference.of("spawns", spawns(before), spawns(after)));
        all.addAll(Difference.of("monsters", before.monsters(), after.monsters()));
        all.addAll(Difference.of("items", before.items(), after.items()));
        all.addAll(Difference.of("classes", before.classes(), after.classes()));
        all.addAll(Difference.of("channels", before.channels(), after.channels()));
        all.addAll(Difference.of("rules", before.rules(), after.rules()));
        var parts = parts(before);
        var others = parts(after);
        for (var folder : both(parts, others))
            all.addAll(
                    Difference.of(
                            folder,
                            parts.getOrDefault(folder, List.of()),
                            others.getOrDefault(folder, List.of())));
        all.addAll(Difference.of("quests", before.quests(), after.quests()));
        all.addAll(Difference.of("words", before.loanwords(), after.loanwords()));
        all.addAll(Difference.of("help", before.help(), after.help()));
        all.addAll(Difference.of("messages", before.messages().byKey(), after.messages().byKey()));
        all.addAll(Difference.of("news", before.news(), after.news()));
        return List.copyOf(all);
    }

    private static List<String> restart(Content before, Content after) {
        var all = new ArrayList<String>();
        for (var lost : before.classes().values())
            if (!after.classes().containsKey(lost.id())) all.add("classes: " + lost.id());
        var curve = before.rules().experience();
        var other = after.rules().experience();
        if (curve.exponent() != other.exponent() || curve.factor() != other.factor())
            all.add("rules.yaml: experience: exponent, factor");
        for (var zone : before.walkable()) {
            var now = after.zone(zone.id());
            if (now.filter(its -> its.timeMode() != zone.timeMode()).isPresent())
                all.add("zones/" + zone.id() + "/zone.yaml: time");
        }
        var fixed = fixed(before);
        var then = fixed(after);
        for (var choice : both(fixed, then))
            if (!Objects.equals(fixed.get(choice), then.get(choice))) all.add(choice);
        return List.copyOf(all);
    }

    /** The parts by their folders, without the quests, which are compared one by one. */
    private static Map<String, List<ContentPart>> parts(Content content) {
        var parts = new TreeMap<String, List<ContentPart>>();
        for (var part : content.parts())
            if (!(part instanceof QuestList))
                parts.computeIfAbsent(part.folder(), _ -> new ArrayList<>()).add(part);
        return parts;
    }

    /** The choices of the parts that stay as they are until a restart. */
    private static Map<String, Object> fixed(Content content) {
        var fixed = new TreeMap<String, Object>();
        for (var part : content.parts()) fixed.putAll(part.fixed());
        return fixed;
    }

    private static SortedSet<String> both(Map<String, ?> one, Map<String, ?> other) {
        var both = new TreeSet<>(one.keySet());
        both.addAll(other.keySet());
        return both;
    }

    /** The zones without their rooms and spawns, which are compared by themselves. */
    private static Map<String, ZoneTemplate> frames(Content content) {
        var frames = new TreeMap<String, ZoneTemplate>();
        for (var zone : content.zones().values())
            frames.put(zone.id(), zone.withRooms(List.of()).withSpawns(List.of()));
        return frames;
    }

    private static Map<String, RoomTemplate> rooms(Content content) {
        var rooms = new TreeMap<String, RoomTemplate>();
        for (var zone : content.zones().values())
            for (var room : zone.rooms()) rooms.put(room.id().value(), room.withExits(Map.of()));
        return rooms;
    }

    private static Map<String, ExitTemplate> exits(Content content) {
        var exits = new TreeMap<String, ExitTemplate>();
        for (var zone : content.zones().values())
            for (var room : zone.rooms())
                room.exits()
                        .forEach((direction, exit) ->
                                exits.put(room.id() + " " + direction.word(), exit));
        return exits;
    }

    private static Map<String, List<SpawnTemplate>> spawns(Content content) {
        var spawns = new TreeMap<String, List<SpawnTemplate>>();
        for (var zone : content.zones().values())
            for (var spawn : zone.spawns())
                spawns.computeIfAbsent(spawn.room() + " " + spawn.monster(), _ -> new ArrayList<>())
                        .add(spawn);
        return spawns;
    }
}
