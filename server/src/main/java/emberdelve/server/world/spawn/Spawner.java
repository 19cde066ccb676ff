package emberdelve.server.world.spawn;

import emberdelve.config.content.BaseStats;
import emberdelve.config.content.MonsterType;
import emberdelve.config.content.Prowess;
import emberdelve.config.content.RoomId;
import emberdelve.server.world.Marks;
import emberdelve.server.world.Room;
import emberdelve.server.world.World;
import emberdelve.server.world.Zone;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.actor.ActorBuilder;
import emberdelve.server.world.actor.ActorId;
import emberdelve.server.world.actor.Nature;
import emberdelve.server.world.event.Movement;
import emberdelve.server.world.mind.Mind;
import emberdelve.server.world.mind.MonsterMind;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Puts monsters where they belong, at the start and again after their death. Thread: world. */
public final class Spawner {
    /** One more attack and defense for so many levels of danger (docs/rules.md R7.5). */
    private static final int LEVELS_PER_DIE = 3;

    private final World world;
    private final Marks<Return> marks;
    private final Map<Actor, Nest> homes = new HashMap<>();
    private final Map<Nest, Integer> taken = new HashMap<>();
    private final Map<Zone, Map<Long, Return>> returns = new HashMap<>();

    public Spawner(World world) {
        this.world = world;
        marks = world.changes().of(Return.class);
    }

    /**
     * Fills every nest, silently; for a world that is about to start. Who was brought back, and who
     * has yet to come back, counts.
     */
    public void fillAll() {
        for (var zone : world.map().zones()) fill(zone);
        taken.clear();
    }

    /** Fills the nests of one zone, silently. */
    public void fill(Zone zone) {
        for (var template : zone.template().spawns()) {
            var nest = new Nest(template, world.map().room(template.room()));
            var count = template.count().roll(zone.random()) - taken.getOrDefault(nest, 0);
            for (var i = 0; i < count; i++) hatch(nest);
        }
    }

    /** Nobody belongs there any more, nor comes back: the zone is about to be no more. */
    public void forget(Zone zone) {
        homes.values().removeIf(nest -> nest.room().zone() == zone);
        var away = returns.remove(zone);
        if (away != null) away.keySet().forEach(marks::gone);
    }

    /** What a monster of that type is there, which may be called otherwise than its kind. */
    public MonsterType typeAt(MonsterType type, Optional<RoomId> nest) {
        return nest.flatMap(room -> nest(type.id(), room))
                .map(its -> type.called(its.template().prowess().title()))
                .orElse(type);
    }

    /** A monster that was stored, in the world again; empty nest: it came by. */
    public void restored(Actor monster, Optional<RoomId> nest) {
        if (!(monster.nature() instanceof Nature.Monster(var type)) || nest.isEmpty()) return;
        nest(type.id(), nest.get()).ifPresent(its -> settle(monster, its));
    }

    /** Somebody will still come back; if nobody belongs there any more, nobody does. */
    public void restored(Return comes) {
        var nest = nest(comes.monster(), comes.nest());
        if (nest.isEmpty()) {
            marks.gone(comes.id());
            return;
        }
        taken.merge(nest.get(), 1, Integer::sum);
        expect(comes, nest.get(), comes.dueTick() - world.now());
    }

    private void settle(Actor monster, Nest nest) {
        taken.merge(nest, 1, Integer::sum);
        nest.template().holds().ifPresent(monster::hold);
        homes.put(monster, nest);
    }

    private Optional<Nest> nest(String monster, RoomId room) {
        return world.map()
                .find(room)
                .flatMap(its ->
                        its.zone().template().spawns().stream()
                                .filter(each ->
                                        each.room().equals(room) && each.monster().equals(monster))
                                .findFirst()
                                .map(template -> new Nest(template, its)));
    }

    /** Where it belongs, if it does. */
    public Optional<RoomId> nestOf(Actor monster) {
        return Optional.ofNullable(homes.get(monster)).map(nest -> nest.room().id());
    }

