package emberdelve.server.rule.effect;

import emberdelve.config.content.Content;
import emberdelve.server.command.Verb;
import emberdelve.server.gmcp.DataPage;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.Sight;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Topic;
import emberdelve.server.rule.fight.Disengagement;
import emberdelve.server.rule.fight.Fights;
import emberdelve.server.rule.fight.Sides;
import emberdelve.server.rule.move.Travel;
import emberdelve.server.text.Words;

import java.util.List;

/** Effects of items and abilities, and status effects. */
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
        return List.of(EffectsCommand.VERB, UseCommand.VERB, UseAbilityCommand.VERB);
    }

    @Override
    public List<Verb> verbs(Content content) {
        return UseAbilityCommand.words(content).stream().map(UseAbilityCommand::verb).toList();
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(EffectEvent.class, EffectWords::tell));
    }

    @Override
    public List<Topic<?>> topics() {
        var effects = DataPage.of("EFFECTS", EffectsView.class, "Char.Effects", EffectsView::json);
        var abilities =
                DataPage.of(
                        "ABILITIES", AbilitiesView.class, "Char.Abilities", AbilitiesView::json);
        return List.of(
                new Topic<>(effects, (world, actor, _) -> EffectsView.of(world, actor)),
                new Topic<>(
                        abilities,
                        (world, actor, _) -> AbilitiesView.of(world, actor),
                        AbilitiesView::isUsedSince));
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(LastingEffects.class, () -> new LastingEffects(world, parts.get(Fights.class)));
        parts.offer(
                Effects.class,
                () ->
                        new Effects(
                                world,
                                parts.get(LastingEffects.class),
                                parts.get(Sides.class),
                                parts.get(Fights.class),
                                parts.get(Disengagement.class),
                                parts.get(Travel.class),
                                parts.get(Items.class)));
        parts.offer(Reflections.class, () -> new Reflections(world, parts.get(Effects.class)));
        parts.offer(
                Targeting.class,
                () ->
                        new Targeting(
                                world.part(Sight.class),
                                parts.get(Sides.class),
                                () -> world.rules().pacesPerStep()));
        parts.offer(
                Triggers.class,
                () -> new Triggers(parts.get(Targeting.class), parts.get(Effects.class)));
        hooks.onZoneTick(zone -> parts.get(LastingEffects.class).work(zone));
        hooks.onZoneWoke((zone, _) -> parts.get(LastingEffects.class).work(zone));
        hooks.onDied(actor -> parts.get(LastingEffects.class).forget(actor));
        hooks.onLeft(actor -> parts.get(LastingEffects.class).forget(actor));
        hooks.onWounded((attacker, target) -> parts.get(Triggers.class).wounded(attacker, target));
        hooks.onKilled(kill -> parts.get(Triggers.class).killed(kill.killer(), kill.victim()));
    }
}
