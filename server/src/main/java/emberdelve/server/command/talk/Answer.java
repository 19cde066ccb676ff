package emberdelve.server.command.talk;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;

/** {@code reply WORDS}: tells whoever told this player something last. */
public record Answer(String words) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.TALK, "rep*ly").explainedBy("tell").text(Answer::new);

    @Override
    public Reply run(Scene scene) {
        var teller = scene.directory().lastTeller(scene.self());
        if (teller.isEmpty()) return Reply.note("reply.nobody");
        return Tell.tell(scene, teller.get(), words);
    }
}
