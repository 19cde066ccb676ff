package emberdelve.server.rule.spawn;

import emberdelve.config.content.Encounters;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.Weather;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Nature;
import emberdelve.server.model.Room;
import emberdelve.server.model.Zone;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Wandering monsters: while a zone has visitors, some appear now and then in a room without
 * characters (docs/rules.md R7.6). Thread: world.
 */
final class Wanderers {
    private final World world;
    private final MonsterMaker maker;

    /** The zones that are rolling; only asked, never run through. */
    private final Set<Zone> rolling = new HashSet<>();

    public Wanderers(World world, MonsterMaker maker) {
        this.world = world;
        this.maker = maker;
    }

    /** Starts rolling in each zone that has a table and does not roll yet. */
    void startAll() {
        rolling.removeIf(zone -> !world.map().zones().contains(zone));
        for (var zone : world.map().zones())
            if (zone.template().encounters().isPresent() && rolling.add(zone))
                ask(zone, zone.template().encounters().get(), new ArrayList<>());
    }

    private void ask(Zone zone, Encounters table, List<Actor> alive) {
        var every = world.ticks(table.every());
        zone.timers().at(zone.now() + every, () -> roll(zone, alive));
    }

    /** Rolls by the table as it is now. */
    private void roll(Zone zone, List<Actor> alive) {
        var table = zone.template().encounters();
        if (table.isEmpty()) {
            rolling.remove(zone);
            return;
        }
        withdraw(table.get(), alive);
        alive.removeIf(actor -> !actor.isPresent());
        if (!zone.isDeserted() && zone.random().nextInt(100) < table.get().chance())
            come(zone, table.get(), alive);
        ask(zone, table.get(), alive);
    }

    /**
     * Lets the monsters go whose time is over by the present sky, unless they fight (docs/rules.md
     * R22.5).
     */
    private void withdraw(Encounters table, List<Actor> alive) {
        for (var actor : alive) {
            if (!actor.isPresent() || actor.combat().isFighting() || isTime(table, actor)) continue;
            world.emit(actor.room(), new SpawnEvent.Withdrew(actor.named()));
            world.population().remove(actor);
        }
    }

    /**
     * Whether a line of the table by which the monster may have come holds under the present sky.
     */
    private boolean isTime(Encounters table, Actor actor) {
        if (!(actor.nature() instanceof Nature.Monster(var type))) return true;
        var lines =
                table.table().stream().filter(each -> each.monster().equals(type.id())).toList();
        var weather = world.part(Weather.class);
        return lines.isEmpty() || lines.stream().anyMatch(each -> weather.holds(each.when()));
    }

    private void come(Zone zone, Encounters table, List<Actor> alive) {
        var weather = world.part(Weather.class);
        var now = table.table().stream().filter(each -> weather.holds(each.when())).toList();
        if (now.isEmpty()) return;
        var entry = choose(zone, now);
        var count = Math.min(entry.count().roll(zone.random()), table.cap() - alive.size());
        var room = emptyRoom(zone);
        var type = world.content().monsters().get(entry.monster());
        if (room.isEmpty() || type == null) return;

        for (var i = 0; i < count; i++) {
            var monster = maker.make(type, room.get());
            alive.add(monster);
            world.emit(room.get(), new MoveEvent.Appeared(monster.named()));
        }
    }

    private static Encounters.Entry choose(Zone zone, List<Encounters.Entry> table) {
        var sum = table.stream().mapToInt(Encounters.Entry::weight).sum();
        var roll = zone.random().nextInt(sum);
        for (var entry : table) {
            roll -= entry.weight();
            if (roll < 0) return entry;
        }
        throw new IllegalStateException("the weights do not add up");
    }

    private static Optional<Room> emptyRoom(Zone zone) {
        var empty =
                zone.rooms().stream()
                        .filter(room -> room.actors().stream().noneMatch(Actor::isCharacter))
                        .filter(room -> !room.id().equals(zone.template().refuge()))
                        .toList();
        if (empty.isEmpty()) return Optional.empty();
        return Optional.of(empty.get(zone.random().nextInt(empty.size())));
    }
}
