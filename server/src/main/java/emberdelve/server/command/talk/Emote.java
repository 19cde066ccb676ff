package emberdelve.server.command.talk;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.world.event.Talk;

/** {@code emote WORDS}, {@code :WORDS}: shows everybody in the room what the character does. */
public record Emote(String words) implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.TALK, "em*ote", ":").text(Emote::new);

    @Override
    public Reply run(Scene scene) {
        return Breathing.speak(
                scene,
                () -> {
                    scene.emit(new Talk.Emoted(scene.self().named(), words));
                    return Reply.NOTHING;
                });
    }
}
