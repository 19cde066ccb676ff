package emberdelve.server.feature.talk;

import emberdelve.server.view.View;

import java.util.List;
import java.util.Optional;

/**
 * What was said lately, oldest first.
 *
 * @param channel of which; empty for all that the reader heard
 */
public record HistoryView(String channel, List<Line> lines) implements View {
    /**
     * @param channel an id, or {@code say}, {@code emote}, {@code shout}, {@code tell}, {@code
     *     group}
     * @param to to whom alone it was said; empty when to all who heard it
     * @param words of a player; never parsed
     * @param gesture when it was one: content has the words
     */
    public record Line(
            long tick,
            String channel,
            String who,
            Optional<String> to,
            String words,
            Optional<TalkEvent.Gestured> gesture) {
        /** Something that was said to all who heard it. */
        public Line(long tick, String channel, String who, String words) {
            this(tick, channel, who, Optional.empty(), words, Optional.empty());
        }
    }
}
