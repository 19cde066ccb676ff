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
 * @param ofToday the levels whose delve of the day they are, the quickest first; empty for those of
 *     all delves, the latest first
 */
public record DelveRecords(Optional<Band> ofToday, List<Line> lines) implements View {
    public DelveRecords {
        lines = List.copyOf(lines);
    }

    /** The levels as arguments of messages. */
    public Map<String, String> levels() {
        return ofToday.map(band ->
                        Map.of(
                                "from", Integer.toString(band.from()),
                                "to", Integer.toString(band.madeFor())))
                .orElse(Map.of());
    }

    /**
     * @param seconds of game time
     * @param party who went in
     * @param score in points; empty for one from before there were any
     */
    public record Line(String site, long seconds, List<String> party, OptionalLong score) {
        /** The line of a delve that was cleared before there were scores. */
        public Line(String site, long seconds, List<String> party) {
            this(site, seconds, party, OptionalLong.empty());
        }
    }
}
