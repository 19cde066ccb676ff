package emberdelve.server.kernel;

import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.model.Zone;

import java.util.List;

/** Zones that come and go while the world runs. Thread: world. */
public final class Zones {
    private final WorldMap map;
    private final WorldClock clock;
    private final Sight sight;
    private final Population population;
    private final Hooks hooks;

    Zones(WorldMap map, WorldClock clock, Sight sight, Population population, Hooks hooks) {
        this.map = map;
        this.clock = clock;
        this.sight = sight;
        this.population = population;
        this.hooks = hooks;
    }

    /** Adds a zone; {@code seed} of its stream of chance. Nobody lives there yet. */
    public Zone open(ZoneTemplate template, long seed) {
        sight.forget();
        return map.open(template, seed, clock.now());
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
            for (var monster : List.copyOf(room.actors())) population.remove(monster);
        hooks.zoneClosed(zone, reason);
        map.close(zone);
        sight.forget();
    }
}
