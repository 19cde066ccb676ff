package emberdelve.server.rule.sanction;

import emberdelve.server.command.LastDeeds;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Dispatch;
import emberdelve.server.offer.Feature;
import emberdelve.server.stored.Stored;

import java.util.List;

/** Sanctions that staff impose on players and addresses. */
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
    public List<Dispatch<?>> dispatches() {
        return List.of(SanctionNews.DISPATCH);
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(LastDeeds.class, LastDeeds::new);
        parts.offer(Sanctions.class, () -> new Sanctions(world));
        parts.offer(Outsiders.class, () -> new Outsiders(world));
    }
}
