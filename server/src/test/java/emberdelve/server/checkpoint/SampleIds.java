package emberdelve.server.checkpoint;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Gives each sample of a row an id of its own. */
final class SampleIds {
    private long last;

    long next() {
        return ++last;
    }

    /** One for each component, with an id of its own. */
    <R extends Record> List<R> sampled(R base, Map<String, Object> choices) {
        var rows = new ArrayList<R>();
        rows.add(base);
        for (var row : Samples.variants(base, choices))
            rows.add(Samples.with(row, Map.of("id", next())));
        return rows;
    }
}
