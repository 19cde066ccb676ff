package emberdelve.server.feature.lantern;

import emberdelve.config.content.RoomTemplate;
import emberdelve.config.read.Fields;
import emberdelve.config.read.PartReader;
import emberdelve.config.read.Problems;
import emberdelve.config.read.Reading;
import emberdelve.config.read.WordList;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Whole;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The reader of {@code pursuits/lanterns.yaml}. */
final class LanternsReader implements PartReader<Lanterns> {
    private static final String FILE = "pursuits/lanterns.yaml";
    private static final Whole LIT = new Whole(0, 1_000);
    private static final Whole PERCENT = new Whole(1, 100);

    @Override
    public List<String> files() {
        return List.of(FILE);
    }

    @Override
    public Optional<Lanterns> read(Reading reading) {
        return reading.file(FILE).map(node -> read(node, reading));
    }

    private static Lanterns read(YamlNode node, Reading reading) {
        var fields = Fields.of(node, reading.problems());
        var room = reading.room(fields, "room");
        var oil = reading.item(fields, "oil");
        var lanterns =
                new Lanterns(
                        room,
                        oil,
                        fields.required("lit", LIT),
                        WordList.read(fields, "shafts", ReadableText.LINE, reading.problems()),
                        WordList.read(fields, "sentences", ReadableText.LINE, reading.problems()),
                        foundOn(fields.optional("found-on"), reading));
        check(lanterns, reading.built(room), fields, reading.problems());
        fields.end();
        return lanterns;
    }

    private static Map<String, Integer> foundOn(Optional<YamlNode> node, Reading reading) {
        var foundOn = new TreeMap<String, Integer>();
        if (node.isEmpty()) return foundOn;
        reading.eachId(
                node.get(),
                (monster, chance) -> {
                    reading.mentionMonster(monster, chance);
                    chance.read(PERCENT, reading.problems())
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
