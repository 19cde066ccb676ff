package emberdelve.server.feature.duel;

import emberdelve.server.command.Invitations;
import emberdelve.server.command.Verb;
import emberdelve.server.command.duel.DuelCommand;
import emberdelve.server.command.duel.NextRound;
import emberdelve.server.narrate.DuelWords;
import emberdelve.server.narrate.Words;
import emberdelve.server.offer.Feature;
import emberdelve.server.world.Hooks;
import emberdelve.server.world.Parts;
import emberdelve.server.world.World;
import emberdelve.server.world.action.Outcome;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.duel.Duels;
import emberdelve.server.world.duel.Standing;
import emberdelve.server.world.event.Duelling;
import emberdelve.server.world.event.Duelling.GaveUp;
import emberdelve.server.world.group.Groups;

import java.util.List;
import java.util.Optional;

/** Duels: fights in a story, which harm nobody. */
public final class DuelFeature implements Feature {
    @Override
    public String name() {
        return "duel";
    }

    @Override
    public List<String> messages() {
        return List.of("duels");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(DuelCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(Duelling.class, DuelWords::tell));
    }

    @Override
    public Optional<String> enter(World world, Actor actor) {
        return world.part(Duels.class).isDuelling(actor)
                ? Optional.of(NextRound.LINE)
                : Optional.empty();
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(
                Duels.class,
                () -> new Duels(world, parts.get(Groups.class), world.chance("duels")));
        parts.get(Invitations.class).add(new DuelInvitation());
        hooks.onStop(actor -> parts.get(Duels.class).giveUp(actor, GaveUp.Why.YIELDED));
        hooks.onAim((self, name) ->
                parts.get(Duels.class)
                        .aim(self, name)
                        .map(foe -> new Outcome.Refused("duel.aims", foe)));
        hooks.onLeft(actor -> parts.get(Duels.class).forget(actor));
        hooks.onSum(sum -> {
            for (var duel : parts.get(Duels.class).standings()) add(duel, sum);
        });
        hooks.onTick(() -> parts.get(Duels.class).tick());
    }

    private static void add(Standing duel, Hooks.Sum sum) {
        sum.add(duel.round());
        sum.add(duel.nextTick());
        for (var share : duel.shares()) sum.add(share.stands() ? share.hp() : -1);
    }
}
