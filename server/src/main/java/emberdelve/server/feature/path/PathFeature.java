package emberdelve.server.feature.path;

import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.Repertoire;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.stored.Stored;
import emberdelve.server.text.Words;

import java.util.List;

/** The feature of paths: each character chooses once on which path its class goes on. */
public final class PathFeature implements Feature {
    @Override
    public String name() {
        return "path";
    }

    @Override
    public List<String> messages() {
        return List.of("paths");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(PathCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(PathEvent.class, PathWords::tell));
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new PathStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Paths.class, () -> new Paths(world));
        parts.get(Repertoire.class).add(who -> parts.get(Paths.class).abilities(who));
        hooks.onLeft(actor -> parts.get(Paths.class).left(actor));
        hooks.onRose((actor, level) -> parts.get(Paths.class).rose(actor, level));
    }
}
