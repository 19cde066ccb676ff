package emberdelve.server.rule.writing;

import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Registry;
import emberdelve.server.stored.Stored;

import java.util.List;

/** Texts that are written line by line. */
public final class WritingFeature implements Feature {
    @Override
    public String name() {
        return "writing";
    }

    @Override
    public List<String> messages() {
        return List.of("writing");
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new WritingStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(
                Writings.class, () -> new Writings(world, parts.get(Registry.class).writings()));
        hooks.onLeft(actor -> parts.get(Writings.class).left(actor));
        hooks.onSum(sum -> parts.get(Writings.class).addTo(sum));
    }
}
