package emberdelve.server.feature.stone;

import emberdelve.config.read.Fields;
import emberdelve.config.read.PartReader;
import emberdelve.config.read.Reading;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Whole;

import java.util.List;
import java.util.Optional;

/** The reader of {@code stone} in {@code pursuits/trades.yaml}. */
final class StoneReader implements PartReader<Stone> {
    private static final String FILE = "pursuits/trades.yaml";
    private static final Whole COINS = new Whole(1, 1_000_000);

    @Override
    public List<String> files() {
        return List.of(FILE);
    }

    @Override
    public Optional<Stone> read(Reading reading) {
        return reading.key(FILE, "stone").map(node -> stone(node, reading));
    }

    private static Stone stone(YamlNode node, Reading reading) {
        var fields = Fields.of(node, reading.problems());
        var stone =
                new Stone(
                        fields.required("carver", ReadableText.LINE),
                        reading.room(fields, "room"),
                        fields.required("price", COINS));
        fields.end();
        return stone;
    }
}
