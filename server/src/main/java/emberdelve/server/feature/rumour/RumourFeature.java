package emberdelve.server.feature.rumour;

import emberdelve.config.read.PartReader;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.rule.spawn.MonsterMaker;
import emberdelve.server.text.Words;

import java.util.List;

/** The feature of rare monsters, and of what people say of them. */
public final class RumourFeature implements Feature {
    @Override
    public String name() {
        return "rumour";
    }

    @Override
    public List<PartReader<?>> content() {
        return List.of(new RumoursReader());
    }

    @Override
    public List<String> messages() {
        return List.of("rumours");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(RumoursCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(RumourEvent.class, RumourWords::tell));
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(
                Rumoured.class,
                () ->
                        new Rumoured(
                                world.content()
                                        .part(Rumours.class)
                                        .map(_ ->
                                                new RumourMill(
                                                        world,
                                                        () -> plan(world),
                                                        parts.get(MonsterMaker.class)))));
        hooks.onTick(() -> parts.get(Rumoured.class).mill().ifPresent(RumourMill::tick));
        hooks.onCameIn(character ->
                parts.get(Rumoured.class).mill().ifPresent(mill -> mill.cameIn(character)));
        hooks.onKilled(
                kill -> parts.get(Rumoured.class).mill().ifPresent(mill -> mill.killed(kill)));
        hooks.onSum(sum ->
                parts.get(Rumoured.class)
                        .mill()
                        .flatMap(RumourMill::monster)
                        .ifPresent(monster -> sum.add(monster.id().value())));
    }

    /**
     * The rumours of the content in force, which has some: a reload neither takes them away nor
     * brings the first ones.
     */
    private static Rumours plan(World world) {
        return world.content().part(Rumours.class).orElseThrow();
    }
}
