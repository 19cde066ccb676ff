package emberdelve.config.load;

import emberdelve.config.content.Hoard;
import emberdelve.config.read.Fields;
import emberdelve.config.read.Reading;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.OneOf;
import emberdelve.config.read.scalar.Whole;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The reader of {@code delves/hoard.yaml}; without the file there is no hoard. */
final class HoardReader {
    static final String FILE = "delves/hoard.yaml";
    private static final Whole CHANCE = new Whole(0, 100);
    private static final Whole WEIGHT = new Whole(0, 1_000);
    private static final Whole LEVEL = new Whole(1, 100);
    private static final OneOf<Hoard.Rarity> RARITY = OneOf.of(Hoard.Rarity.class);

    private HoardReader() {}

    static Hoard read(Reading reading) {
        return reading.file(FILE).map(node -> read(node, reading)).orElse(Hoard.NONE);
    }

    private static Hoard read(YamlNode node, Reading reading) {
        var fields = Fields.of(node, reading.problems());
        var hoard =
                new Hoard(
                        fields.required("chance", CHANCE),
                        weights(fields.requiredPart("weights")),
                        finds(fields, reading));
        fields.end();
        return hoard;
    }

    private static Map<Hoard.Rarity, Integer> weights(Fields part) {
        var weights = new EnumMap<Hoard.Rarity, Integer>(Hoard.Rarity.class);
        for (var rarity : Hoard.Rarity.values())
            weights.put(rarity, part.required(rarity.name().toLowerCase(Locale.ROOT), WEIGHT));
        part.end();
        return weights;
    }

    private static List<Hoard.Find> finds(Fields fields, Reading reading) {
        var finds = new ArrayList<Hoard.Find>();
        var list = fields.required("finds", "a list of finds");
        if (list.isEmpty()) return finds;
        for (var node : list.get().items(reading.problems())) {
            var part = Fields.of(node, reading.problems());
            var item =
                    part.required("item", Id.ID.expected()).flatMap(named -> reading.item(named));
            var rarity = part.required("rarity", RARITY);
            var from = part.optional("from", LEVEL, LEVEL.min());
            var to = part.optional("to", new Whole(from, LEVEL.max()), LEVEL.max());
            part.end();
            item.ifPresent(id -> finds.add(new Hoard.Find(id, rarity, from, to)));
        }
        return finds;
    }
}
