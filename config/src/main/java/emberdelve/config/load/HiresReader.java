package emberdelve.config.load;

import emberdelve.config.content.Hires;
import emberdelve.config.read.Fields;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Span;
import emberdelve.config.read.scalar.Whole;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The {@code hires} of a room. */
final class HiresReader {
    private static final Whole PRICE = new Whole(0, 1_000_000);
    private static final Span LASTS = new Span(Duration.ofMinutes(1), Duration.ofHours(24));

    private HiresReader() {}

    static Hires read(YamlNode node, Draft draft) {
        var fields = Fields.of(node, draft.problems);
        var hires =
                new Hires(
                        fields.required("keeper", ReadableText.LINE),
                        offers(fields.required("offers", "a list of monsters with prices"), draft));
        fields.end();
        return hires;
    }

    private static List<Hires.Offer> offers(Optional<YamlNode> list, Draft draft) {
        var offers = new ArrayList<Hires.Offer>();
        if (list.isEmpty()) return offers;
        for (var item : list.get().items(draft.problems)) {
            var fields = Fields.of(item, draft.problems);
            var monster = draft.monster(fields);
            offers.add(
                    new Hires.Offer(
                            monster,
                            fields.required("price", PRICE),
                            fields.optional("price-per-level", PRICE, 0),
                            fields.required("lasts", LASTS)));
            fields.end();
        }
        if (offers.isEmpty()) draft.problems.add(list.get().wrong("at least one monster"));
        return offers;
    }
}
