package emberdelve.config.load;

import emberdelve.config.content.Combat;
import emberdelve.config.content.Message;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.SpawnTemplate;
import emberdelve.config.content.TimeMode;
import emberdelve.config.content.Variable;
import emberdelve.config.content.ZoneDraft;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.scalar.Flag;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.RoomName;
import emberdelve.config.read.scalar.Whole;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The folders of {@code zones/}: {@code zone.yaml}, {@code rooms.yaml}, {@code spawns.yaml}. */
final class ZoneReader {
    private static final List<String> FILES = List.of("zone.yaml", "rooms.yaml", "spawns.yaml");
    private static final ReadableText BUILDER = new ReadableText(40);
    private static final ReadableText BASE = new ReadableText(40);
    private static final Whole DANGER = new Whole(0, 50);

    /** The number of people for whom a zone is made: as many as a group may have. */
    static final Whole MADE_FOR = new Whole(1, 6);

    private ZoneReader() {}

    static void readAll(Draft draft) {
        if (!draft.files.has("zones")) draft.rooms.markIncomplete();
        for (var zone : draft.files.names("zones")) read(zone, draft);
    }

    private static void read(String zone, Draft draft) {
        var folder = "zones/" + zone;
        if (Id.ID.parse(zone).isEmpty()) {
            draft.problems.add(draft.files.unknown(folder, "no id", Id.ID.expected()));
            draft.rooms.markIncomplete();
            return;
        }
        draft.rooms.addZone(zone);
        if (zone.startsWith(ZoneDraft.PREFIX)) draft.rooms.addDraft(zone);
        draft.files.expectOnly(folder, FILES);
        // The rooms may name what the zone remembers, so that zone.yaml is read first.
        var file = draft.files.yaml(folder + "/zone.yaml");
        var fields = file.map(node -> Fields.of(node, draft.problems));
        var memory =
                fields.map(its -> MemoryReader.read(its, Variable.Scope.ZONE, zone, draft))
                        .orElse(Map.of());
        var rooms = readRooms(zone, folder + "/rooms.yaml", Scope.ofZone(zone, memory), draft);
        var spawns = readSpawns(zone, folder + "/spawns.yaml", draft);
        fields.ifPresent(its -> {
            var drafted = its.optional("draft").map(part -> Fields.of(part, draft.problems));
            var read = readZone(zone, its, rooms, spawns, draft);
            if (drafted.isEmpty()) draft.zones.put(zone, read);
            else draft.zoneDrafts.put(zone, readDraft(read, drafted.get(), draft.problems));
            if (drafted.isPresent() != zone.startsWith(ZoneDraft.PREFIX))
                draft.problems.add(
                        draft.files.unknown(
                                folder,
                                drafted.isPresent() ? "a draft" : "no draft",
                                ZoneDraft.PREFIX
                                        + " before the id of a draft, and of no other zone"));
        });
    }

    private static ZoneDraft readDraft(ZoneTemplate zone, Fields fields, Problems problems) {
        var read =
                new ZoneDraft(
                        zone,
                        fields.list("builders", BUILDER, List.of()),
                        fields.optional("base", BASE, ""));
        fields.end();
        return read;
    }

    private static ZoneTemplate readZone(
            String zone,
            Fields fields,
            List<RoomTemplate> rooms,
            List<SpawnTemplate> spawns,
            Draft draft) {
        var read =
                new ZoneTemplate(
                        zone,
                        fields.required("name", ReadableText.LINE),
                        fields.optional("about", ReadableText.PARAGRAPHS),
                        fields.required("danger", DANGER),
                        fields.optional("made-for", MADE_FOR, ZoneTemplate.MADE_FOR),
                        fields.optional("safe", Flag.FLAG, false),
                        fields.optional("pvp", Flag.FLAG, false),
                        fields.optional("time-mode", OneOf.of(TimeMode.class), TimeMode.REALTIME),
                        fields.optional("combat", OneOf.of(Combat.class)),
                        refuge(zone, fields, draft),
                        rooms,
                        spawns,
                        fields.optional("encounters")
                                .map(part -> EncountersReader.read(part, draft)),
                        fields.optional("messages")
                                .map(part -> MessageReader.readInstead(part, draft))
                                .orElse(Map.<String, Message>of()));
        fields.end();
        return read;
    }

    private static RoomId refuge(String zone, Fields fields, Draft draft) {
        var kind = new RoomName(zone);
        var node = fields.required("refuge", kind.expected());
        var room = node.flatMap(value -> value.read(kind, draft.problems));
        room.ifPresent(id -> {
            draft.rooms.mention(id, node.get());
            draft.refuges.put(zone, node.get());
        });
        return room.orElseGet(kind::standIn);
    }

    private static List<RoomTemplate> readRooms(
            String zone, String file, Scope scope, Draft draft) {
        var rooms = new ArrayList<RoomTemplate>();
        var root = draft.files.yaml(file);
        if (root.isEmpty()) draft.rooms.markUnread(zone);
        root.ifPresent(node ->
                draft.eachId(
                        node,
                        (id, room) -> {
                            var name = Id.ID.parse(id);
                            // A zone with a wrong name cannot be named, so that its rooms must not
                            // be called unreachable as well.
                            if (name.isEmpty()) draft.rooms.markIncomplete();
                            var roomId = RoomId.of(zone, name.orElseGet(Id.ID::standIn));
                            rooms.add(RoomReader.read(roomId, room, scope, draft));
                        }));
        return rooms;
    }

    private static List<SpawnTemplate> readSpawns(String zone, String file, Draft draft) {
        // A zone without monsters needs no file to say so.
        if (!draft.files.has(file)) return List.of();
        var spawns = new ArrayList<SpawnTemplate>();
        draft.files
                .yaml(file)
                .ifPresent(node -> {
                    for (var item : node.items(draft.problems)) {
                        var spawn = SpawnReader.read(zone, item, draft);
                        if (spawns.stream().anyMatch(spawn::isOfSamePlace))
                            draft.problems.add(item.wrong("one line for all of a kind in a room"));
                        spawns.add(spawn);
                    }
                });
        return spawns;
    }
}
