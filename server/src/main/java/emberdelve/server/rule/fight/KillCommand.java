package emberdelve.server.rule.fight;

import emberdelve.server.command.Command;
import emberdelve.server.command.Find;
import emberdelve.server.command.Reply;
import emberdelve.server.command.Scene;
import emberdelve.server.command.TargetName;
import emberdelve.server.command.Verb;
import emberdelve.server.model.Actor;

import java.util.Optional;

/**
 * {@code kill kobold}: attacks, and goes on until either of the two dies, flees or stops.
 *
 * @param whom the target's name; empty for the present opponent, else the chosen target, else the
 *     first enemy in the room
 */
record KillCommand(String whom) implements Command.Timed {
    public static final Verb VERB =
            Verb.of(Verb.Kind.FIGHT, "k*ill", "a*ttack", "hi*t").optionalText(KillCommand::new);

    @Override
    public Intent intent(Scene scene) {
        // In a duel, the name means a barbarian first: a duel puts nothing at stake.
        var aimed = scene.world().hooks().aim(scene.self(), whom);
        if (aimed.isPresent()) return Intent.refuse(Reply.refused(aimed.get()));
        var target = whom.isEmpty() ? anyEnemy(scene) : named(scene);
        if (target.isEmpty())
            return Intent.refuse(
                    whom.isEmpty()
                            ? Reply.note("kill.nobody")
                            : Find.none("target.not-here", whom));

        return Intent.to(new Attack(target.get()));
    }

    private static Optional<Actor> anyEnemy(Scene scene) {
        var opponent = scene.self().combat().opponent();
        var aim = scene.self().combat().aim().filter(enemy -> enemy.room() == scene.room());
        if (opponent.isPresent() || aim.isPresent()) return opponent.or(() -> aim);
        return scene.room().actors().stream()
                .filter(other -> scene.world().part(Sides.class).mayHarm(scene.self(), other))
                .findFirst();
    }

    /** Enemies first: "kill rat" never means a friend called Ratka while a rat is here. */
    private Optional<Actor> named(Scene scene) {
        if (Scene.isMe(whom)) return Optional.of(scene.self());
        var name = TargetName.parse(whom);
        var enemies =
                scene.room().actors().stream()
                        .filter(other ->
                                scene.world().part(Sides.class).mayHarm(scene.self(), other))
                        .toList();
        return Find.actor(enemies, name).or(() -> scene.somebody(whom));
    }
}
