package emberdelve.server.feature.level;

import emberdelve.server.command.Verb;
import emberdelve.server.command.character.LevelUpCommand;
import emberdelve.server.narrate.LevelWords;
import emberdelve.server.narrate.Words;
import emberdelve.server.offer.Feature;
import emberdelve.server.world.Hooks;
import emberdelve.server.world.Parts;
import emberdelve.server.world.World;
import emberdelve.server.world.event.LevelEvent;
import emberdelve.server.world.fight.Kills;
import emberdelve.server.world.group.KillShares;
import emberdelve.server.world.rules.Experience;

import java.util.List;

/** Levels, and what is chosen at one. */
public final class LevelFeature implements Feature {
    @Override
    public String name() {
        return "level";
    }

    @Override
    public List<Verb> verbs() {
        return List.of(LevelUpCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(LevelEvent.class, LevelWords::tell));
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(
                Kills.class,
                () ->
                        new Kills(
                                world,
                                new Experience(world.rules().experience()),
                                parts.get(KillShares.class)));
        hooks.onKilled(
                kill -> parts.get(Kills.class).reward(kill.victim(), kill.killer(), kill.room()));
    }
}
