package emberdelve.server.rule.effect;

import emberdelve.config.content.Ability;
import emberdelve.config.content.Mirror;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;

import java.util.List;

/**
 * The answers of monsters that use an ability on whoever has used it on them (docs/rules.md R24.3).
 * Thread: world.
 */
final class Reflections {
    private final World world;
    private final Effects effects;

    Reflections(World world, Effects effects) {
        this.world = world;
        this.effects = effects;
    }

    /** Lets each monster that the ability has touched use it on its user, by chance. */
    void answer(Actor user, Ability ability, List<Actor> touched) {
        for (var mirror : List.copyOf(touched))
            if (mirror != user && mirror.isPresent() && user.isPresent())
                answer(mirror, user, ability);
    }

    private void answer(Actor mirror, Actor user, Ability ability) {
        var percent = mirror.nature().mirror().map(Mirror::answers).orElse(0);
        if (percent == 0 || mirror.minds().isOverridden() || mirror.room() != user.room()) return;
        if (mirror.effects().readyAgain(ability.id()) > world.now()) return;
        if (mirror.room().zone().random().nextInt(100) >= percent) return;
        if (effects.use(mirror, ability, List.of(user)))
            mirror.effects().recover(ability.id(), world.now() + world.ticks(ability.recovers()));
    }
}
