package emberdelve.config.load;

import emberdelve.config.content.Answers;
import emberdelve.config.content.People;
import emberdelve.config.content.Townsperson;
import emberdelve.config.read.Fields;
import emberdelve.config.read.PartReader;
import emberdelve.config.read.Reading;
import emberdelve.config.read.WordList;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Whole;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The reader of {@code town/people.yaml}. */
final class PeopleReader implements PartReader<People> {
    private static final String FILE = "town/people.yaml";

    /** An answer of at most four or five lines on a screen. */
    private static final ReadableText SAYS = new ReadableText(400);

    private static final ReadableText WORD = new ReadableText(20);
    private static final Whole LEVEL = new Whole(0, 1_000);

    @Override
    public List<String> files() {
        return List.of(FILE);
    }

    @Override
    public Optional<People> read(Reading reading) {
        return reading.file(FILE).map(node -> people(node, reading));
    }

    private static People people(YamlNode file, Reading reading) {
        var people = new ArrayList<Townsperson>();
        reading.eachId(file, (id, node) -> people.add(person(id, node, reading)));
        return new People(people);
    }

    private static Townsperson person(String id, YamlNode node, Reading reading) {
        var fields = Fields.of(node, reading.problems());
        var person =
                new Townsperson(
                        id,
                        fields.required("name", ReadableText.LINE),
                        lower(fields.list("calls", WORD, List.of())),
                        reading.room(fields, "at"),
                        new Answers(
                                fields.required("greeting", SAYS),
                                fields.required("otherwise", SAYS),
                                topics(fields.required("answers", "a list"), reading)));
        fields.end();
        return person;
    }

    private static List<Answers.Topic> topics(Optional<YamlNode> list, Reading reading) {
        var topics = new ArrayList<Answers.Topic>();
        if (list.isEmpty()) return topics;
        var known = new HashSet<String>();
        for (var item : list.get().items(reading.problems())) {
            var fields = Fields.of(item, reading.problems());
            var words = lower(WordList.read(fields, "about", WORD, reading.problems()));
            for (var word : words)
                if (!known.add(word))
                    reading.problems()
                            .add(item.wrong("each word once, and not " + word + " again"));
            var says = sayings(fields.required("says", "a text or a list"), reading);
            fields.end();
            if (!words.isEmpty() && !says.isEmpty()) topics.add(new Answers.Topic(words, says));
        }
        if (topics.isEmpty()) reading.problems().add(list.get().wrong("at least one answer"));
        return topics;
    }

    /**
     * The answers on a topic: one text for everybody, or a list whose last text is for everybody.
     */
    private static List<Answers.Saying> sayings(Optional<YamlNode> node, Reading reading) {
        if (node.isEmpty()) return List.of();
        if (node.get().text().isPresent())
            return node.get().read(SAYS, reading.problems()).stream()
                    .map(text -> new Answers.Saying(text, Optional.empty(), 0))
                    .toList();
        var sayings = new ArrayList<Answers.Saying>();
        for (var item : node.get().items(reading.problems())) sayings.add(saying(item, reading));
        if (!sayings.isEmpty() && !isForAll(sayings.getLast()))
            reading.problems().add(node.get().wrong("a last one that is for everybody"));
        return sayings;
    }

    private static Answers.Saying saying(YamlNode item, Reading reading) {
        var fields = Fields.of(item, reading.problems());
        var feat = fields.optional("feat", Id.ID);
        feat.ifPresent(
                id -> fields.optional("feat").ifPresent(its -> reading.mention("a feat", id, its)));
        var saying =
                new Answers.Saying(
                        fields.required("text", SAYS), feat, fields.optional("level", LEVEL, 0));
        fields.end();
        return saying;
    }

    private static boolean isForAll(Answers.Saying saying) {
        return saying.feat().isEmpty() && saying.fromLevel() == 0;
    }

    private static List<String> lower(List<String> words) {
        return words.stream().map(word -> word.toLowerCase(Locale.ROOT)).toList();
    }
}
