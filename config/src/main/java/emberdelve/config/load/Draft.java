package emberdelve.config.load;

import emberdelve.config.content.CharacterClass;
import emberdelve.config.content.Direction;
import emberdelve.config.content.GearSet;
import emberdelve.config.content.HelpPage;
import emberdelve.config.content.ItemType;
import emberdelve.config.content.Message;
import emberdelve.config.content.MonsterType;
import emberdelve.config.content.Quest;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.Sky;
import emberdelve.config.content.Step;
import emberdelve.config.content.Vocabulary;
import emberdelve.config.content.ZoneDraft;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.RoomName;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/** Content that is being read: the parts so far. Thread: the one that loads. */
final class Draft {
    final ContentFiles files;
    final Problems problems;

    /** The words of the code; empty where content is read without a server that uses it. */
    final Optional<Vocabulary> vocabulary;

    final Rooms rooms;
    final Register<MonsterType> monsters;
    final Register<ItemType> items;
    final Register<GearSet> sets;
    final Register<CharacterClass> classes;
    final Register<Quest> quests;
    final Register<Message> messages;
    final Map<String, String> irregularVerbs = new HashMap<>();
    final Map<String, ZoneTemplate> zones = new TreeMap<>();

    /** The zones that are being built. */
    final Map<String, ZoneDraft> zoneDrafts = new TreeMap<>();

    final Map<String, HelpPage> help = new TreeMap<>();
    final List<FoundTrigger> triggers = new ArrayList<>();

    /** The slots in which the things of each set are worn. */
    final Map<String, List<ItemType.Slot>> setPieces = new TreeMap<>();

    /** The nodes in which exits name the item that unlocks them. */
    final List<YamlNode> keys = new ArrayList<>();

    /** Steps of triggers that move doors; whether they are there is checked at the end. */
    final List<DoorStep> doorSteps = new ArrayList<>();

    /** Stages and endings that some trigger brings about, each as the quest's id and its own. */
    final Set<String> reached = new HashSet<>();

    /** The node in which each zone names its refuge. */
    final Map<String, YamlNode> refuges = new TreeMap<>();

    /** The hours and the weather, read first; empty where there is no sky. */
    Optional<Sky> sky = Optional.empty();

    /** Whether there is a sky that cannot be read, so that its words are unknown. */
    boolean skyIsLost;

    /** A step that moves a door, and where that is written. */
    record DoorStep(Step.Act act, RoomId room, Direction exit, YamlNode node) {}

    Draft(ContentFiles files, Optional<Vocabulary> vocabulary, Problems problems) {
        this.files = files;
        this.vocabulary = vocabulary;
        this.problems = problems;
        rooms = new Rooms(problems);
        monsters = new Register<>("a monster", problems);
        items = new Register<>("an item", problems);
        sets = new Register<>("a set", problems);
        classes = new Register<>("a class", problems);
        quests = new Register<>("a quest", problems);
        messages = new Register<>("a message", problems);
    }

    /** Reads each entry of a mapping whose keys are ids. */
    void eachId(YamlNode mapping, BiConsumer<String, YamlNode> read) {
        for (var entry : mapping.entries(Id.ID, problems).entrySet()) {
            var node = entry.getValue();
            if (Id.ID.parse(entry.getKey()).isEmpty())
                problems.add(node.named("no id", Id.ID.expected()));
            read.accept(entry.getKey(), node);
        }
    }

    /**
     * Checks a word that players are to type: no command may have it, for the command would be run
     * instead.
     */
    void checkTyped(String word, YamlNode node) {
        if (vocabulary.filter(known -> known.verbs().contains(word)).isPresent())
            problems.add(node.named("a command", "a word that is no command of its own"));
    }

    /** Reads every YAML file of a folder; {@code lost} runs for each that cannot be read. */
    void eachFile(String folder, BiConsumer<String, YamlNode> read, Runnable lost) {
        if (!files.has(folder)) lost.run();
        for (var name : files.names(folder, ".yaml")) {
            var file = files.yaml(folder + "/" + name);
            if (file.isEmpty()) lost.run();
            file.ifPresent(node -> read.accept(name, node));
        }
    }

    /** The room that the value names; whether it exists is checked when all is read. */
    RoomId room(Fields fields, String key) {
        var room = fields.required(key, RoomName.WITH_ZONE);
        fields.optional(key)
                .filter(value -> value.text().flatMap(RoomName.WITH_ZONE::parse).isPresent())
                .ifPresent(value -> rooms.mention(room, value));
        return room;
    }

    /** The kind of monster that the value names; whether it exists is checked when all is read. */
    String monster(Fields fields) {
        var monster = fields.required("monster", Id.ID);
        fields.optional("monster")
                .filter(value -> value.text().flatMap(Id.ID::parse).isPresent())
                .ifPresent(value -> monsters.mention(monster, value));
        return monster;
    }
}
