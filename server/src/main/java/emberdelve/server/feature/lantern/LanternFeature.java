package emberdelve.server.feature.lantern;

import emberdelve.config.read.PartReader;
import emberdelve.server.command.Displays;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.stored.Stored;
import emberdelve.server.text.Words;

import java.util.List;

/** The feature of the lanterns, some of which always burn: players light the others. */
public final class LanternFeature implements Feature {
    private static final List<String> SEEN = List.of("lantern", "lanterns");
    private static final List<String> READ = List.of("plate", "plates");

    @Override
    public String name() {
        return "lantern";
    }

    @Override
    public List<PartReader<?>> content() {
        return List.of(new LanternsReader());
    }

    @Override
    public List<String> messages() {
        return List.of("lanterns");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(LanternsCommand.VERB, LightCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(LanternEvent.class, LanternWords::tell));
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new LanternStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(
                LanternYard.class,
                () ->
                        new LanternYard(
                                world.content()
                                        .part(Lanterns.class)
                                        .map(_ ->
                                                new Lightings(
                                                        world,
                                                        () -> plan(world),
                                                        parts.get(Items.class)))));
        var plan = world.content().part(Lanterns.class);
        plan.ifPresent(its -> {
            var displays = parts.get(Displays.class);
            displays.add(its.room(), SEEN, scene -> LanternPlates.summary(of(parts), scene));
            displays.add(its.room(), READ, scene -> LanternPlates.list(of(parts), scene));
        });
        hooks.onDied(victim ->
                parts.get(LanternYard.class).lightings().ifPresent(its -> its.died(victim)));
        hooks.onZoneTick(
                zone -> parts.get(LanternYard.class).lightings().ifPresent(its -> its.glow(zone)));
        hooks.onReloaded(
                _ -> parts.get(LanternYard.class).lightings().ifPresent(Lightings::describe));
        hooks.onSum(sum ->
                parts.get(LanternYard.class)
                        .lightings()
                        .ifPresent(its -> sum.add(its.all().size())));
    }

    /**
     * The lanterns of the content in force, which has some: a reload neither takes them away nor
     * brings the first ones.
     */
    private static Lanterns plan(World world) {
        return world.content().part(Lanterns.class).orElseThrow();
    }

    private static Lightings of(Parts parts) {
        return parts.get(LanternYard.class).lightings().orElseThrow();
    }
}
