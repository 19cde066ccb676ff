package emberdelve.server.feature.lodging;

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

/** The reader of {@code town/lodging.yaml}. */
final class LodgingReader implements PartReader<Lodging> {
    private static final String FILE = "town/lodging.yaml";
    private static final Whole PRICE = new Whole(0, 1_000_000);

    /** The number of rooms. Each is a zone of its own: the most cost some megabytes. */
    private static final Whole ROOMS = new Whole(1, 10_000);

    private static final Span LASTS = new Span(Duration.ofDays(1), Duration.ofDays(365));
    private static final Span WARNED = new Span(Duration.ofHours(1), Duration.ofDays(365));
    private static final ReadableText DESCRIPTION = new ReadableText(1_000);

    /** The beginning of the ids of the rooms' zones, which no zone of content may have. */
    private static final String RESERVED = "lodging-";

    @Override
    public List<String> files() {
        return List.of(FILE);
    }

    @Override
    public Optional<Lodging> read(Reading reading) {
        return reading.file(FILE).map(node -> read(node, reading));
    }

    private static Lodging read(YamlNode node, Reading reading) {
        reading.reserveZones(RESERVED);
        var fields = Fields.of(node, reading.problems());
        var house = reading.room(fields, "house");
        var chest = reading.item(fields, "chest");
        var lodging =
                new Lodging(
                        house,
                        fields.required("keeper", ReadableText.LINE),
                        fields.required("price", PRICE),
                        fields.optional("price-per-level", PRICE, 0),
                        lasts(fields, reading),
                        fields.required("warned-before", WARNED),
                        fields.required("rooms", ROOMS),
                        chest,
                        fields.required("name", ReadableText.LINE),
                        fields.required("description", DESCRIPTION),
                        fields.required("writing", ReadableText.LINE));
        fields.end();
        return lodging;
    }

    /** Reads the time that is paid for: whole days, because players are told it in days. */
    private static Duration lasts(Fields fields, Reading reading) {
        var lasts = fields.required("lasts", LASTS);
        if (!lasts.equals(Duration.ofDays(lasts.toDays())))
            fields.optional("lasts")
                    .ifPresent(
                            node -> reading.problems().add(node.wrong("whole days, such as 7d")));
        return lasts;
    }
}
