package emberdelve.server.rule.fight;

import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.rule.item.Corpses;
import emberdelve.server.rule.sanction.Sanctions;
import emberdelve.server.text.Page;
import emberdelve.server.text.Words;

import java.util.List;

/** Fights, death and recovery. */
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
                KillCommand.VERB,
                TargetCommand.VERB,
                ConsiderCommand.VERB,
                StopCommand.VERB,
                WimpyCommand.VERB,
                AssistCommand.VERB,
                GuardCommand.VERB,
                RescueCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(
                new Words<>(DeathEvent.class, DeathWords::tell),
                new Words<>(FightEvent.class, FightWords::tell));
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(
                new Page<>(FightBeginsView.class, FightBeginsPage::write),
                new Page<>(RoundView.class, RoundPage::write),
                new Page<>(GistView.class, GistPage::write));
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(
                Sides.class, () -> new Sides(parts.get(Groups.class), parts.get(Sanctions.class)));
        parts.offer(
                Disengagement.class,
                () -> new Disengagement(parts.get(Sides.class), world.turns()));
        parts.offer(Recovery.class, () -> new Recovery(new Healing(() -> world.rules().healing())));
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
