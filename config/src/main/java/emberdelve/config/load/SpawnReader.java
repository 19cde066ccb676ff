package emberdelve.config.load;

import emberdelve.config.content.Challenge;
import emberdelve.config.content.Direction;
import emberdelve.config.content.Prowess;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.Rounds;
import emberdelve.config.content.SpawnTemplate;
import emberdelve.config.content.Standing;
import emberdelve.config.read.Fields;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.Roll;
import emberdelve.config.read.scalar.RoomName;
import emberdelve.config.read.scalar.Span;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One item of a {@code spawns.yaml}. Its zone's rooms have been read before. */
final class SpawnReader {
    /** The count of a spawn. Fifty monsters fill the list of a room already. */
    private static final Roll COUNT = new Roll(0, 50);

    private static final Span RESPAWN = new Span(Duration.ofSeconds(1), Duration.ofDays(7));
    private static final Span EVERY = new Span(Duration.ofSeconds(1), Duration.ofHours(1));
    private static final OneOf<Direction> DIRECTION = OneOf.of(Direction.class);
    static final OneOf<Standing> STANDING = OneOf.of(Standing.class);

    private SpawnReader() {}

    static SpawnTemplate read(String zone, YamlNode node, Draft draft) {
        var fields = Fields.of(node, draft.problems);
        var kind = new RoomName(zone);
        var where = fields.required("room", kind.expected());
        var room = where.flatMap(value -> room(zone, value, kind, draft));
        var monster = draft.monster(fields);
        var holds = fields.optional("holds", DIRECTION);
        if (room.isPresent() && holds.isPresent())
            checkHolds(room.get(), holds.get(), fields.optional("holds").get(), draft);
        var spawn =
                new SpawnTemplate(
                        room.orElseGet(kind::standIn),
                        monster,
                        fields.required("count", COUNT),
                        fields.required("respawn", RESPAWN),
                        holds,
                        Prowess.NONE,
                        challenge(fields, holds),
                        SkyReader.when(fields, draft),
                        fields.optional("rounds").flatMap(way -> rounds(zone, way, draft)));
        if (holds.isPresent() && spawn.rounds().isPresent())
            draft.problems.add(fields.optional("rounds").get().wrong("no holds: it walks"));
        fields.end();
        return spawn;
    }

    private static Challenge challenge(Fields fields, Optional<Direction> holds) {
        var usual = Challenge.of(holds);
        return new Challenge(
                fields.optional("standing", STANDING, usual.standing()),
                fields.optional("made-for", ZoneReader.MADE_FOR));
    }

    private static Optional<RoomId> room(String zone, YamlNode node, RoomName kind, Draft draft) {
        var room = node.read(kind, draft.problems);
        if (room.isEmpty()) return room;
        if (room.get().zone().equals(zone)) draft.rooms.mention(room.get(), node);
        else draft.problems.add(node.wrong("a room of this zone"));
        return room;
    }

    private static Optional<Rounds> rounds(String zone, YamlNode node, Draft draft) {
        var fields = Fields.of(node, draft.problems);
        var rooms = new ArrayList<RoomId>();
        var list = fields.required("rooms", "a list of rooms");
        var kind = new RoomName(zone);
        if (list.isPresent())
            for (var each : list.get().items(draft.problems))
                room(zone, each, kind, draft).ifPresent(rooms::add);
        var every = fields.required("every", EVERY);
        fields.end();
        if (list.isPresent()) checkRounds(rooms, list.get(), draft);
        return rooms.isEmpty() ? Optional.empty() : Optional.of(new Rounds(rooms, every));
    }

    /** Checks that each room of the rounds has an exit without a door to the next. */
    private static void checkRounds(List<RoomId> rooms, YamlNode list, Draft draft) {
        for (var i = 0; i < rooms.size(); i++) {
            var from = draft.rooms.get(rooms.get(i));
            var to = rooms.get((i + 1) % rooms.size());
            if (from.isEmpty() || from.get().id().equals(to)) continue;
            var leads =
                    from.get().exits().values().stream()
                            .anyMatch(exit -> exit.to().equals(to) && exit.door().isEmpty());
            if (!leads)
                draft.problems.add(list.wrong("an open exit from " + rooms.get(i) + " to " + to));
        }
    }

    private static void checkHolds(RoomId id, Direction holds, YamlNode node, Draft draft) {
        var room = draft.rooms.get(id);
        if (room.isEmpty() || room.get().exits().containsKey(holds)) return;
        draft.problems.add(node.wrong("an exit of " + id));
    }
}
