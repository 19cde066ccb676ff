package emberdelve.server.feature.rumour;

import emberdelve.config.read.Fields;
import emberdelve.config.read.PartReader;
import emberdelve.config.read.Reading;
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

/** The reader of {@code pursuits/rumours.yaml}. */
final class RumoursReader implements PartReader<Rumours> {
    private static final String FILE = "pursuits/rumours.yaml";
    private static final Span TIME = new Span(Duration.ofMinutes(1), Duration.ofDays(7));

    /** The text of a rumour: two or three lines on a screen. */
    private static final ReadableText RUMOUR = new ReadableText(200);

    @Override
    public List<String> files() {
        return List.of(FILE);
    }

    @Override
    public Optional<Rumours> read(Reading reading) {
        return reading.file(FILE).map(node -> read(node, reading));
    }

    private static Rumours read(YamlNode node, Reading reading) {
        var fields = Fields.of(node, reading.problems());
        var toldIn = reading.room(fields, "told-in");
        var after = fields.requiredPart("after");
        var least = after.required("least", TIME);
        var most = after.required("most", TIME);
        after.end();
        if (least.compareTo(most) > 0)
            fields.optional("after")
                    .ifPresent(its -> reading.problems().add(its.wrong("least not above most")));
        var rumours =
                new Rumours(
                        toldIn,
                        least,
                        most,
                        fields.required("stays", TIME),
                        rare(fields.required("rare", "a list of monsters"), reading));
        fields.end();
        return rumours;
    }

    private static List<Rumours.Rare> rare(Optional<YamlNode> list, Reading reading) {
        var rare = new ArrayList<Rumours.Rare>();
        if (list.isEmpty()) return rare;
        var known = new HashSet<String>();
        for (var item : list.get().items(reading.problems())) rare.add(one(item, known, reading));
        if (rare.isEmpty()) reading.problems().add(list.get().wrong("at least one monster"));
        return rare;
    }

    private static Rumours.Rare one(YamlNode item, Set<String> known, Reading reading) {
        var fields = Fields.of(item, reading.problems());
        var monster = reading.monster(fields);
        if (!known.add(monster))
            fields.optional("monster")
                    .ifPresent(value -> reading.problems().add(value.wrong("each monster once")));
        var zone = fields.required("zone", Id.ID);
        fields.optional("zone")
                .filter(value -> value.text().flatMap(Id.ID::parse).isPresent())
                .ifPresent(value -> checkZone(zone, value, reading));
        var rare = new Rumours.Rare(monster, zone, fields.required("rumour", RUMOUR));
        fields.end();
        return rare;
    }

    /**
     * Checks that the zone exists and is not safe: in a safe zone nobody could kill the monster.
     */
    private static void checkZone(String zone, YamlNode value, Reading reading) {
        var found = Optional.ofNullable(reading.zones().get(zone));
        if (found.isEmpty())
            reading.problems().add(value.wrong("a zone that exists", reading.zones().keySet()));
        else if (found.get().safe()) reading.problems().add(value.wrong("a zone that is not safe"));
    }
}
