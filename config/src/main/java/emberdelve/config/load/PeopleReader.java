package emberdelve.config.load;

import emberdelve.config.content.Answers;
import emberdelve.config.content.Townsperson;
import emberdelve.config.read.Fields;
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
import java.util.Set;

/** {@code town/people.yaml}. Rooms and feats have been read before. */
final class PeopleReader {
    /** Four or five lines on a screen. */
    private static final ReadableText SAYS = new ReadableText(400);

    private static final ReadableText WORD = new ReadableText(20);
    private static final Whole LEVEL = new Whole(0, 1_000);

    private final Draft draft;
    private final Set<String> feats;

    PeopleReader(Draft draft, Set<String> feats) {
        this.draft = draft;
        this.feats = feats;
    }

    List<Townsperson> read(YamlNode file) {
        var people = new ArrayList<Townsperson>();
        draft.eachId(file, (id, node) -> people.add(person(id, node)));
        return people;
    }

    private Townsperson person(String id, YamlNode node) {
        var fields = Fields.of(node, draft.problems);
        var person =
                new Townsperson(
                        id,
                        fields.required("name", ReadableText.LINE),
                        lower(fields.list("calls", WORD, List.of())),
                        draft.room(fields, "at"),
                        new Answers(
                                fields.required("greeting", SAYS),
                                fields.required("otherwise", SAYS),
                                topics(fields.required("answers", "a list"))));
        fields.end();
        return person;
    }

    private List<Answers.Topic> topics(Optional<YamlNode> list) {
        var topics = new ArrayList<Answers.Topic>();
        if (list.isEmpty()) return topics;
        var known = new HashSet<String>();
        for (var item : list.get().items(draft.problems)) {
            var fields = Fields.of(item, draft.problems);
            var words = lower(WordList.read(fields, "about", WORD, draft.problems));
            for (var word : words)
                if (!known.add(word))
                    draft.problems.add(item.wrong("each word once, and not " + word + " again"));
            var says = sayings(fields.required("says", "a text or a list"));
            fields.end();
            if (!words.isEmpty() && !says.isEmpty()) topics.add(new Answers.Topic(words, says));
        }
        if (topics.isEmpty()) draft.problems.add(list.get().wrong("at least one answer"));
        return topics;
    }

    /** One text for everybody, or a list whose last is for everybody. */
    private List<Answers.Saying> sayings(Optional<YamlNode> node) {
        if (node.isEmpty()) return List.of();
        if (node.get().text().isPresent())
            return node.get().read(SAYS, draft.problems).stream()
                    .map(text -> new Answers.Saying(text, Optional.empty(), 0))
                    .toList();
        var sayings = new ArrayList<Answers.Saying>();
        for (var item : node.get().items(draft.problems)) sayings.add(saying(item));
        if (!sayings.isEmpty() && !isForAll(sayings.getLast()))
            draft.problems.add(node.get().wrong("a last one that is for everybody"));
        return sayings;
    }

    private Answers.Saying saying(YamlNode item) {
        var fields = Fields.of(item, draft.problems);
        var feat = fields.optional("feat", Id.ID);
        if (feat.filter(id -> !feats.contains(id)).isPresent())
            fields.optional("feat")
                    .ifPresent(its -> draft.problems.add(its.wrong("a feat that exists", feats)));
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
