package emberdelve.server.feature.delve;

import emberdelve.server.view.View;

import java.util.List;
import java.util.OptionalLong;

/**
 * A list of cleared delves.
 *
 * @param ofToday whether the list is of today's delve of the day, the quickest first; else the
 *     latest first
 */
public record DelveRecords(boolean ofToday, List<Line> lines) implements View {
    /**
     * @param seconds of game time
     * @param party who went in
     * @param score in points; empty for one from before there were any
     */
    public record Line(String site, long seconds, List<String> party, OptionalLong score) {
        /** One that was cleared before there were scores. */
        public Line(String site, long seconds, List<String> party) {
            this(site, seconds, party, OptionalLong.empty());
        }
    }
}
