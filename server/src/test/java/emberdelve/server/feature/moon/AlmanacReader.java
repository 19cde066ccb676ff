package emberdelve.server.feature.moon;

import emberdelve.config.read.Fields;
import emberdelve.config.read.PartReader;
import emberdelve.config.read.Reading;
import emberdelve.config.read.YamlNode;
import emberdelve.config.read.scalar.Span;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;

/** The reader of {@code almanac.yaml}. */
final class AlmanacReader implements PartReader<Almanac> {
    private static final String FILE = "almanac.yaml";
    private static final Span LASTS = new Span(Duration.ofSeconds(1), Duration.ofDays(30));

    @Override
    public List<String> files() {
        return List.of(FILE);
    }

    @Override
    public Optional<Almanac> read(Reading reading) {
        return reading.file(FILE).map(node -> read(node, reading));
    }

    private static Almanac read(YamlNode node, Reading reading) {
        var fields = Fields.of(node, reading.problems());
        var lasts = new EnumMap<Phase, Duration>(Phase.class);
        for (var phase : Phase.values()) lasts.put(phase, fields.required(phase.word(), LASTS));
        fields.end();
        var almanac = new Almanac(lasts);
        if (almanac.lasts(Phase.FULL).compareTo(almanac.lasts(Phase.NEW)) > 0)
            fields.optional(Phase.FULL.word())
                    .ifPresent(full -> reading.problems().add(full.wrong("not longer than new")));
        return almanac;
    }
}
