package emberdelve.server.rule.move;

import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.Verb;
import emberdelve.server.rule.group.Approaches;
import emberdelve.server.rule.group.Following;

/** {@code follow NAME}: follows an actor; {@code follow me} or one's own name ends that. */
record FollowCommand(String whom) implements Command.Free {
    public static final Verb VERB = Verb.of(Verb.Kind.MOVE, "fo*llow").text(FollowCommand::new);

    @Override
    public Reply run(Scene scene) {
        var following = scene.world().part(Following.class);
        var found = scene.somebody(whom);
        if (found.isEmpty()) return Find.none("target.not-here", whom);

        if (found.get() == scene.self())
            return following.stop(scene.self()) ? Reply.NOTHING : Reply.note("follow.nobody");

        var leader = found.get();
        if (!leader.isCharacter()) return Reply.note("follow.monster", leader.named());
        if (following.leaderOf(scene.self()).filter(now -> now == leader).isPresent())
            return Reply.note("follow.already", leader.named());
        var approaches = scene.world().part(Approaches.class);
        var refusal = approaches.refusal(scene.self(), leader);
        if (refusal.isPresent()) return Reply.of(refusal.get());
        if (!following.follow(scene.self(), leader))
            return Reply.note("follow.circle", leader.named());
        approaches.happened(scene.self(), leader);
        return Reply.NOTHING;
    }
}
