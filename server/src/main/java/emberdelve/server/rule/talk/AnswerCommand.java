package emberdelve.server.rule.talk;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Speaker;
import emberdelve.server.command.Verb;

/** {@code reply WORDS}: answers the last {@code tell} to this player. */
record AnswerCommand(String words) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.TALK, "rep*ly")
                    .explainedBy("tell")
                    .openTo(Speaker::isHeard)
                    .inOwnWords()
                    .text(AnswerCommand::new);

    @Override
    public Reply run(Scene scene) {
        var teller = scene.directory().lastTeller(scene.self());
        if (teller.isEmpty()) return Reply.note("reply.nobody");
        return scene.world()
                .population()
                .find(teller.get())
                .map(here -> TellCommand.tell(scene, here, words))
                .or(() ->
                        scene.directory()
                                .abroad()
                                .find(teller.get())
                                .map(there -> FarTell.tell(scene, there, words)))
                .orElseGet(() -> Reply.note("reply.nobody"));
    }
}
