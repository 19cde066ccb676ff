package emberdelve.server.command.group;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.command.duel.Answers;
import emberdelve.server.world.duel.Duels;
import emberdelve.server.world.group.Groups;

/**
 * {@code accept}: joins the group of whoever invited last, or fights whoever asked for a duel last.
 */
public record Accept(Answer to) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.GROUP, "ac*cept")
                    .listedAfter("invite")
                    .parsed(typed -> Answer.parse(typed).map(Accept::new));

    @Override
    public Reply run(Scene scene) {
        return to.isToDuel(scene) ? fight(scene) : join(scene);
    }

    private static Reply fight(Scene scene) {
        var duels = scene.world().part(Duels.class);
        var other = duels.challenger(scene.self());
        var answer = duels.accept(scene.self());
        return Answers.of(answer, other.orElseGet(() -> scene.self().named()));
    }

    private Reply join(Scene scene) {
        return switch (scene.world().part(Groups.class).accept(scene.self())) {
            case DONE -> Reply.NOTHING;
            case NOT_INVITED ->
                    Reply.note(to == Answer.GROUP ? "accept.not-invited" : "accept.nothing");
            case FULL -> Reply.note("group.full");
        };
    }
}
