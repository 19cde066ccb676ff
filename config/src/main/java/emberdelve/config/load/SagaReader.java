package emberdelve.config.load;

import emberdelve.config.content.Alignment;
import emberdelve.config.content.Message;
import emberdelve.config.content.Pronouns;
import emberdelve.config.content.Saga;
import emberdelve.config.content.Saga.Moment;
import emberdelve.config.read.Fields;
import emberdelve.config.read.PartReader;
import emberdelve.config.read.Reading;
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

/** The reader of the folder {@code duels}; without the folder there are no duels. */
final class SagaReader implements PartReader<Saga> {
    private static final String FOLDER = "duels";
    private static final String KINGDOM = FOLDER + "/kingdom.yaml";
    private static final String WORDS = FOLDER + "/words.yaml";
    private static final Span TIME = new Span(Duration.ofSeconds(1), Duration.ofHours(1));
    private static final Whole ROUNDS = new Whole(1, 1_000);
    private static final Roll DAMAGE = new Roll(1, 100);

    @Override
    public List<String> files() {
        return List.of(KINGDOM, WORDS);
    }

    @Override
    public Optional<Saga> read(Reading reading) {
        if (!reading.has(FOLDER)) return Optional.empty();
        var words = reading.needed(WORDS).map(file -> words(file, reading));
        return reading.needed(KINGDOM).map(file -> saga(file, words.orElse(Map.of()), reading));
    }

    private static Saga saga(YamlNode file, Map<Moment, List<Message>> words, Reading reading) {
        var fields = Fields.of(file, reading.problems());
        var read =
                new Saga(
                        fields.required("challenge-lasts", TIME),
                        fields.required("round-lasts", TIME),
                        fields.required("rounds-max", ROUNDS),
                        some(fields, "names", Saga.NAMES_MIN, node -> name(node, reading), reading),
                        some(fields, "pronouns", 1, node -> pronouns(node, reading), reading),
                        some(fields, "alignments", 1, node -> alignment(node, reading), reading),
                        some(fields, "weapons", 1, node -> weapon(node, reading), reading),
                        some(fields, "sites", 1, node -> name(node, reading), reading),
                        words);
        fields.end();
        return read;
    }

    private static Map<Moment, List<Message>> words(YamlNode file, Reading reading) {
        var fields = Fields.of(file, reading.problems());
        var words = new EnumMap<Moment, List<Message>>(Moment.class);
        for (var moment : Moment.values()) {
            var key = moment.name().toLowerCase(Locale.ROOT).replace('_', '-');
            words.put(
                    moment,
                    some(
                            fields,
                            key,
                            1,
                            node -> reading.message(node, moment.tone(), moment.gaps()),
                            reading));
        }
        fields.end();
        return words;
    }

    private static <T> List<T> some(
            Fields fields,
            String key,
            int least,
            Function<YamlNode, Optional<T>> read,
            Reading reading) {
        var all = new ArrayList<T>();
        var expected = "a list of at least " + least;
        var list = fields.required(key, expected);
        if (list.isEmpty()) return all;
        var items = list.get().items(reading.problems());
        if (items.size() < least)
            reading.problems().add(list.get().named(items.size() + " of them", expected));
        for (var item : items) read.apply(item).ifPresent(all::add);
        return all;
    }

    private static Optional<String> name(YamlNode node, Reading reading) {
        return node.read(ReadableText.LINE, reading.problems());
    }

    private static Optional<Pronouns> pronouns(YamlNode node, Reading reading) {
        return node.read(OneOf.of(Pronouns.class), reading.problems());
    }

    private static Optional<Alignment> alignment(YamlNode node, Reading reading) {
        return node.read(OneOf.of(Alignment.class), reading.problems());
    }

    private static Optional<Saga.Weapon> weapon(YamlNode node, Reading reading) {
        var fields = Fields.of(node, reading.problems());
        var weapon =
                new Saga.Weapon(
                        fields.required("name", ReadableText.LINE),
                        fields.required("blow", ReadableText.LINE),
                        fields.required("damage", DAMAGE));
        fields.end();
        return Optional.of(weapon);
    }
}
