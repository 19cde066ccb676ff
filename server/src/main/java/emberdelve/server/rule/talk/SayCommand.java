package emberdelve.server.rule.talk;

import emberdelve.config.content.Trigger.When;
import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Speaker;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Deed;

/** {@code say WORDS}, {@code 'WORDS}: speaks to everybody in the room. */
record SayCommand(String words) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.TALK, "sa*y", "'")
                    .openTo(Speaker::isHeard)
                    .inOwnWords()
                    .text(SayCommand::new);

    @Override
    public Reply run(Scene scene) {
        return ChatRateLimit.speak(
                scene,
                () -> {
                    scene.emit(new TalkEvent.Spoke(scene.self().named(), words));
                    scene.world()
                            .hooks()
                            .deed(Deed.of(scene.room(), When.SAY, scene.self()).called(words));
                    return Reply.NOTHING;
                });
    }
}
