package emberdelve.server.feature.trigger;

import emberdelve.config.content.Trigger.When;
import emberdelve.config.content.TriggerSet;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Room;
import emberdelve.server.model.Zone;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The timers of rooms and monsters, which ring by their zone's clock. Thread: world. */
final class TriggerTimers {
    private final World world;
    private final Scripts scripts;

    /** The rooms with timers, by their zones; most zones have none. Only looked up. */
    private final Map<Zone, List<Room>> rooms = new HashMap<>();

    private final Set<Actor> monsters = new LinkedHashSet<>();

    TriggerTimers(World world, Scripts scripts) {
        this.world = world;
        this.scripts = scripts;
        findAnew();
    }

    /**
     * Looks for all rooms and monsters with timers, when the world is made and when its content has
     * changed.
     */
    void findAnew() {
        rooms.clear();
        monsters.clear();
        world.population().all().forEach(this::entered);
        for (var zone : world.map().zones()) {
            var its = zone.rooms().stream().filter(TriggerTimers::isTimed).toList();
            if (!its.isEmpty()) rooms.put(zone, its);
        }
    }

    private static boolean isTimed(Room room) {
        return room.triggers().of(When.TIMER).length > 0;
    }

    void entered(Actor actor) {
        if (actor.triggers().of(When.TIMER).length > 0) monsters.add(actor);
    }

    void left(Actor actor) {
        if (!monsters.isEmpty()) monsters.remove(actor);
    }

    void tick(Zone zone) {
        if (zone.isDeserted()) return;
        var its = rooms.get(zone);
        if (its != null)
            for (var room : its)
                for (var place : room.triggers().of(When.TIMER))
                    if (isTime(zone, room.triggers(), place))
                        scripts.rings(room, Optional.empty(), place);
        // A timer may bring other monsters, and take some away.
        for (var monster : ringing(zone))
            for (var place : monster.triggers().of(When.TIMER))
                if (isIn(zone, monster) && isTime(zone, monster.triggers(), place))
                    scripts.rings(monster.room(), Optional.of(monster), place);
    }

    /**
     * The monsters in the zone of which a timer rings now. Every zone asks for them in every tick,
     * and mostly there are none: no list is made then.
     */
    private List<Actor> ringing(Zone zone) {
        List<Actor> ringing = List.of();
        for (var monster : monsters) {
            if (!isIn(zone, monster) || !isAnyTime(zone, monster.triggers())) continue;
            if (ringing.isEmpty()) ringing = new ArrayList<>();
            ringing.add(monster);
        }
        return ringing;
    }

    private static boolean isIn(Zone zone, Actor monster) {
        return monster.isPresent() && monster.room().zone() == zone;
    }

    private boolean isAnyTime(Zone zone, TriggerSet triggers) {
        for (var place : triggers.of(When.TIMER)) if (isTime(zone, triggers, place)) return true;
        return false;
    }

    private boolean isTime(Zone zone, TriggerSet triggers, int place) {
        return zone.now() % world.ticks(triggers.all().get(place).cue().every()) == 0;
    }
}
