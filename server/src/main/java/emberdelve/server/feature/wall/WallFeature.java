package emberdelve.server.feature.wall;

import emberdelve.config.content.Feat.Measure;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.DelveCourse;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Achievement;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Named;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.offer.Feature;
import emberdelve.server.rule.level.LevelEvent;
import emberdelve.server.stored.Stored;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The feature of the wall, which shows who has done most since Monday. */
public final class WallFeature implements Feature {
    @Override
    public String name() {
        return "wall";
    }

    @Override
    public List<String> messages() {
        return List.of("wall");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(WallCommand.VERB);
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new WallStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Wall.class, () -> new Wall(world, parts.get(DelveCourse.class)));
        hooks.onTick(() -> parts.get(Wall.class).tick());
        hooks.onTaught(actor -> parts.get(Wall.class).taught(actor));
        hooks.onHappened(event -> happened(event, world, parts.get(Wall.class)));
        hooks.onLeft(actor -> parts.get(Wall.class).left(actor));
        hooks.onSum(sum -> sum.add(parts.get(Wall.class).notes()));
    }

    private static void happened(WorldEvent event, World world, Wall wall) {
        switch (event) {
            case LevelEvent.GainedXp(var actor, var amount, _) ->
                    character(world, actor).ifPresent(each -> wall.earned(each, amount));
            case Achievement its when its.measures().contains(Measure.DELVES) ->
                    characters(world, its).forEach(wall::cleared);
            case Achievement its when its.measures().contains(Measure.LANTERNS) ->
                    characters(world, its).forEach(wall::lit);
            default -> {}
        }
    }

    private static Optional<Actor> character(World world, Named who) {
        return world.population().find(who.id()).filter(Actor::isCharacter);
    }

    private static Stream<Actor> characters(World world, Achievement its) {
        return its.achievers().stream().flatMap(who -> world.population().find(who).stream());
    }
}
