package emberdelve.server.feature.delve;

import emberdelve.server.view.View;

import java.util.List;

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
     */
    public record Line(String site, long seconds, List<String> party) {}
}
