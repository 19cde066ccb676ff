package emberdelve.server.feature.atlas;

import emberdelve.config.content.Feat.Measure;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Measures;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Topic;
import emberdelve.server.stored.Stored;

import java.util.List;

/** The rooms that each character has been in. */
public final class AtlasFeature implements Feature {
    @Override
    public String name() {
        return "atlas";
    }

    @Override
    public List<Topic<?>> topics() {
        return List.of(
                new Topic<>(
                        AtlasData.MAP,
                        (world, actor, _) -> world.part(Atlas.class).view(actor),
                        (given, actor) -> !given.hasBeenIn(actor.room())));
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new AtlasStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Atlas.class, () -> new Atlas(world));
        parts.get(Measures.class)
                .add(
                        Measure.ROOMS,
                        (who, of) ->
                                parts.get(Atlas.class)
                                        .of(who.id())
                                        .map(chart -> of.map(chart::count).orElseGet(chart::count))
                                        .orElse(0L));
        hooks.onGivenUp(guest -> parts.get(Atlas.class).forget(guest.id()));
        hooks.onKnowsRoom(who -> parts.get(Atlas.class).knowsItsRoom(who));
        hooks.onHasBeenIn((who, room) -> parts.get(Atlas.class).hasBeenIn(who, room));
        hooks.onReloaded(what -> parts.get(Atlas.class).reloaded(what.before()));
        hooks.onCameIn(character -> parts.get(Atlas.class).cameIn(character));
        hooks.onLeft(actor -> parts.get(Atlas.class).left(actor));
        hooks.onSum(sum -> sum.add(parts.get(Atlas.class).firstVisits()));
        hooks.onZoneClosed((zone, _) -> parts.get(Atlas.class).closed(zone));
    }
}
