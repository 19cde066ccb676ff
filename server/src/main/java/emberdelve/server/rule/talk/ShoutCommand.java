package emberdelve.server.rule.talk;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Speaker;
import emberdelve.server.command.Verb;

/** {@code shout WORDS}: speaks to everybody in the zone. */
record ShoutCommand(String words) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.TALK, "sh*out")
                    .openTo(Speaker::isHeard)
                    .inOwnWords()
                    .text(ShoutCommand::new);

    @Override
    public Reply run(Scene scene) {
        return ChatRateLimit.speak(
                scene,
                () -> {
                    scene.emit(new TalkEvent.Shouted(scene.self().named(), words));
                    return Reply.NOTHING;
                });
    }
}
