package emberdelve.config.load;

import emberdelve.config.content.Alignment;
import emberdelve.config.content.Message;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.Saga;
import emberdelve.config.content.Saga.Moment;
import emberdelve.config.read.Fields;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Roll;
import emberdelve.config.read.scalar.Span;
import emberdelve.config.read.scalar.Whole;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The folder {@code duels/}; without it nobody duels. */
final class SagaReader {
    private static final String FOLDER = "duels";
    private static final String KINGDOM = "kingdom.yaml";
    private static final String WORDS = "words.yaml";
    private static final Span TIME = new Span(Duration.ofSeconds(1), Duration.ofHours(1));
    private static final Whole ROUNDS = new Whole(1, 1_000);
    private static final Roll DAMAGE = new Roll(1, 100);

    private final Draft draft;

    private SagaReader(Draft draft) {
        this.draft = draft;
    }

    static Optional<Saga> read(Draft draft) {
        if (!draft.files.has(FOLDER)) return Optional.empty();
        draft.files.expectOnly(FOLDER, List.of(KINGDOM, WORDS));
        var reader = new SagaReader(draft);
        var words = draft.files.yaml(FOLDER + "/" + WORDS).map(reader::words);
        return draft.files
                .yaml(FOLDER + "/" + KINGDOM)
                .map(file -> reader.saga(file, words.orElse(Map.of())));
    }

    private Saga saga(YamlNode file, Map<Moment, List<Message>> words) {
        var fields = Fields.of(file, draft.problems);
        var read =
                new Saga(
                        fields.required("challenge-lasts", TIME),
                        fields.required("round-lasts", TIME),
                        fields.required("rounds-max", ROUNDS),
                        some(fields, "names", Saga.NAMES_MIN, this::name),
                        some(fields, "pronouns", 1, this::pronouns),
                        some(fields, "alignments", 1, this::alignment),
                        some(fields, "weapons", 1, this::weapon),
                        some(fields, "sites", 1, this::name),
                        words);
        fields.end();
        return read;
    }

    private Map<Moment, List<Message>> words(YamlNode file) {
        var fields = Fields.of(file, draft.problems);
        var words = new EnumMap<Moment, List<Message>>(Moment.class);
        for (var moment : Moment.values()) {
            var key = moment.name().toLowerCase(Locale.ROOT).replace('_', '-');
            words.put(moment, some(fields, key, 1, node -> message(node, moment)));
        }
        fields.end();
        return words;
    }

    private <T> List<T> some(
            Fields fields, String key, int least, Function<YamlNode, Optional<T>> read) {
        var all = new ArrayList<T>();
        var expected = "a list of at least " + least;
        var list = fields.required(key, expected);
        if (list.isEmpty()) return all;
        var items = list.get().items(draft.problems);
        if (items.size() < least)
            draft.problems.add(list.get().named(items.size() + " of them", expected));
        for (var item : items) read.apply(item).ifPresent(all::add);
        return all;
    }

    private Optional<String> name(YamlNode node) {
        return node.read(ReadableText.LINE, draft.problems);
    }

    private Optional<Pronouns> pronouns(YamlNode node) {
        return node.read(OneOf.of(Pronouns.class), draft.problems);
    }

    private Optional<Alignment> alignment(YamlNode node) {
        return node.read(OneOf.of(Alignment.class), draft.problems);
    }

    private Optional<Saga.Weapon> weapon(YamlNode node) {
        var fields = Fields.of(node, draft.problems);
        var weapon =
                new Saga.Weapon(
                        fields.required("name", ReadableText.LINE),
                        fields.required("blow", ReadableText.LINE),
                        fields.required("damage", DAMAGE));
        fields.end();
        return Optional.of(weapon);
    }

    private Optional<Message> message(YamlNode node, Moment moment) {
        var template = TemplateParser.parse(node, draft.problems);
        if (template.isEmpty()) return Optional.empty();
        GapCheck.check(node, template.get(), moment.gaps(), draft.problems);
        return Optional.of(new Message(template.get(), moment.tone()));
    }
}
