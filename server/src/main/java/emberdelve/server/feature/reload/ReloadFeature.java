package emberdelve.server.feature.reload;

import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.rule.item.Corpses;
import emberdelve.server.rule.move.Travel;
import emberdelve.server.stored.Stored;
import emberdelve.server.text.Words;

import java.util.List;

/**
 * The feature that lets the world go on with changed content: it empties the rooms that are gone.
 */
public final class ReloadFeature implements Feature {
    @Override
    public String name() {
        return "reload";
    }

    @Override
    public List<String> messages() {
        return List.of("reload");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(ReloadCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(ReloadEvent.class, ReloadWords::tell));
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new DisplacementStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Displacements.class, () -> new Displacements(world));
        parts.offer(Tidings.class, () -> new Tidings(world));
        parts.offer(
                Refit.class,
                () -> new Refit(world, parts.get(Displacements.class), parts.get(Tidings.class)));
        parts.offer(
                Evacuation.class,
                () ->
                        new Evacuation(
                                world,
                                parts.get(Travel.class),
                                parts.get(Corpses.class),
                                parts.get(Displacements.class),
                                parts.get(Tidings.class)));
        hooks.onReloaded(what -> {
            parts.get(Refit.class).all(what.gone());
            for (var room : what.gone()) parts.get(Evacuation.class).empty(room);
            parts.get(Evacuation.class).bringBack();
        });
        hooks.onOutOfDate(character -> parts.get(Refit.class).refit(character));
        hooks.onComesBack(
                (character, last) -> parts.get(Evacuation.class).roomFor(character, last));
        hooks.onCameIn(character -> parts.get(Displacements.class).cameIn(character));
        hooks.onLeft(actor -> parts.get(Displacements.class).left(actor));
        hooks.onTick(() -> parts.get(Tidings.class).tick());
        hooks.onSum(sum -> sum.add(parts.get(Displacements.class).notes()));
    }
}
