package emberdelve.config.load;

import emberdelve.config.content.Smith;
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

/** The reader of {@code smith} in {@code pursuits/trades.yaml}. */
final class SmithReader implements PartReader<Smith> {
    private static final String FILE = "pursuits/trades.yaml";
    private static final Whole STEPS = new Whole(1, Smith.STEPS_MAX);
    private static final Whole POINTS = new Whole(1, 100);
    private static final Whole PERCENT = new Whole(0, 100);
    private static final Whole GROWTH = new Whole(100, 1_000);
    private static final Whole COINS = new Whole(1, 1_000_000);
    private static final Span LASTS = new Span(Duration.ofSeconds(1), Duration.ofHours(24));

    @Override
    public List<String> files() {
        return List.of(FILE);
    }

    @Override
    public Optional<Smith> read(Reading reading) {
        return reading.key(FILE, "smith").map(node -> smith(node, reading));
    }

    private static Smith smith(YamlNode node, Reading reading) {
        var fields = Fields.of(node, reading.problems());
        var smith =
                new Smith(
                        fields.required("name", ReadableText.LINE),
                        reading.room(fields, "room"),
                        fields.required("steps", STEPS),
                        fields.required("keenness", POINTS),
                        fields.required("sturdiness", POINTS),
                        price(fields.requiredPart("price")),
                        honing(fields.requiredPart("honing")));
        fields.end();
        return smith;
    }

    private static Smith.Price price(Fields part) {
        var price =
                new Smith.Price(
                        part.required("base", COINS),
                        part.required("value-percent", PERCENT),
                        part.required("growth-percent", GROWTH),
                        part.required("kept-percent", PERCENT));
        part.end();
        return price;
    }

    private static Smith.Honing honing(Fields part) {
        var honing =
                new Smith.Honing(
                        part.required("effect", ReadableText.LINE),
                        part.required("keenness", POINTS),
                        part.required("lasts", LASTS),
                        part.required("price-per-level", COINS));
        part.end();
        return honing;
    }
}
