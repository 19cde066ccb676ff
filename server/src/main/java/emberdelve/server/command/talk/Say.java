package emberdelve.server.command.talk;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.world.event.Talk;

/** {@code say WORDS}, {@code 'WORDS}: speaks to everybody in the room. */
public record Say(String words) implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.TALK, "sa*y", "'").text(Say::new);

    @Override
    public Reply run(Scene scene) {
        return Breathing.speak(
                scene,
                () -> {
                    scene.emit(new Talk.Spoke(scene.self().named(), words));
                    return Reply.NOTHING;
                });
    }
}
