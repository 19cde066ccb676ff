package emberdelve.server.rule.talk;

import emberdelve.server.model.Actor;
import emberdelve.server.rule.talk.HistoryView.Line;
import emberdelve.server.time.TokenBucket;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The memory of talk: the last lines of each channel and for each player, who is away, and how much
 * each player may still say. Nothing of it is stored. Thread: world.
 */
public final class Chat {
    /**
     * The most lines that are kept of a channel: what a player reads on arrival, and a little more.
     */
    public static final int CHANNEL_LINES_MAX = 50;

    /** The most lines that are kept for a player: the context of a quarrel. */
    public static final int HEARD_LINES_MAX = 40;

    private long ticksPerLine;
    private int burst;
    private final Map<String, ChatLines> channels = new TreeMap<>();
    private final Map<Actor, Voice> voices = new HashMap<>();
    private final Reports reports = new Reports();

    private Optional<Heard> last = Optional.empty();

    private static final class Voice {
        private TokenBucket allowance;
        private final ChatLines heard = new ChatLines(HEARD_LINES_MAX);
        private Optional<String> away = Optional.empty();

        private Voice(TokenBucket allowance) {
            this.allowance = allowance;
        }
    }

    /**
     * The talk that was heard last, and the line that is kept of it, which all who heard it share.
     */
    private record Heard(TalkEvent talk, Line line) {}

    /**
     * @param ticksPerLine the ticks after which a player may say one line more, 1 or more
     * @param burst the lines that may be said at once, 1 or more
     */
    public Chat(long ticksPerLine, int burst) {
        this.ticksPerLine = ticksPerLine;
        this.burst = burst;
    }

    /** Allows so much from now on, to everybody as after a silence. */
    public void allow(long newTicksPerLine, int newBurst, long now) {
        if (newTicksPerLine == ticksPerLine && newBurst == burst) return;
        ticksPerLine = newTicksPerLine;
        burst = newBurst;
        for (var voice : voices.values()) voice.allowance = allowance(now);
    }

    private TokenBucket allowance(long now) {
        return new TokenBucket(ticksPerLine, burst, now);
    }

    /** Counts one line of the speaker; false if the speaker must wait. */
    public boolean maySpeakNow(Actor speaker, long now) {
        return voice(speaker, now).allowance.take(now);
    }

    /** Keeps a line of that channel. */
    public void said(String channel, String speaker, String words, long now) {
        channels.computeIfAbsent(channel, _ -> new ChatLines(CHANNEL_LINES_MAX))
                .add(new Line(now, channel, speaker, words));
    }

    /** Keeps a line that the reader was told. */
    public void heard(Actor reader, TalkEvent talk, long now) {
        voice(reader, now).heard.add(line(talk, now));
    }

    // Compares the object of the event: another event may have equal words.
    @SuppressWarnings("ReferenceEquality")
    private Line line(TalkEvent talk, long now) {
        if (last.isPresent() && last.get().talk() == talk && last.get().line().tick() == now)
            return last.get().line();
        var gesture =
                talk instanceof TalkEvent.Gestured social
                        ? Optional.of(social)
                        : Optional.<TalkEvent.Gestured>empty();
        var to =
                switch (talk) {
                    case TalkEvent.Told(_, var listener, _) -> Optional.of(listener.name());
                    case TalkEvent.Whispered(_, var listener, _) -> Optional.of(listener.name());
                    default -> Optional.<String>empty();
                };
        var line = new Line(now, kind(talk), talk.speaker().name(), to, talk.words(), gesture);
        last = Optional.of(new Heard(talk, line));
        return line;
    }

    /** The last lines of that channel, oldest first. */
    public List<Line> ofChannel(String channel, int most) {
        var lines = channels.get(channel);
        return lines == null ? List.of() : lines.latest(most, _ -> true);
    }

    /** The last lines for this player, of one kind such as {@code tell}, or of all. */
    public List<Line> heardBy(Actor reader, Optional<String> kind, int most) {
        var voice = voices.get(reader);
        if (voice == null) return List.of();
        return voice.heard.latest(
                most, line -> kind.isEmpty() || line.channel().equals(kind.get()));
    }

    /** Marks the actor as away, with words for others. */
    public void leave(Actor actor, String words, long now) {
        voice(actor, now).away = Optional.of(words);
    }

    /** Marks the actor as back; false if it was not away. */
    public boolean isBack(Actor actor) {
        var voice = voices.get(actor);
        if (voice == null || voice.away.isEmpty()) return false;
        voice.away = Optional.empty();
        return true;
    }

    /** The words of an actor who is away. */
    public Optional<String> away(Actor actor) {
        var voice = voices.get(actor);
        return voice == null ? Optional.empty() : voice.away;
    }

    public Reports reports() {
        return reports;
    }

    /** Forgets a character that has left the dungeon. */
    public void forget(Actor actor) {
        voices.remove(actor);
    }

    private Voice voice(Actor actor, long now) {
        return voices.computeIfAbsent(actor, _ -> new Voice(allowance(now)));
    }

    private static String kind(TalkEvent talk) {
        return switch (talk) {
            case TalkEvent.Spoke _ -> "say";
            case TalkEvent.Emoted _, TalkEvent.Gestured _ -> "emote";
            case TalkEvent.Shouted _ -> "shout";
            case TalkEvent.Told _ -> "tell";
            case TalkEvent.Whispered _ -> "whisper";
            case TalkEvent.ToldGroup _ -> "group";
            case TalkEvent.Channelled(_, var channel, _) -> channel;
        };
    }
}
