package emberdelve.server.rule.talk;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code channels}: lists the channels, and which are on. */
record ChannelsCommand() implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.TALK, "ch*annels").alone(ChannelsCommand::new);

    @Override
    public Reply run(Scene scene) {
        var muted = scene.self().preferences().settings().mutedChannels();
        var channels =
                new ChannelsView(
                        scene.world().content().channels().values().stream()
                                .map(channel ->
                                        new ChannelsView.Line(
                                                channel.id(),
                                                channel.summary(),
                                                !muted.contains(channel.id())))
                                .toList());
        var notice = scene.world().part(Elsewhere.class).notice();
        return notice.map(note -> Reply.of(channels, note)).orElseGet(() -> Reply.of(channels));
    }
}
