package emberdelve.server.feature.duel;

import emberdelve.server.command.Invitations;
import emberdelve.server.command.Verb;
import emberdelve.server.feature.duel.DuelEvent.GaveUp;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.model.Outcome;
import emberdelve.server.offer.EnterLine;
import emberdelve.server.offer.Feature;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.text.Words;

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
        return List.of(new Words<>(DuelEvent.class, DuelWords::tell));
    }

    @Override
    public Optional<EnterLine> enterLine() {
        return Optional.of((world, actor) ->
                world.part(Duels.class).isDuelling(actor)
                        ? Optional.of(NextRoundCommand.LINE)
                        : Optional.empty());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(
                Duels.class,
                () ->
                        new Duels(
                                world,
                                parts.get(Groups.class),
                                parts.get(WorldSeed.class).stream("duels")));
        parts.get(Invitations.class).add(new DuelInvitation());
        hooks.onStop(actor -> parts.get(Duels.class).giveUp(actor, GaveUp.Why.YIELDED));
        hooks.onAim((self, name) ->
                parts.get(Duels.class)
                        .aim(self, name)
                        .map(foe -> new Outcome.Refused("duel.aims", foe)));
        hooks.onLinkDead(actor -> parts.get(Duels.class).giveUp(actor, GaveUp.Why.GONE));
        hooks.onLeft(actor -> parts.get(Duels.class).forget(actor));
        hooks.onSum(sum -> {
            for (var duel : parts.get(Duels.class).standings()) add(duel, sum);
        });
        hooks.onTick(() -> parts.get(Duels.class).tick());
    }

    private static void add(DuelStanding duel, Hooks.Sum sum) {
        sum.add(duel.round());
        sum.add(duel.nextTick());
        for (var share : duel.shares()) sum.add(share.stands() ? share.hp() : -1);
    }
}
