package emberdelve.config.load;

import emberdelve.config.content.ContentPart;
import emberdelve.config.content.Gaps;
import emberdelve.config.content.Message;
import emberdelve.config.content.Quest;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.Tone;
import emberdelve.config.content.Trigger;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.config.read.Fields;
import emberdelve.config.read.PartReader;
import emberdelve.config.read.Problems;
import emberdelve.config.read.Reading;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.RoomName;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/** The draft as readers of parts see it, after all that content shares is read. */
final class PartReading implements Reading {
    private final Draft draft;

    /** The files that several readers share, as they have been read so far. */
    private final Map<String, Optional<Fields>> shared = new TreeMap<>();

    /** The things that readers of parts add for one another, by their kinds. */
    private final Map<String, Register<YamlNode>> others = new TreeMap<>();

    PartReading(Draft draft) {
        this.draft = draft;
    }

    @Override
    public Problems problems() {
        return draft.problems;
    }

    @Override
    public boolean has(String path) {
        return draft.files.has(path);
    }

    @Override
    public Optional<YamlNode> file(String path) {
        return draft.files.has(path) ? draft.files.yaml(path) : Optional.empty();
    }

    @Override
    public Optional<YamlNode> needed(String path) {
        return draft.files.yaml(path);
    }

    @Override
    public Optional<YamlNode> key(String path, String key) {
        if (!shared.containsKey(path))
            shared.put(path, file(path).map(node -> Fields.of(node, draft.problems)));
        return shared.get(path).flatMap(fields -> fields.optional(key));
    }

    @Override
    public void wrong(String path, String value, String expected) {
        draft.problems.add(draft.files.unknown(path, value, expected));
    }

    @Override
    public void reserveZones(String beginning) {
        for (var zone : draft.zones.keySet())
            if (zone.startsWith(beginning))
                wrong("zones/" + zone, "reserved", "an id that does not begin with " + beginning);
    }

    @Override
    public Optional<RoomId> room(YamlNode node) {
        var room = node.read(RoomName.WITH_ZONE, draft.problems);
        room.ifPresent(id -> draft.rooms.mention(id, node));
        return room;
    }

    @Override
    public String item(Fields fields, String key) {
        return fields.required(key, Id.ID.expected()).flatMap(this::item).orElseGet(Id.ID::standIn);
    }

    @Override
    public Optional<String> item(YamlNode node) {
        return ItemReader.named(node, draft);
    }

    @Override
    public void mentionMonster(String id, YamlNode node) {
        draft.monsters.mention(id, node);
    }

    @Override
    public void add(String kind, String id, YamlNode node) {
        others(kind).put(id, node, node);
    }

    @Override
    public void mention(String kind, String id, YamlNode node) {
        others(kind).mention(id, node);
    }

    private Register<YamlNode> others(String kind) {
        return others.computeIfAbsent(kind, its -> new Register<>(its, draft.problems));
    }

    @Override
    public Optional<Message> message(YamlNode node, Tone tone, Gaps gaps) {
        var template = TemplateParser.parse(node, draft.problems);
        template.ifPresent(its -> GapCheck.check(node, its, gaps, draft.problems));
        return template.map(its -> new Message(its, tone));
    }

    @Override
    public List<Trigger> triggers(Optional<YamlNode> list) {
        return TriggerReader.readAll(list, TriggerReader.Place.ROOM, Scope.NOWHERE, draft);
    }

    @Override
    public Map<String, ZoneTemplate> zones() {
        return draft.zones;
    }

    @Override
    public Optional<RoomTemplate> built(RoomId room) {
        return draft.rooms.get(room);
    }

    @Override
    public Optional<Quest> quest(String id) {
        return Optional.ofNullable(draft.quests.things().get(id));
    }

    @Override
    public boolean knowsAllQuests() {
        return draft.quests.isComplete();
    }

    /** The parts that those readers make, after all else is read; empty ones are left out. */
    List<ContentPart> parts(List<PartReader<?>> readers) {
        var parts = new ArrayList<ContentPart>();
        for (var reader : readers) reader.read(this).ifPresent(parts::add);
        shared.values().forEach(file -> file.ifPresent(Fields::end));
        return parts;
    }

    /** Reports each thing that is named as one of a reader's and that no reader has added. */
    void checkOthers() {
        others.values().forEach(Register::check);
    }

    @Override
    public void eachFile(String folder, BiConsumer<String, YamlNode> read) {
        draft.eachFile(folder, read, () -> {});
    }

    @Override
    public void eachId(YamlNode mapping, BiConsumer<String, YamlNode> read) {
        draft.eachId(mapping, read);
    }

    @Override
    public RoomId room(Fields fields, String key) {
        return draft.room(fields, key);
    }

    @Override
    public String monster(Fields fields) {
        return draft.monster(fields);
    }
}
