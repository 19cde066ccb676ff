package emberdelve.server.feature.trigger;

import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Deed;
import emberdelve.server.kernel.DeedWatch;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.QuestCourse;
import emberdelve.server.kernel.Weather;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Item;
import emberdelve.server.offer.Feature;
import emberdelve.server.rule.group.Groups;
import emberdelve.server.stored.Stored;
import emberdelve.server.text.Words;

import java.util.List;

/**
 * The feature of triggers, with which content answers deeds: traps, levers, and monsters that wait
 * for a word.
 */
public final class TriggerFeature implements Feature {
    @Override
    public String name() {
        return "trigger";
    }

    @Override
    public List<String> messages() {
        return List.of("triggers");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(PullCommand.VERB, ChooseCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(TriggerEvent.class, TriggerWords::tell));
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new MemoryStore(), new WaitingStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.standIn(QuestCourse.class, QuestCourse.NONE);
        parts.offer(Quarantine.class, () -> new Quarantine(world));
        parts.offer(Memory.class, () -> new Memory(world));
        parts.offer(
                Scripts.class,
                () ->
                        new Scripts(
                                world,
                                parts.get(Groups.class),
                                parts.get(Quarantine.class),
                                parts.get(Memory.class),
                                new Reckoning(
                                        world,
                                        parts.get(Memory.class),
                                        parts.get(Groups.class),
                                        parts.get(QuestCourse.class),
                                        parts.get(Weather.class))));
        parts.offer(TriggerTimers.class, () -> new TriggerTimers(world, parts.get(Scripts.class)));
        hooks.onDeed(
                new DeedWatch() {
                    @Override
                    public boolean awaits(Deed deed) {
                        return parts.get(Scripts.class).awaits(deed);
                    }

                    @Override
                    public boolean rests(Deed deed) {
                        return parts.get(Scripts.class).rests(deed);
                    }

                    @Override
                    public boolean hinders(Deed deed, Item handed) {
                        return parts.get(Scripts.class).hinders(deed, handed);
                    }

                    @Override
                    public boolean done(Deed deed) {
                        return parts.get(Scripts.class).done(deed);
                    }
                });
        hooks.onKilled(kill -> parts.get(Scripts.class).killed(kill));
        hooks.onEntered(actor -> parts.get(TriggerTimers.class).entered(actor));
        hooks.onLeft(actor -> {
            parts.get(TriggerTimers.class).left(actor);
            parts.get(Scripts.class).left(actor);
        });
        hooks.onZoneTick(zone -> parts.get(TriggerTimers.class).tick(zone));
        hooks.onZoneClosed((zone, _) -> parts.get(Memory.class).closed(zone));
        hooks.onTick(() -> parts.get(Scripts.class).tick());
        hooks.onReloaded(what -> {
            parts.get(Scripts.class).reloaded(what.before());
            parts.get(TriggerTimers.class).findAnew();
        });
        hooks.onSum(sum -> parts.get(Scripts.class).sumUp(sum));
    }
}