    private void expect(Return comes, Nest nest, long inTicks) {
        var zone = nest.room().zone();
        returns.computeIfAbsent(zone, _ -> new TreeMap<>()).put(comes.id(), comes);
        zone.timers().at(zone.now() + inTicks, () -> comeBack(comes, nest));
    }

    /** Who of that zone has yet to come back, in the order in which they died. */
    public List<Return> away(Zone zone) {
        return List.copyOf(returns.getOrDefault(zone, Map.of()).values());
    }

    /** All who have yet to come back to that zone do so now; answers how many those were. */
    public int bringBack(Zone zone) {
        var missing = away(zone);
        for (var comes : missing)
            nest(comes.monster(), comes.nest()).ifPresent(nest -> comeBack(comes, nest));
        return missing.size();
    }

    private void comeBack(Return comes, Nest nest) {
        // Somebody may have brought it back before its time.
        var away = returns.get(nest.room().zone());
        if (away == null || away.remove(comes.id()) == null) return;
        marks.gone(comes.id());
        var monster = hatch(nest);
        world.emit(monster.room(), new Movement.Appeared(monster.named()));
    }

    /** A monster died; if it had a nest, another will come. */
    public void died(Actor monster) {
        var nest = homes.remove(monster);
        if (nest == null) return;
        var respawn = world.ticks(nest.template().respawn());
        var comes =
                new Return(
                        world.newId(),
                        nest.template().monster(),
                        nest.room().id(),
                        world.now() + respawn);
        marks.changed(comes.id(), comes);
        expect(comes, nest, respawn);
    }

    /** Makes one monster with its dice rolled, and puts it there. It has no nest to return to. */
    public Actor make(MonsterType type, Room room) {
        return make(type, room, Prowess.NONE);
    }

    private Actor make(MonsterType type, Room room, Prowess prowess) {
        var level = room.zone().template().danger();
        return make(type, room, new MonsterMind(type), level, prowess);
    }

    /**
     * The same, with another mind.
     *
     * @param level for which it is made; in a zone, the zone's danger
     */
    public Actor make(MonsterType type, Room room, Mind mind, int level) {
        return make(type, room, mind, level, Prowess.NONE);
    }

    private Actor make(MonsterType type, Room room, Mind mind, int level, Prowess prowess) {
        var random = room.zone().random();
        var growth = level / LEVELS_PER_DIE;
        var stats =
                new BaseStats(
                        Math.max(1, type.hp().roll(random) + prowess.hp()),
                        Math.max(0, type.attack().roll(random) + growth + prowess.attack()),
                        Math.clamp(type.attackChance().roll(random), 0, 100),
                        Math.max(0, type.defense().roll(random) + growth + prowess.defense()),
                        Math.clamp(type.defenseChance().roll(random), 0, 100),
                        type.speed(),
                        type.vision());
        var monster =
                ActorBuilder.monster(new ActorId(world.newId()), type, mind, stats, world.changes())
                        .build();
        monster.setGold(Math.max(0, type.gold().roll(random)));
        for (var drop : type.drops()) {
            var had = world.content().items().get(drop.item());
            if (had != null && random.nextInt(100) < drop.chance()) monster.belongings().add(had);
        }
        for (var id : prowess.hoard()) {
            var kept = world.content().items().get(id);
            if (kept != null) monster.belongings().add(kept);
        }
        world.population().add(monster, room);
        return monster;
    }

    private Actor hatch(Nest nest) {
        var type = world.content().monsters().get(nest.template().monster());
        if (type == null) throw new IllegalStateException("unchecked: " + nest.template());

        var prowess = nest.template().prowess();
        var monster = make(type.called(prowess.title()), nest.room(), prowess);
        nest.template().holds().ifPresent(monster::hold);
        homes.put(monster, nest);
        return monster;
    }
}
