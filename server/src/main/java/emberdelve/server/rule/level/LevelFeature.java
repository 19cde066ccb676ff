package emberdelve.server.rule.level;

import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Experience;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.rule.group.KillShares;
import emberdelve.server.text.Words;

import java.util.List;

/** Experience, levels, and the choices at a new level. */
public final class LevelFeature implements Feature {
    @Override
    public String name() {
        return "level";
    }

    @Override
    public List<Verb> verbs() {
        return List.of(LevelUpCommand.VERB, LevelsCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(LevelEvent.class, LevelWords::tell));
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Experience.class, () -> new Experience(() -> world.rules().experience()));
        parts.offer(
                Kills.class,
                () -> new Kills(world, parts.get(Experience.class), parts.get(KillShares.class)));
        hooks.onKilled(
                kill -> parts.get(Kills.class).reward(kill.victim(), kill.killer(), kill.room()));
    }
}
