package emberdelve.server.rule.talk;

import emberdelve.server.view.View;

import java.util.List;
import java.util.Optional;

/**
 * The latest talk, oldest first.
 *
 * @param channel the channel's id; empty for all lines that the reader was told
 */
public record HistoryView(String channel, List<Line> lines) implements View {
    /**
     * @param channel an id, or {@code say}, {@code emote}, {@code shout}, {@code tell}, {@code
     *     group}
     * @param to the only listener; empty if the line was said to all
     * @param words a player's text; never parsed
     * @param gesture the gesture, whose words are in the content
     */
    public record Line(
            long tick,
            String channel,
            String who,
            Optional<String> to,
            String words,
            Optional<TalkEvent.Gestured> gesture) {
        /** A line that was said to all. */
        public Line(long tick, String channel, String who, String words) {
            this(tick, channel, who, Optional.empty(), words, Optional.empty());
        }
    }
}
