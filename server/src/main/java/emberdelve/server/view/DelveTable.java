package emberdelve.server.view;

import java.util.List;

/**
 * Delves that were cleared.
 *
 * @param ofToday whether they are those of the delve of the day, the quickest first; else the
 *     latest first
 */
public record DelveTable(boolean ofToday, List<Line> lines) implements View {
    /**
     * @param seconds of game time
     * @param party who went in
     */
    public record Line(String site, long seconds, List<String> party) {}
}
