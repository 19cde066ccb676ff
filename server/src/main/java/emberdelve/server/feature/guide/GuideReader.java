package emberdelve.server.feature.guide;

import emberdelve.config.content.RoomId;
import emberdelve.config.read.Fields;
import emberdelve.config.read.PartReader;
import emberdelve.config.read.Reading;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Whole;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The reader of {@code guide} in {@code pursuits/trades.yaml}. */
final class GuideReader implements PartReader<Guide> {
    private static final String FILE = "pursuits/trades.yaml";
    private static final Whole MORE_COINS = new Whole(0, 1_000_000);

    @Override
    public List<String> files() {
        return List.of(FILE);
    }

    @Override
    public Optional<Guide> read(Reading reading) {
        return reading.key(FILE, "guide").map(node -> guide(node, reading));
    }

    private static Guide guide(YamlNode node, Reading reading) {
        var fields = Fields.of(node, reading.problems());
        var guide =
                new Guide(
                        fields.required("name", ReadableText.LINE),
                        stops(fields.required("stops", "a list of rooms"), reading),
                        fields.required("base", MORE_COINS),
                        fields.required("per-level", MORE_COINS));
        fields.end();
        return guide;
    }

    private static List<RoomId> stops(Optional<YamlNode> list, Reading reading) {
        var stops = new ArrayList<RoomId>();
        if (list.isEmpty()) return stops;
        for (var item : list.get().items(reading.problems())) {
            var stop = reading.room(item);
            if (stop.filter(stops::contains).isPresent())
                reading.problems().add(item.wrong("each room once"));
            stop.ifPresent(stops::add);
        }
        return stops;
    }
}
