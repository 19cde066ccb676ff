package emberdelve.server.rule.talk;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Actor;

import java.util.Locale;
import java.util.Map;

/**
 * {@code chat WORDS}: speaks on a channel. {@code chat} alone or {@code chat list} shows the latest
 * lines of the channel, {@code chat off} and {@code chat on} switch it, {@code chat help} explains
 * this.
 */
public record ChannelCommand(String channel, String words) implements Command.Free {
    /** The verb of a channel. */
    public static Verb verb(String channel) {
        return Verb.of(Verb.Kind.TALK, channel)
                .explainedBy("channels")
                .inOwnWords()
                .optionalText(words -> new ChannelCommand(channel, words));
    }

    @Override
    public Reply run(Scene scene) {
        return switch (words.toLowerCase(Locale.ROOT)) {
            case "", "list", "history" -> {
                var lines =
                        scene.directory()
                                .service(Chat.class)
                                .ofChannel(channel, HistoryCommand.LINES);
                yield Reply.of(new HistoryView(channel, lines));
            }
            case "on", "join" -> turn(scene, true);
            case "off", "leave" -> turn(scene, false);
            case "help", "?", "who" -> Reply.note("channel.usage", Map.of("channel", channel));
            default -> speak(scene);
        };
    }

    private Reply turn(Scene scene, boolean on) {
        var self = scene.self();
        var old = self.preferences();
        self.setPreferences(old.withSettings(old.settings().withMuted(channel, !on)));
        return Reply.note(on ? "channel.on" : "channel.off", Map.of("channel", channel));
    }

    private Reply speak(Scene scene) {
        if (isMutedBy(scene.self()))
            return Reply.note("channel.is-off", Map.of("channel", channel));
        return ChatRateLimit.speak(
                scene,
                () -> {
                    var event = new TalkEvent.Channelled(scene.self().named(), channel, words);
                    scene.directory()
                            .service(Chat.class)
                            .said(channel, scene.self().name(), words, scene.world().now());
                    scene.world().part(Elsewhere.class).said(channel, scene.self().name(), words);
                    for (var presence : scene.directory().online()) {
                        if (!isMutedBy(presence.actor()))
                            scene.world().tell(presence.actor(), event);
                    }
                    scene.directory().abroad().sendToAll(new FarChannel(scene.account(), event));
                    return Reply.NOTHING;
                });
    }

    private boolean isMutedBy(Actor listener) {
        return listener.preferences().settings().mutedChannels().contains(channel);
    }
}
