package emberdelve.server.view;

import java.util.List;

/**
 * What was said lately, oldest first.
 *
 * @param channel of which; empty for all that the reader heard
 */
public record HistoryView(String channel, List<Line> lines) implements View {
    /**
     * @param channel an id, or {@code say}, {@code emote}, {@code shout}, {@code tell},
     *     {@code group}
     * @param words of a player; never parsed
     */
    public record Line(long tick, String channel, String who, String words) {}
}
