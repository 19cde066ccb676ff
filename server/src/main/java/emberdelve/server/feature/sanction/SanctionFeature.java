package emberdelve.server.feature.sanction;

import emberdelve.server.offer.Feature;
import emberdelve.server.stored.Stored;
import emberdelve.server.world.Hooks;
import emberdelve.server.world.Parts;
import emberdelve.server.world.World;
import emberdelve.server.world.sanction.Sanctions;

import java.util.List;

/** What staff lay on players. */
public final class SanctionFeature implements Feature {
    @Override
    public String name() {
        return "sanction";
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new SanctionStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Sanctions.class, () -> new Sanctions(world));
    }
}
