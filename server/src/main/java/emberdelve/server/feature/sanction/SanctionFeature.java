package emberdelve.server.feature.sanction;

import emberdelve.server.offer.Feature;
import emberdelve.server.world.Hooks;
import emberdelve.server.world.Parts;
import emberdelve.server.world.World;
import emberdelve.server.world.sanction.Sanctions;

/** What staff lay on players. */
public final class SanctionFeature implements Feature {
    @Override
    public String name() {
        return "sanction";
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Sanctions.class, () -> new Sanctions(world));
    }
}
