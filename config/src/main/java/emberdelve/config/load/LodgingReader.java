package emberdelve.config.load;

import emberdelve.config.content.Lodging;
import emberdelve.config.read.Fields;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Span;
import emberdelve.config.read.scalar.Whole;

import java.time.Duration;

/** {@code town/lodging.yaml}. Rooms have been read before. */
final class LodgingReader {
    private static final Whole PRICE = new Whole(0, 1_000_000);

    /** Each room is a zone of its own: so many cost some megabytes. */
    private static final Whole ROOMS = new Whole(1, 10_000);

    private static final Span LASTS = new Span(Duration.ofDays(1), Duration.ofDays(365));
    private static final Span WARNED = new Span(Duration.ofHours(1), Duration.ofDays(365));
    private static final ReadableText DESCRIPTION = new ReadableText(1_000);

    /** The beginning of names for zones of rooms that are let in play. */
    private static final String RESERVED = "lodging-";

    private LodgingReader() {}

    static Lodging read(YamlNode node, Draft draft) {
        for (var zone : draft.zones.keySet()) {
            if (zone.startsWith(RESERVED))
                draft.problems.add(
                        draft.files.unknown(
                                "zones/" + zone,
                                "reserved",
                                "an id that does not begin with " + RESERVED));
        }
        var fields = Fields.of(node, draft.problems);
        var house = draft.room(fields, "house");
        var chest =
                fields.required("chest", Id.ID.expected())
                        .flatMap(value -> ItemReader.named(value, draft))
                        .orElseGet(Id.ID::standIn);
        var lodging =
                new Lodging(
                        house,
                        fields.required("keeper", ReadableText.LINE),
                        fields.required("price", PRICE),
                        fields.optional("price-per-level", PRICE, 0),
                        lasts(fields, draft),
                        fields.required("warned-before", WARNED),
                        fields.required("rooms", ROOMS),
                        chest,
                        fields.required("name", ReadableText.LINE),
                        fields.required("description", DESCRIPTION),
                        fields.required("writing", ReadableText.LINE));
        fields.end();
        return lodging;
    }

    /** Players are told it in days. */
    private static Duration lasts(Fields fields, Draft draft) {
        var lasts = fields.required("lasts", LASTS);
        if (!lasts.equals(Duration.ofDays(lasts.toDays())))
            fields.optional("lasts")
                    .ifPresent(node -> draft.problems.add(node.wrong("whole days, such as 7d")));
        return lasts;
    }
}
