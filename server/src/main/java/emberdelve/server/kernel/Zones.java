package emberdelve.server.kernel;

import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.model.Zone;

import java.util.List;

/** The zones that open and close while the world runs. Thread: world. */
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

    /**
     * Adds a zone; {@code seed}: the seed of the zone's stream of chance. The zone has no actors
     * yet.
     */
    public Zone open(ZoneTemplate template, long seed) {
        sight.forget();
        return map.open(template, seed, clock.now());
    }

    /**
     * Adds the rooms of a zone that is open in another world: whoever steps into them crosses, and
     * nothing lives there.
     */
    public Zone openAbroad(ZoneTemplate template) {
        sight.forget();
        return map.openAbroad(template, clock.now());
    }

    /**
     * Closes a zone. Its items are destroyed and its monsters removed. No character may be in it,
     * and no way may lead into it from another zone.
     *
     * @param reason the reason under which the ledger books the destroyed items
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
