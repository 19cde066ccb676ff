package emberdelve.config.load;

import emberdelve.config.content.Coordinates;
import emberdelve.config.content.Direction;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.read.Problem;
import emberdelve.config.read.Problems;
import emberdelve.config.read.Suggestion;
import emberdelve.config.read.YamlNode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** All rooms of all zones, and the nodes that name them. Thread: the one that loads. */
final class Rooms {
    private final Problems problems;
    private final Map<RoomId, Found> found = new LinkedHashMap<>();
    private final Map<String, List<String>> namesByZone = new TreeMap<>();
    private final Map<Square, RoomId> squares = new HashMap<>();
    private final List<Way> ways = new ArrayList<>();
    private final List<Mention> mentions = new ArrayList<>();
    private final Set<String> unreadZones = new HashSet<>();
    private final Set<String> drafts = new TreeSet<>();
    private boolean isIncomplete;

    Rooms(Problems problems) {
        this.problems = problems;
    }

    void addZone(String zone) {
        namesByZone.putIfAbsent(zone, new ArrayList<>());
    }

    /** Notes that the zone is a draft: nothing outside of it may name its rooms. */
    void addDraft(String zone) {
        drafts.add(zone);
    }

    Set<String> drafts() {
        return drafts;
    }

    boolean isDraft(RoomId room) {
        return drafts.contains(room.zone());
    }

    void put(RoomTemplate room, YamlNode node) {
        found.put(room.id(), new Found(room, node));
        var name = room.id().value().substring(room.id().zone().length() + 1);
        namesByZone.computeIfAbsent(room.id().zone(), _ -> new ArrayList<>()).add(name);
    }

    /** Gives a room its square on its zone's grid; a problem when another room has that square. */
    void stand(RoomId room, Coordinates at, YamlNode node) {
        var first = squares.putIfAbsent(new Square(room.zone(), at), room);
        if (first == null) return;
        var expected = "a square of its own; not that of " + first;
        problems.add(Problem.of(node.valuePlace(), node.path(), at.words(), expected));
    }

    /** Notes an exit, which also names the room to which it leads. */
    void lead(Way way) {
        ways.add(way);
        mention(way.exit.to(), way.node);
    }

    /** Notes that somebody names a room, which may yet come. */
    void mention(RoomId room, YamlNode node) {
        mentions.add(new Mention(room, node));
    }

    /** Notes that the zone's rooms could not be read, so that none of them is called unknown. */
    void markUnread(String zone) {
        unreadZones.add(zone);
        isIncomplete = true;
    }

    /** Notes that some zones could not be read, so that no room is called unknown. */
    void markIncomplete() {
        isIncomplete = true;
    }

    Optional<RoomTemplate> get(RoomId room) {
        return Optional.ofNullable(found.get(room)).map(Found::room);
    }

    List<Way> ways() {
        return ways;
    }

    Map<RoomId, Found> found() {
        return found;
    }

    /** Whether every room of the content could be read and is here. */
    boolean isComplete() {
        return !isIncomplete;
    }

    /** Reports, once all is read, each mention of a room that does not exist. */
    void checkMentions() {
        if (namesByZone.isEmpty() && isIncomplete) return;
        for (var mention : mentions) {
            var room = mention.room;
            if (isDraft(room) && !mention.node.file().contains("/" + room.zone() + "/"))
                problems.add(mention.node.wrong("a room that is not of a draft"));
            if (found.containsKey(room) || unreadZones.contains(room.zone())) continue;
            problems.add(mention.node.wrong("a room that exists").suggesting(meant(mention)));
        }
    }

    private Optional<String> meant(Mention mention) {
        var zone = mention.room.zone();
        var name = mention.room.value().substring(zone.length() + 1);
        var names = namesByZone.get(zone);
        if (names == null)
            return Suggestion.nearest(zone, namesByZone.keySet())
                    .filter(other -> found.containsKey(RoomId.of(other, name)))
                    .map(other -> other + "/" + name);
        var isPlain = mention.node.text().filter(text -> text.indexOf('/') < 0).isPresent();
        return Suggestion.nearest(name, names).map(other -> isPlain ? other : zone + "/" + other);
    }

    /** A room, and the node that describes it. */
    record Found(RoomTemplate room, YamlNode node) {}

    /** An exit, the node that names its room, and the node that names its door, if it has one. */
    record Way(
            RoomId from,
            Direction direction,
            ExitTemplate exit,
            YamlNode node,
            Optional<YamlNode> door) {}

    private record Mention(RoomId room, YamlNode node) {}

    private record Square(String zone, Coordinates at) {}
}
