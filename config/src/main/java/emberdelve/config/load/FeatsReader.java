package emberdelve.config.load;

import emberdelve.config.content.Feat;
import emberdelve.config.content.FeatList;
import emberdelve.config.read.Fields;
import emberdelve.config.read.PartReader;
import emberdelve.config.read.Reading;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Whole;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** The reader of {@code pursuits/feats.yaml}. */
final class FeatsReader implements PartReader<FeatList> {
    private static final String FILE = "pursuits/feats.yaml";

    /** A title, at most as long as one that players write for themselves. */
    private static final ReadableText TITLE = new ReadableText(40);

    /** A sentence of at most two or three lines on a screen. */
    private static final ReadableText SENTENCE = new ReadableText(200);

    private static final OneOf<Feat.Measure> MEASURE = OneOf.of(Feat.Measure.class);
    private static final Whole COUNT = new Whole(1, 1_000_000_000);

    @Override
    public List<String> files() {
        return List.of(FILE);
    }

    @Override
    public Optional<FeatList> read(Reading reading) {
        return reading.file(FILE).map(node -> read(node, reading));
    }

    private static FeatList read(YamlNode file, Reading reading) {
        var feats = new TreeMap<String, Feat>();
        var titles = new HashSet<String>();
        reading.eachId(
                file,
                (id, node) -> {
                    feats.put(id, read(id, node, titles, reading));
                    reading.add("a feat", id, node);
                });
        return new FeatList(feats);
    }

    private static Feat read(String id, YamlNode node, Set<String> titles, Reading reading) {
        var fields = Fields.of(node, reading.problems());
        var title = fields.required("title", TITLE);
        if (!titles.add(title.toLowerCase(Locale.ROOT)))
            fields.optional("title")
                    .ifPresent(own -> reading.problems().add(own.wrong("a title of its own")));
        var sentence = fields.required("sentence", SENTENCE);
        var when = fields.required("when", MEASURE);
        var of = fields.optional("of").flatMap(value -> of(when, value, reading));
        var countsAll = when == Feat.Measure.ROOMS && of.isPresent();
        var count =
                countsAll
                        ? Optional.<Integer>empty()
                        : Optional.of(fields.required("count", COUNT));
        fields.end();
        return new Feat(id, title, sentence, when, of, count);
    }

    private static Optional<String> of(Feat.Measure when, YamlNode value, Reading reading) {
        if (when == Feat.Measure.QUESTS) return quest(value, reading);
        var id = value.read(Id.ID, reading.problems());
        switch (when) {
            case KILLS -> id.ifPresent(monster -> reading.mentionMonster(monster, value));
            case ROOMS -> {
                if (id.isPresent() && !reading.zones().containsKey(id.get()))
                    reading.problems()
                            .add(value.wrong("a zone that exists", reading.zones().keySet()));
            }
            case SHARED_KILLS,
                    KINDS,
                    LEVEL,
                    GOLD,
                    DEATHS,
                    DELVES,
                    DAILY_DELVES,
                    DUELS,
                    LANTERNS,
                    QUESTS ->
                    reading.problems().add(value.named("not of one sort", "no key"));
        }
        return id;
    }

    /**
     * The quest that the value names, {@code the-twelfth-tub}, or one of its endings, {@code
     * the-twelfth-tub/mercy}.
     */
    private static Optional<String> quest(YamlNode value, Reading reading) {
        var text = value.text().orElse("");
        var slash = text.indexOf('/');
        var quest = reading.quest(slash < 0 ? text : text.substring(0, slash));
        var isKnown =
                quest.filter(its -> slash < 0 || its.ending(text.substring(slash + 1)).isPresent())
                        .isPresent();
        if (isKnown) return Optional.of(text);
        if (reading.knowsAllQuests())
            reading.problems().add(value.wrong("a quest that exists, or quest/ending"));
        return Optional.empty();
    }
}
