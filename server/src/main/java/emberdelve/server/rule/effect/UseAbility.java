package emberdelve.server.rule.effect;

import emberdelve.config.content.Ability;
import emberdelve.config.content.Trait.Measure;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldClock;
import emberdelve.server.model.Abilities;
import emberdelve.server.model.Action;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Effort;
import emberdelve.server.model.Outcome;
import emberdelve.server.model.Turn;

import java.util.List;
import java.util.Map;

/**
 * The use of an ability of the actor's class; the ability must recover only if it worked on a
 * target.
 *
 * @param targets the targets that the ability's selector found
 */
public record UseAbility(Ability ability, List<Actor> targets) implements Action {
    /**
     * The least percentage of the time to recover that remains, whatever the user's intelligence
     * and worn things are.
     */
    private static final int PERCENT_MIN = 25;

    @Override
    public Outcome perform(Turn turn) {
        var self = turn.self();
        var world = turn.part(World.class);
        var arguments = Map.of("item", ability.name());
        if (self.progress().level() < ability.level())
            return new Outcome.Refused("ability.not-yet", List.of(), arguments);
        var left = self.effects().readyAgain(ability.id()) - world.now();
        if (left > 0)
            return new Outcome.Refused(
                    "ability.recovers",
                    List.of(),
                    Map.of("item", ability.name(), "seconds", seconds(world, left)));
        if (!world.part(Effects.class).use(self, ability, targets))
            return new Outcome.Refused("ability.nothing-happens", List.of(), arguments);

        self.effects().recover(ability.id(), world.now() + recovers(ability, self, world));
        world.part(Reflections.class).answer(self, ability, targets);
        return new Outcome.Done(Effort.USE);
    }

    private static String seconds(World world, long ticks) {
        return Long.toString(world.part(WorldClock.class).secondsOf(ticks));
    }

    /**
     * The ticks that the ability takes to recover; intelligence (docs/rules.md R2.19) and some worn
     * things (R14.3) shorten them.
     */
    static long recovers(Ability ability, Actor self, World world) {
        var intelligence = Abilities.modifier(self.abilities().intelligence());
        var percent =
                100
                        - world.rules().scores().intelligenceRecovery() * intelligence
                        - self.gear().gain(Measure.RECOVERY_PERCENT);
        return world.ticks(ability.recovers()) * Math.max(PERCENT_MIN, percent) / 100;
    }
}
