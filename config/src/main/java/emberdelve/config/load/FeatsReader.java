package emberdelve.config.load;

import emberdelve.config.content.Feat;
import emberdelve.config.read.Fields;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Whole;

import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** {@code pursuits/feats.yaml}. Zones have been read before. */
final class FeatsReader {
    /** A title as long as one that players write for themselves. */
    private static final ReadableText TITLE = new ReadableText(40);

    /** Two or three lines on a screen. */
    private static final ReadableText SENTENCE = new ReadableText(200);

    private static final OneOf<Feat.Measure> MEASURE = OneOf.of(Feat.Measure.class);
    private static final Whole COUNT = new Whole(1, 1_000_000_000);

    private FeatsReader() {}

    static Map<String, Feat> read(YamlNode file, Draft draft) {
        var feats = new TreeMap<String, Feat>();
        var titles = new HashSet<String>();
        draft.eachId(file, (id, node) -> feats.put(id, read(id, node, titles, draft)));
        return feats;
    }

    private static Feat read(String id, YamlNode node, Set<String> titles, Draft draft) {
        var fields = Fields.of(node, draft.problems);
        var title = fields.required("title", TITLE);
        if (!titles.add(title.toLowerCase(Locale.ROOT)))
            fields.optional("title")
                    .ifPresent(own -> draft.problems.add(own.wrong("a title of its own")));
        var sentence = fields.required("sentence", SENTENCE);
        var when = fields.required("when", MEASURE);
        var of = fields.optional("of").flatMap(value -> of(when, value, draft));
        var countsAll = when == Feat.Measure.ROOMS && of.isPresent();
        var count =
                countsAll
                        ? Optional.<Integer>empty()
                        : Optional.of(fields.required("count", COUNT));
        fields.end();
        return new Feat(id, title, sentence, when, of, count);
    }

    private static Optional<String> of(Feat.Measure when, YamlNode value, Draft draft) {
        if (when == Feat.Measure.QUESTS) return quest(value, draft);
        var id = value.read(Id.ID, draft.problems);
        switch (when) {
            case KILLS -> id.ifPresent(monster -> draft.monsters.mention(monster, value));
            case ROOMS -> {
                if (id.isPresent() && !draft.zones.containsKey(id.get()))
                    draft.problems.add(value.wrong("a zone that exists", draft.zones.keySet()));
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
                    draft.problems.add(value.named("not of one sort", "no key"));
        }
        return id;
    }

    /** {@code the-twelfth-tub}, or one of its endings: {@code the-twelfth-tub/mercy}. */
    private static Optional<String> quest(YamlNode value, Draft draft) {
        var text = value.text().orElse("");
        var slash = text.indexOf('/');
        var quest = draft.quests.things().get(slash < 0 ? text : text.substring(0, slash));
        var isKnown =
                quest != null && (slash < 0 || quest.ending(text.substring(slash + 1)).isPresent());
        if (isKnown) return Optional.of(text);
        if (draft.quests.isComplete())
            draft.problems.add(value.wrong("a quest that exists, or quest/ending"));
        return Optional.empty();
    }
}
