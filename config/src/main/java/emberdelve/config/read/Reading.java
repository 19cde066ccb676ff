package emberdelve.config.read;

import emberdelve.config.content.Gaps;
import emberdelve.config.content.Message;
import emberdelve.config.content.Quest;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.Tone;
import emberdelve.config.content.Trigger;
import emberdelve.config.content.ZoneTemplate;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * The reading of a content folder, as a {@link PartReader} sees it: the files, and what has been
 * read of the content that all share. Whether a thing that is named exists is checked when all is
 * read. Thread: the one that loads.
 */
public interface Reading {
    Problems problems();

    /** Whether there is such a file or folder. */
    boolean has(String path);

    /** The topmost node of a file; empty when it is not there, and, with a problem, when broken. */
    Optional<YamlNode> file(String path);

    /** The topmost node of a file that must be there. */
    Optional<YamlNode> needed(String path);

    /** The node behind a key of a file that several readers share; empty when it is not there. */
    Optional<YamlNode> key(String path, String key);

    /** Reads every YAML file of a folder that must be there. */
    void eachFile(String folder, BiConsumer<String, YamlNode> read);

    /** Hands over every entry of a mapping whose keys are ids; a problem for each that is none. */
    void eachId(YamlNode mapping, BiConsumer<String, YamlNode> read);

    /** Adds a mistake with a file or folder as a whole. */
    void wrong(String path, String value, String expected);

    /** Reserves the names of zones that begin so for zones that are made in play. */
    void reserveZones(String beginning);

    /** The room behind that key, with its zone. */
    RoomId room(Fields fields, String key);

    /** The room that is named there. */
    Optional<RoomId> room(YamlNode node);

    /** The id of the item behind that key. */
    String item(Fields fields, String key);

    /** The id of the item that is named there. */
    Optional<String> item(YamlNode node);

    /** The id of the monster behind {@code monster:}. */
    String monster(Fields fields);

    /** Notes that the monster of that id is named there. */
    void mentionMonster(String id, YamlNode node);

    /**
     * Adds a thing that the parts of other readers may name; {@code kind}: what it is, such as
     * {@code a feat}.
     */
    void add(String kind, String id, YamlNode node);

    /** Notes that the node names a thing that some reader adds. */
    void mention(String kind, String id, YamlNode node);

    /** The message that is written there; {@code gaps}: what may be filled in. */
    Optional<Message> message(YamlNode node, Tone tone, Gaps gaps);

    /** The triggers of a list, which may go off in any room. */
    List<Trigger> triggers(Optional<YamlNode> list);

    Map<String, ZoneTemplate> zones();

    /** The room of that id, as its file describes it. */
    Optional<RoomTemplate> built(RoomId room);

    /** The quest of that id; empty as well if it is among those that cannot be read. */
    Optional<Quest> quest(String id);

    /** Whether all quests can be read, so that a quest that is not here does not exist. */
    boolean knowsAllQuests();
}
