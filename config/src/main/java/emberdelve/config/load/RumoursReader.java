package emberdelve.config.load;

import emberdelve.config.content.Rumours;
import emberdelve.config.read.Fields;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Id;
import emberdelve.config.read.scalar.ReadableText;
import emberdelve.config.read.scalar.Span;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** {@code pursuits/rumours.yaml}. Zones have been read before. */
final class RumoursReader {
    private static final Span TIME = new Span(Duration.ofMinutes(1), Duration.ofDays(7));

    /** Two or three lines on a screen. */
    private static final ReadableText RUMOUR = new ReadableText(200);

    private RumoursReader() {}

    static Rumours read(YamlNode node, Draft draft) {
        var fields = Fields.of(node, draft.problems);
        var toldIn = draft.room(fields, "told-in");
        var after = fields.requiredPart("after");
        var least = after.required("least", TIME);
        var most = after.required("most", TIME);
        after.end();
        if (least.compareTo(most) > 0)
            fields.optional("after")
                    .ifPresent(its -> draft.problems.add(its.wrong("least not above most")));
        var rumours =
                new Rumours(
                        toldIn,
                        least,
                        most,
                        fields.required("stays", TIME),
                        rare(fields.required("rare", "a list of monsters"), draft));
        fields.end();
        return rumours;
    }

    private static List<Rumours.Rare> rare(Optional<YamlNode> list, Draft draft) {
        var rare = new ArrayList<Rumours.Rare>();
        if (list.isEmpty()) return rare;
        var known = new HashSet<String>();
        for (var item : list.get().items(draft.problems)) rare.add(one(item, known, draft));
        if (rare.isEmpty()) draft.problems.add(list.get().wrong("at least one monster"));
        return rare;
    }

    private static Rumours.Rare one(YamlNode item, Set<String> known, Draft draft) {
        var fields = Fields.of(item, draft.problems);
        var monster = draft.monster(fields);
        if (!known.add(monster))
            fields.optional("monster")
                    .ifPresent(value -> draft.problems.add(value.wrong("each monster once")));
        var zone = fields.required("zone", Id.ID);
        fields.optional("zone")
                .filter(value -> value.text().flatMap(Id.ID::parse).isPresent())
                .ifPresent(value -> checkZone(zone, value, draft));
        var rare = new Rumours.Rare(monster, zone, fields.required("rumour", RUMOUR));
        fields.end();
        return rare;
    }

    /** A monster that may not be harmed is no aim. */
    private static void checkZone(String zone, YamlNode value, Draft draft) {
        var found = Optional.ofNullable(draft.zones.get(zone));
        if (found.isEmpty())
            draft.problems.add(value.wrong("a zone that exists", draft.zones.keySet()));
        else if (found.get().safe()) draft.problems.add(value.wrong("a zone that is not safe"));
    }
}
