package emberdelve.server.feature.duel;

import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Presence;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.model.Actor;
import emberdelve.server.rule.group.Approaches;
import emberdelve.server.rule.talk.Chat;

import java.util.Optional;

/** {@code duel NAME}, {@code duel group NAME}: challenges a player in the room to a duel. */
record ChallengeCommand(String name, boolean groups) implements Command.Free {
    @Override
    public Reply run(Scene scene) {
        var found = here(scene);
        if (found.isEmpty()) return Find.none("target.not-here", name);

        var other = found.get();
        if (scene.directory().of(other).filter(Presence::linkDead).isPresent())
            return Reply.note("duel.link-dead", other.named());
        var approaches = scene.world().part(Approaches.class);
        var refusal = approaches.refusal(scene.self(), other);
        if (refusal.isPresent()) return Reply.of(refusal.get());
        if (!scene.directory().service(Chat.class).maySpeakNow(scene.self(), scene.world().now()))
            return Reply.note("talk.breathless");
        var answer = scene.world().part(Duels.class).challenge(scene.self(), other, groups);
        if (answer == DuelAnswer.DONE) approaches.happened(scene.self(), other);
        return DuelReplies.of(answer, other.named());
    }

    /**
     * The actor who is meant. Players come first: nobody means a rat while a player called Ratka is
     * here.
     */
    private Optional<Actor> here(Scene scene) {
        var typed = TargetName.parse(name);
        var players = scene.room().actors().stream().filter(Actor::isCharacter).toList();
        return Find.actor(players, typed).or(() -> scene.somebody(name));
    }
}
