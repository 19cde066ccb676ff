package emberdelve.server.feature.delve;

import emberdelve.config.content.DelveContent.Band;
import emberdelve.server.view.View;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * A list of cleared delves.
 *
 * @param ofToday the levels for whose delve of the day this list is, the quickest first; empty for
 *     a list of any delves, the latest first
 */
public record DelveRecords(Optional<Band> ofToday, List<Line> lines) implements View {
    public DelveRecords {
        lines = List.copyOf(lines);
    }

    /** The levels of {@code ofToday} as arguments of messages. */
    public Map<String, String> levels() {
        return ofToday.map(band ->
                        Map.of(
                                "from", Integer.toString(band.from()),
                                "to", Integer.toString(band.madeFor())))
                .orElse(Map.of());
    }

    /**
     * A line of the list: a cleared delve.
     *
     * @param seconds the game time until the delve was cleared
     * @param party the names of all who went in
     * @param score the points; empty for a delve that was cleared before there were scores
     */
    public record Line(String site, long seconds, List<String> party, OptionalLong score) {
        /** The line of a delve that was cleared before there were scores. */
        public Line(String site, long seconds, List<String> party) {
            this(site, seconds, party, OptionalLong.empty());
        }
    }
}
