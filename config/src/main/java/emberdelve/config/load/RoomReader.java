package emberdelve.config.load;

import emberdelve.config.content.Coordinates;
import emberdelve.config.content.Direction;
import emberdelve.config.content.ExitTemplate;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.Variable;
import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.Suggestion;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Flag;
import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.RoomName;
import emberdelve.config.read.scalar.Whole;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** One room of a {@code rooms.yaml}. */
final class RoomReader {
    private static final OneOf<Direction> DIRECTION = OneOf.of(Direction.class);
    private static final Whole SQUARE = new Whole(-10_000, 10_000);
    private static final ReadableText DOOR = new ReadableText(40);
    private static final int DETAIL_WORD_MAX_CHARS = 40;

    private RoomReader() {}

    static RoomTemplate read(RoomId id, YamlNode node, Scope zone, Draft draft) {
        var fields = Fields.of(node, draft.problems);
        var own = MemoryReader.read(fields, Variable.Scope.ROOM, id.value(), draft);
        var room =
                new RoomTemplate(
                        id,
                        fields.required("name", ReadableText.LINE),
                        fields.required("description", ReadableText.PARAGRAPHS),
                        fields.required("at", "[x, y, z]")
                                .map(at -> square(id, at, draft))
                                .orElse(new Coordinates(0, 0, 0)),
                        exits(id, fields.optional("exits"), draft),
                        details(fields.optional("details"), draft.problems),
                        fields.optional("dark", Flag.FLAG, false),
                        TriggerReader.readAll(
                                fields.optional("triggers"),
                                TriggerReader.Place.ROOM,
                                zone.in(id, own),
                                draft),
                        fields.optional("shop").map(part -> ShopReader.read(part, draft)),
                        fields.optional("bank", Flag.FLAG, false),
                        fields.optional("board", Flag.FLAG, false),
                        fields.optional("hires").map(part -> HiresReader.read(part, draft)),
                        SkyReader.room(fields, draft));
        fields.end();
        draft.rooms.put(room, node);
        return room;
    }

    private static Coordinates square(RoomId id, YamlNode node, Draft draft) {
        var before = draft.problems.size();
        var items = node.items(draft.problems);
        var square = new int[3];
        for (var i = 0; i < square.length && i < items.size(); i++)
            square[i] = items.get(i).read(SQUARE, draft.problems).orElse(0);
        var at = new Coordinates(square[0], square[1], square[2]);
        if (draft.problems.size() > before) return at;

        if (items.size() == square.length) draft.rooms.stand(id, at, node);
        else draft.problems.add(node.wrong("three numbers: [x, y, z]"));
        return at;
    }

    private static Map<Direction, ExitTemplate> exits(
            RoomId from, Optional<YamlNode> node, Draft draft) {
        var exits = new EnumMap<Direction, ExitTemplate>(Direction.class);
        if (node.isEmpty()) return exits;
        for (var entry : node.get().entries(DIRECTION, draft.problems).entrySet()) {
            var direction = DIRECTION.parse(entry.getKey());
            if (direction.isEmpty()) {
                var unknown = entry.getValue().named("unknown direction", DIRECTION.expected());
                draft.problems.add(unknown.suggesting(direction(entry.getKey())));
                continue;
            }
            exit(from, direction.get(), entry.getValue(), draft)
                    .ifPresent(exit -> exits.put(direction.get(), exit));
        }
        return exits;
    }

    private static Optional<String> direction(String word) {
        return Direction.named(word.toLowerCase(Locale.ROOT))
                .map(Direction::word)
                .or(() -> Suggestion.nearest(word, DIRECTION.words()));
    }

    /**
     * Reads an exit: {@code north: hall}, or {@code north: {to: hall, door: oak door}}, or with a
     * lock {@code north: {to: hall, door: oak door, key: old-key}}.
     */
    private static Optional<ExitTemplate> exit(
            RoomId from, Direction direction, YamlNode node, Draft draft) {
        var kind = new RoomName(from.zone());
        var where = Optional.of(node);
        var door = Optional.<YamlNode>empty();
        var key = Optional.<String>empty();
        if (node.isMapping()) {
            var fields = Fields.of(node, draft.problems);
            where = fields.required("to", kind.expected());
            door = fields.optional("door");
            key = key(fields, door.isPresent(), draft);
            fields.end();
        }
        var to = where.flatMap(room -> room.read(kind, draft.problems));
        var name = door.flatMap(words -> words.read(DOOR, draft.problems));
        if (to.isEmpty()) return Optional.empty();

        var exit = new ExitTemplate(to.get(), name, key);
        draft.rooms.lead(new Rooms.Way(from, direction, exit, where.get(), door));
        return Optional.of(exit);
    }

    private static Optional<String> key(Fields exit, boolean hasDoor, Draft draft) {
        var node = exit.optional("key");
        if (!hasDoor) node.ifPresent(key -> draft.problems.add(key.wrong("no key without a door")));
        node.ifPresent(draft.keys::add);
        return node.flatMap(key -> ItemReader.named(key, draft));
    }

    /** Whether the character can stand in a word that players type. */
    private static boolean isTyped(int c) {
        return Character.isLetterOrDigit(c) || c == ' ' || c == '-' || c == '\'';
    }

    private static Map<String, String> details(Optional<YamlNode> node, Problems problems) {
        var details = new TreeMap<String, String>();
        if (node.isEmpty()) return details;
        for (var entry : node.get().entries(problems).entrySet()) {
            var word = entry.getKey();
            var isWord =
                    word.equals(word.strip().toLowerCase(Locale.ROOT))
                            && word.length() <= DETAIL_WORD_MAX_CHARS
                            && word.codePoints().allMatch(RoomReader::isTyped);
            if (!isWord)
                problems.add(
                        entry.getValue()
                                .named(word, "words in lower case that one types behind look"));
            entry.getValue()
                    .read(ReadableText.PARAGRAPHS, problems)
                    .ifPresent(text -> details.put(word, text));
        }
        return details;
    }
}
