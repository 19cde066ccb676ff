package emberdelve.server.feature.fight;

import emberdelve.server.command.Verb;
import emberdelve.server.command.fight.Assist;
import emberdelve.server.command.fight.Consider;
import emberdelve.server.command.fight.GuardCommand;
import emberdelve.server.command.fight.Kill;
import emberdelve.server.command.fight.RescueCommand;
import emberdelve.server.command.fight.Stop;
import emberdelve.server.command.fight.Target;
import emberdelve.server.command.fight.Wimpy;
import emberdelve.server.narrate.DeathWords;
import emberdelve.server.narrate.FightWords;
import emberdelve.server.narrate.Words;
import emberdelve.server.offer.Feature;
import emberdelve.server.render.Page;
import emberdelve.server.view.RoundView;
import emberdelve.server.world.Corpses;
import emberdelve.server.world.Hooks;
import emberdelve.server.world.Items;
import emberdelve.server.world.Parts;
import emberdelve.server.world.World;
import emberdelve.server.world.event.DeathEvent;
import emberdelve.server.world.event.Fight;
import emberdelve.server.world.fight.Deaths;
import emberdelve.server.world.fight.Disengagement;
import emberdelve.server.world.fight.FarFights;
import emberdelve.server.world.fight.Fights;
import emberdelve.server.world.fight.Recovery;
import emberdelve.server.world.fight.Sides;
import emberdelve.server.world.group.Groups;
import emberdelve.server.world.rules.Healing;
import emberdelve.server.world.sanction.Sanctions;

import java.util.List;

/** Fights, and what one uses in them. */
public final class FightFeature implements Feature {
    @Override
    public String name() {
        return "fight";
    }

    @Override
    public List<String> messages() {
        return List.of("combat");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(
                Kill.VERB,
                Target.VERB,
                Consider.VERB,
                Stop.VERB,
                Wimpy.VERB,
                Assist.VERB,
                GuardCommand.VERB,
                RescueCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(
                new Words<>(DeathEvent.class, DeathWords::tell),
                new Words<>(Fight.class, FightWords::tell));
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(new Page<>(RoundView.class, RoundPage::write));
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(
                Sides.class, () -> new Sides(parts.get(Groups.class), parts.get(Sanctions.class)));
        parts.offer(
                Disengagement.class,
                () -> new Disengagement(parts.get(Sides.class), world.turns()));
        parts.offer(Recovery.class, () -> new Recovery(new Healing(world.rules().healing())));
        parts.offer(
                Deaths.class,
                () ->
                        new Deaths(
                                world,
                                parts.get(Disengagement.class),
                                parts.get(Recovery.class),
                                parts.get(Corpses.class),
                                parts.get(Items.class)));
        parts.offer(
                Fights.class,
                () ->
                        new Fights(
                                world,
                                parts.get(Sides.class),
                                parts.get(Groups.class),
                                parts.get(Recovery.class),
                                parts.get(Deaths.class)));
        hooks.tellFar(new FarFights());
        hooks.onZoneTick(zone -> parts.get(Recovery.class).heal(zone));
        hooks.onZoneWoke((zone, missed) -> parts.get(Recovery.class).heal(zone, missed));
        hooks.onEntered(actor -> parts.get(Recovery.class).watch(actor));
        hooks.onFrozen(actor -> parts.get(Disengagement.class).leave(actor));
        hooks.onLeft(actor -> {
            parts.get(Disengagement.class).leave(actor);
            parts.get(Recovery.class).forget(actor);
        });
    }
}
