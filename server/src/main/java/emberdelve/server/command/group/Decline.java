package emberdelve.server.command.group;

import emberdelve.server.command.Command;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.world.duel.Duels;
import emberdelve.server.world.group.Groups;

/** {@code decline}: refuses what was asked last, to come along or to fight a duel. */
public record Decline(Answer to) implements Command.Free {
    public static final Verb VERB =
            Verb.of(Verb.Kind.GROUP, "dec*line")
                    .listedAfter("accept")
                    .parsed(typed -> Answer.parse(typed).map(Decline::new));

    @Override
    public Reply run(Scene scene) {
        if (to.isToDuel(scene))
            return scene.world().part(Duels.class).decline(scene.self())
                    ? Reply.NOTHING
                    : Reply.note("duel.not-challenged");
        return switch (scene.world().part(Groups.class).decline(scene.self())) {
            case DONE -> Reply.NOTHING;
            case NOT_INVITED, FULL ->
                    Reply.note(to == Answer.GROUP ? "accept.not-invited" : "accept.nothing");
        };
    }
}
