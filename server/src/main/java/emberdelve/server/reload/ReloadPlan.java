package emberdelve.server.reload;

import emberdelve.config.content.Content;
import emberdelve.config.content.DiceGame;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.Lanterns;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.SpawnTemplate;
import emberdelve.config.content.Stone;
import emberdelve.config.content.ZoneTemplate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The plan of going on from one content to another. Pure.
 *
 * @param differences what changes, the dungeon's shape first
 * @param restart what a running world cannot take over, as builders know it; nothing is changed
 *     while there is any
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
        all.addAll(Difference.of("delves", before.delves(), after.delves()));
        all.addAll(Difference.of("duels", before.saga(), after.saga()));
        all.addAll(Difference.of("pursuits", before.pursuits(), after.pursuits()));
        all.addAll(Difference.of("town", before.town(), after.town()));
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
        if (before.delves().isPresent() != after.delves().isPresent()) all.add("delves");
        if (before.saga().isPresent() != after.saga().isPresent()) all.add("duels");
        var lanterns = before.pursuits().lanterns().map(Lanterns::room);
        if (!lanterns.equals(after.pursuits().lanterns().map(Lanterns::room)))
            all.add("pursuits/lanterns.yaml: room");
        if (before.pursuits().rumours().isPresent() != after.pursuits().rumours().isPresent())
            all.add("pursuits/rumours.yaml");
        var stone = before.pursuits().trades().stone().map(Stone::room);
        if (!stone.equals(after.pursuits().trades().stone().map(Stone::room)))
            all.add("pursuits/trades.yaml: stone: room");
        if (before.town().lodging().isPresent() != after.town().lodging().isPresent())
            all.add("town/lodging.yaml");
        var table = before.town().dice().map(DiceGame::table);
        if (!table.equals(after.town().dice().map(DiceGame::table)))
            all.add("town/dice.yaml: table");
        return List.copyOf(all);
    }

    /** Zones without what is told of room by room. */
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
