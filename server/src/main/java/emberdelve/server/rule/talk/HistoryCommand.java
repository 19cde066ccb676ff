package emberdelve.server.rule.talk;

import emberdelve.server.command.Command;
import emberdelve.server.command.Numbers;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TypedWords;
import emberdelve.server.command.Verb;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * {@code history}, {@code history chat}, {@code history group 5}: shows the latest talk: of a
 * channel, all lines; else the lines that this player was told.
 *
 * @param kind a channel, or a way of talking; empty for all lines of this player
 */
public record HistoryCommand(String kind, int lines) implements Command.Free {
    /** The number of lines that fit a screen, together with the typed command. */
    static final int LINES = 15;

    private static final List<String> HEARD =
            List.of("say", "tell", "whisper", "group", "shout", "emote");

    public static final Verb VERB =
            Verb.of(Verb.Kind.TALK, "his*tory").parsed(HistoryCommand::parse);

    private static Optional<Command> parse(String rest) {
        var words = TypedWords.apart(rest.toLowerCase(Locale.ROOT));
        return switch (words.size()) {
            case 0 -> Optional.of(new HistoryCommand("", LINES));
            case 1 ->
                    number(words.getFirst())
                            .<Command>map(lines -> new HistoryCommand("", lines))
                            .or(() -> Optional.of(new HistoryCommand(words.getFirst(), LINES)));
            case 2 ->
                    number(words.get(1)).map(lines -> new HistoryCommand(words.getFirst(), lines));
            default -> Optional.empty();
        };
    }

    private static Optional<Integer> number(String typed) {
        return Numbers.whole(typed, 1, Chat.CHANNEL_LINES_MAX).map(Long::intValue);
    }

    @Override
    public Reply run(Scene scene) {
        var chat = scene.directory().service(Chat.class);
        if (scene.world().content().channels().containsKey(kind))
            return Reply.of(new HistoryView(kind, chat.ofChannel(kind, lines)));
        if (!kind.isEmpty() && !HEARD.contains(kind))
            return Reply.note("history.unknown", Map.of("what", kind));
        var wanted = kind.isEmpty() ? Optional.<String>empty() : Optional.of(kind);
        return Reply.of(new HistoryView(kind, chat.heardBy(scene.self(), wanted, lines)));
    }
}
