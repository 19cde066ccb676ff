package emberdelve.server.rule.talk;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Speaker;
import emberdelve.server.command.Verb;
import emberdelve.server.text.Semblance;

/** {@code emote WORDS}, {@code :WORDS}: shows everybody in the room what the character does. */
record EmoteCommand(String words) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.TALK, "em*ote", ":")
                    .openTo(Speaker::isHeard)
                    .inOwnWords()
                    .text(EmoteCommand::new);

    @Override
    public Reply run(Scene scene) {
        if (Semblance.isOfTheGame(scene.world().content().messages(), words))
            return Reply.note("talk.reads-as-ours");
        return ChatRateLimit.speak(
                scene,
                () -> {
                    scene.emit(new TalkEvent.Emoted(scene.self().named(), words));
                    return Reply.NOTHING;
                });
    }
}
