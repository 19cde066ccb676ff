package emberdelve.server.kernel;

import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.model.Zone;

import java.util.List;

/** Zones that come and go while the world runs. Thread: world. */
public final class Zones {
    private final World world;

    Zones(World world) {
        this.world = world;
    }

    /** Adds a zone; {@code seed} of its stream of chance. Nobody lives there yet. */
    public Zone open(ZoneTemplate template, long seed) {
        world.part(Sight.class).forget();
        return world.map().open(template, seed, world.now());
    }

    /**
     * Ends a zone. What lies in it is lost, and who lives there is gone; no character may be in it,
     * nor a way lead there from elsewhere.
     *
     * @param reason what the ledger books its things under
     */
    public void close(Zone zone, String reason) {
        if (!zone.isDeserted()) throw new IllegalStateException(zone.template().id());
        for (var room : zone.rooms())
            for (var monster : List.copyOf(room.actors())) world.population().remove(monster);
        world.hooks().zoneClosed(zone, reason);
        world.map().close(zone);
        world.part(Sight.class).forget();
    }
}
