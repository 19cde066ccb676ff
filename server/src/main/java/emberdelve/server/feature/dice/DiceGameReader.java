package emberdelve.server.feature.dice;

import emberdelve.config.read.Fields;
import emberdelve.config.read.PartReader;
import emberdelve.config.read.Reading;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Span;
import emberdelve.config.read.scalar.Whole;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The reader of {@code town/dice.yaml}. */
final class DiceGameReader implements PartReader<DiceGame> {
    private static final String FILE = "town/dice.yaml";
    private static final Whole STAKE = new Whole(1, 1_000_000);

    /**
     * The range of a sum of dice: 12 at least, so that the first two dice put nobody out; 40 at
     * most, which takes about ten rolls more.
     */
    private static final Whole SUM = new Whole(12, 40);

    private static final Whole PERCENT = new Whole(0, 50);
    private static final Whole SEATS = new Whole(2, 12);
    private static final Span WAIT = new Span(Duration.ofSeconds(5), Duration.ofMinutes(5));

    @Override
    public List<String> files() {
        return List.of(FILE);
    }

    @Override
    public Optional<DiceGame> read(Reading reading) {
        return reading.file(FILE).map(node -> read(node, reading));
    }

    private static DiceGame read(YamlNode node, Reading reading) {
        var fields = Fields.of(node, reading.problems());
        var game =
                new DiceGame(
                        reading.room(fields, "table"),
                        fields.required("keeper", ReadableText.LINE),
                        fields.required("least-stake", STAKE),
                        fields.required("stake-per-level", STAKE),
                        fields.required("deepest", SUM),
                        fields.required("house-stands", SUM),
                        fields.required("house-percent", PERCENT),
                        fields.required("seats", SEATS),
                        fields.required("joins", WAIT),
                        fields.required("decides", WAIT));
        if (game.houseStands() > game.deepest())
            fields.optional("house-stands")
                    .ifPresent(its -> reading.problems().add(its.wrong("not above deepest")));
        fields.end();
        return game;
    }
}
