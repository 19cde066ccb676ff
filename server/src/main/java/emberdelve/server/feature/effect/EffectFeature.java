package emberdelve.server.feature.effect;

import emberdelve.config.content.Content;
import emberdelve.server.command.Verb;
import emberdelve.server.command.fight.Use;
import emberdelve.server.command.fight.UseAbilityCommand;
import emberdelve.server.command.look.ShowEffects;
import emberdelve.server.narrate.MagicWords;
import emberdelve.server.narrate.Words;
import emberdelve.server.offer.Feature;
import emberdelve.server.world.Hooks;
import emberdelve.server.world.Items;
import emberdelve.server.world.Parts;
import emberdelve.server.world.Travel;
import emberdelve.server.world.World;
import emberdelve.server.world.effect.Afflictions;
import emberdelve.server.world.effect.Effects;
import emberdelve.server.world.effect.Targeting;
import emberdelve.server.world.effect.Triggers;
import emberdelve.server.world.event.Magic;
import emberdelve.server.world.fight.Disengagement;
import emberdelve.server.world.fight.Fights;
import emberdelve.server.world.fight.Sides;
import emberdelve.server.world.space.Sight;

import java.util.List;

/** Lasting effects, and magic. */
public final class EffectFeature implements Feature {
    @Override
    public String name() {
        return "effect";
    }

    @Override
    public List<String> messages() {
        return List.of("magic");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(ShowEffects.VERB, Use.VERB, UseAbilityCommand.VERB);
    }

    @Override
    public List<Verb> verbs(Content content) {
        return UseAbilityCommand.words(content).stream().map(UseAbilityCommand::verb).toList();
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(Magic.class, MagicWords::tell));
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Afflictions.class, () -> new Afflictions(world, parts.get(Fights.class)));
        parts.offer(
                Effects.class,
                () ->
                        new Effects(
                                world,
                                parts.get(Afflictions.class),
                                parts.get(Sides.class),
                                parts.get(Fights.class),
                                parts.get(Disengagement.class),
                                parts.get(Travel.class),
                                parts.get(Items.class)));
        parts.offer(
                Targeting.class,
                () ->
                        new Targeting(
                                world.part(Sight.class),
                                parts.get(Sides.class),
                                world.rules().pacesPerStep()));
        parts.offer(
                Triggers.class,
                () -> new Triggers(world, parts.get(Targeting.class), parts.get(Effects.class)));
        hooks.onZoneTick(zone -> parts.get(Afflictions.class).work(zone));
        hooks.onZoneWoke((zone, _) -> parts.get(Afflictions.class).work(zone));
        hooks.onDied(actor -> parts.get(Afflictions.class).forget(actor));
        hooks.onLeft(actor -> parts.get(Afflictions.class).forget(actor));
        hooks.onWounded((attacker, target) -> parts.get(Triggers.class).proc(attacker, target));
        hooks.onDeed((room, what, by) -> parts.get(Triggers.class).fire(room, what, by));
    }
}
