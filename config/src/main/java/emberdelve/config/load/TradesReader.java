package emberdelve.config.load;

import emberdelve.config.content.Guide;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.Smith;
import emberdelve.config.content.Stone;
import emberdelve.config.content.Trades;
import emberdelve.config.read.Fields;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.RoomName;
import emberdelve.config.read.scalar.Span;
import emberdelve.config.read.scalar.Whole;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** {@code pursuits/trades.yaml}. Rooms have been read before. */
final class TradesReader {
    private static final Whole STEPS = new Whole(1, Smith.STEPS_MAX);
    private static final Whole POINTS = new Whole(1, 100);
    private static final Whole PERCENT = new Whole(0, 100);
    private static final Whole GROWTH = new Whole(100, 1_000);
    private static final Whole COINS = new Whole(1, 1_000_000);
    private static final Whole MORE_COINS = new Whole(0, 1_000_000);
    private static final Span LASTS = new Span(Duration.ofSeconds(1), Duration.ofHours(24));

    private TradesReader() {}

    static Trades read(YamlNode node, Draft draft) {
        var fields = Fields.of(node, draft.problems);
        var trades =
                new Trades(
                        fields.optional("smith").map(its -> smith(its, draft)),
                        fields.optional("guide").map(its -> guide(its, draft)),
                        fields.optional("stone").map(its -> stone(its, draft)));
        fields.end();
        return trades;
    }

    private static Smith smith(YamlNode node, Draft draft) {
        var fields = Fields.of(node, draft.problems);
        var smith =
                new Smith(
                        fields.required("name", ReadableText.LINE),
                        draft.room(fields, "room"),
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

    private static Guide guide(YamlNode node, Draft draft) {
        var fields = Fields.of(node, draft.problems);
        var guide =
                new Guide(
                        fields.required("name", ReadableText.LINE),
                        stops(fields.required("stops", "a list of rooms"), draft),
                        fields.required("base", MORE_COINS),
                        fields.required("per-level", MORE_COINS));
        fields.end();
        return guide;
    }

    private static List<RoomId> stops(Optional<YamlNode> list, Draft draft) {
        var stops = new ArrayList<RoomId>();
        if (list.isEmpty()) return stops;
        for (var item : list.get().items(draft.problems)) {
            var stop = item.read(RoomName.WITH_ZONE, draft.problems);
            stop.ifPresent(room -> draft.rooms.mention(room, item));
            if (stop.filter(stops::contains).isPresent())
                draft.problems.add(item.wrong("each room once"));
            stop.ifPresent(stops::add);
        }
        return stops;
    }

    private static Stone stone(YamlNode node, Draft draft) {
        var fields = Fields.of(node, draft.problems);
        var stone =
                new Stone(
                        fields.required("carver", ReadableText.LINE),
                        draft.room(fields, "room"),
                        fields.required("price", COINS));
        fields.end();
        return stone;
    }
}
