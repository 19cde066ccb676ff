package emberdelve.server.feature.reload;

import emberdelve.server.command.Verb;
import emberdelve.server.feature.item.Corpses;
import emberdelve.server.feature.move.Travel;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.text.Words;

import java.util.List;

/** The world goes on with other content. The last of the features: it empties rooms that go. */
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
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Refit.class, () -> new Refit(world));
        parts.offer(
                Evacuation.class,
                () -> new Evacuation(world, parts.get(Travel.class), parts.get(Corpses.class)));
        hooks.onReloaded(what -> {
            parts.get(Refit.class).all(what.gone());
            for (var room : what.gone()) parts.get(Evacuation.class).empty(room);
        });
    }
}
