package emberdelve.config.load;

import emberdelve.config.content.Lanterns;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.read.Fields;
import emberdelve.config.read.Problems;
import emberdelve.config.read.WordList;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Whole;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** {@code pursuits/lanterns.yaml}. Rooms have been read before. */
final class LanternsReader {
    private static final Whole LIT = new Whole(0, 1_000);
    private static final Whole PERCENT = new Whole(1, 100);

    private LanternsReader() {}

    static Lanterns read(YamlNode node, Draft draft) {
        var fields = Fields.of(node, draft.problems);
        var room = draft.room(fields, "room");
        var oil =
                fields.required("oil", Id.ID.expected())
                        .flatMap(value -> ItemReader.named(value, draft))
                        .orElseGet(Id.ID::standIn);
        var lanterns =
                new Lanterns(
                        room,
                        oil,
                        fields.required("lit", LIT),
                        WordList.read(fields, "shafts", ReadableText.LINE, draft.problems),
                        WordList.read(fields, "sentences", ReadableText.LINE, draft.problems),
                        foundOn(fields.optional("found-on"), draft));
        check(lanterns, draft.rooms.get(room), fields, draft.problems);
        fields.end();
        return lanterns;
    }

    private static Map<String, Integer> foundOn(Optional<YamlNode> node, Draft draft) {
        var foundOn = new TreeMap<String, Integer>();
        if (node.isEmpty()) return foundOn;
        draft.eachId(
                node.get(),
                (monster, chance) -> {
                    draft.monsters.mention(monster, chance);
                    chance.read(PERCENT, draft.problems)
                            .ifPresent(percent -> foundOn.put(monster, percent));
                });
        return foundOn;
    }

    private static void check(
            Lanterns lanterns, Optional<RoomTemplate> room, Fields fields, Problems problems) {
        var sentences = fields.optional("sentences");
        if (sentences.isEmpty() || lanterns.sentences().isEmpty()) return;
        var needed = lanterns.shafts().size() + 1;
        if (lanterns.sentences().size() != needed)
            problems.add(sentences.get().wrong(needed + " sentences: one more than shafts"));
        var first = lanterns.sentences().getFirst();
        if (room.filter(its -> !its.description().contains(first)).isPresent())
            problems.add(sentences.get().wrong("a first sentence that the room's description has"));
    }
}
