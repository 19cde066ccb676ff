package emberdelve.server.rule.spawn;

import emberdelve.config.content.Content;
import emberdelve.config.content.MonsterType;
import emberdelve.config.content.Prowess;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.SpawnTemplate;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.Weather;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Marks;
import emberdelve.server.model.Nature;
import emberdelve.server.model.Zone;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The spawning of monsters at their spawn points, at the start and again after their death. Thread:
 * world.
 */
public final class Spawner {
    private final World world;
    private final MonsterMaker maker;
    private final Marks<Respawn> marks;
    private final Map<Actor, SpawnPoint> homes = new HashMap<>();
    private final Map<SpawnPoint, Integer> taken = new HashMap<>();
    private final Map<Zone, Map<Long, Respawn>> returns = new HashMap<>();

    Spawner(World world, MonsterMaker maker) {
        this.world = world;
        this.maker = maker;
        marks = world.changes().of(Respawn.class);
    }

    /**
     * Fills every spawn point without events, before a world starts. Restored monsters and waiting
     * respawns count.
     */
    public void fillAll() {
        for (var zone : world.map().zones()) fill(zone);
        taken.clear();
    }

    /** Fills the spawn points of one zone without events. */
    public void fill(Zone zone) {
        for (var template : zone.template().spawns()) {
            if (!isTime(template)) continue;
            var spawnPoint = new SpawnPoint(template, world.map().room(template.room()));
            var count = template.count().roll(zone.random()) - taken.getOrDefault(spawnPoint, 0);
            for (var i = 0; i < count; i++) hatch(spawnPoint);
        }
    }

    /** Whether the monsters of that spawn point are there under the present sky. */
    boolean isTime(SpawnTemplate template) {
        return world.part(Weather.class).holds(template.when());
    }

    /** Forgets the monsters and respawns of a zone that is about to be closed. */
    public void forget(Zone zone) {
        homes.values().removeIf(spawnPoint -> spawnPoint.room().zone() == zone);
        var away = returns.remove(zone);
        if (away != null) away.keySet().forEach(marks::gone);
    }

    /** The type as it is at the spawn point, which may give it another name. */
    public MonsterType typeAt(MonsterType type, Optional<RoomId> spawnPoint) {
        return spawnPoint
                .flatMap(room -> spawnPoint(type.id(), room))
                .map(its -> type.with(its.template().prowess()))
                .orElse(type);
    }

    /** Takes over a stored monster that is in the world again; a wanderer has no spawn point. */
    public void restored(Actor monster, Optional<RoomId> spawnPoint) {
        if (!(monster.nature() instanceof Nature.Monster(var type)) || spawnPoint.isEmpty()) return;
        spawnPoint(type.id(), spawnPoint.get()).ifPresent(its -> settle(monster, its));
    }

    /** Takes over a stored respawn, unless its spawn point no longer exists. */
    public void restored(Respawn comes) {
        var spawnPoint = spawnPoint(comes.monster(), comes.spawnPoint());
        if (spawnPoint.isEmpty()) {
            marks.gone(comes.id());
            return;
        }
        taken.merge(spawnPoint.get(), 1, Integer::sum);
        expect(comes, spawnPoint.get(), comes.dueTick() - world.now());
    }

    private void settle(Actor monster, SpawnPoint spawnPoint) {
        taken.merge(spawnPoint, 1, Integer::sum);
        spawnPoint.template().holds().ifPresent(monster::hold);
        setOnRounds(monster, spawnPoint);
        homes.put(monster, spawnPoint);
    }

    private void setOnRounds(Actor monster, SpawnPoint spawnPoint) {
        if (!(monster.minds().own() instanceof MonsterMind mind)) return;
        var rounds = spawnPoint.template().rounds();
        var rooms = rounds.stream().flatMap(way -> way.rooms().stream());
        mind.walk(
                rooms.map(world.map()::room).toList(),
                rounds.map(way -> world.ticks(way.every())).orElse(1L));
    }

    private Optional<SpawnPoint> spawnPoint(String monster, RoomId room) {
        return world.map()
                .find(room)
                .flatMap(its ->
                        its.zone().template().spawns().stream()
                                .filter(each ->
                                        each.room().equals(room) && each.monster().equals(monster))
                                .findFirst()
                                .map(template -> new SpawnPoint(template, its)));
    }

    /** The room of the monster's spawn point; empty for one without. */
    public Optional<RoomId> spawnPointOf(Actor monster) {
        return Optional.ofNullable(homes.get(monster)).map(spawnPoint -> spawnPoint.room().id());
    }

    private void expect(Respawn comes, SpawnPoint spawnPoint, long inTicks) {
        var zone = spawnPoint.room().zone();
        returns.computeIfAbsent(zone, _ -> new TreeMap<>()).put(comes.id(), comes);
        zone.timers().at(zone.now() + inTicks, () -> comeBack(comes));
    }

    /** The waiting respawns of the zone, in the order of the deaths. */
    public List<Respawn> away(Zone zone) {
        return List.copyOf(returns.getOrDefault(zone, Map.of()).values());
    }

    /** Carries out all waiting respawns of the zone now; returns their number. */
    public int bringBack(Zone zone) {
        var missing = away(zone);
        for (var comes : missing) comeBack(comes);
        return missing.size();
    }

    private void comeBack(Respawn comes) {
        var spawnPoint = spawnPoint(comes.monster(), comes.spawnPoint());
        if (spawnPoint.isEmpty()) return;
        // Staff may have brought the monster back before its time.
        var away = returns.get(spawnPoint.get().room().zone());
        if (away == null || away.remove(comes.id()) == null) return;
        marks.gone(comes.id());
        if (isTime(spawnPoint.get().template())) appear(spawnPoint.get());
    }

    /** Makes one more monster of that spawn point appear. */
    void appear(SpawnPoint spawnPoint) {
        hatch(spawnPoint)
                .ifPresent(monster ->
                        world.emit(monster.room(), new MoveEvent.Appeared(monster.named())));
    }

    /**
     * Goes on with other content: monsters of types that are no more leave, the others take the new
     * numbers, and spawn points that are new or larger are filled.
     */
    void reloaded(Content before) {
        for (var actor : List.copyOf(world.population().all())) {
            if (!(actor.nature() instanceof Nature.Monster(var old))) continue;
            var type = world.content().monsters().get(old.id());
            if (type == null) dismiss(actor);
            else change(actor, old, type);
        }
        for (var away : returns.values()) away.values().removeIf(this::isNowhere);
        for (var zone : world.map().zones()) fillUp(zone, before);
    }

    private boolean isNowhere(Respawn comes) {
        if (spawnPoint(comes.monster(), comes.spawnPoint()).isPresent()) return false;
        marks.gone(comes.id());
        return true;
    }

    private void dismiss(Actor monster) {
        world.emit(monster.room(), new MoveEvent.Vanished(monster.named()));
        release(monster);
    }

    /** Takes the monster out of the dungeon; none comes in its place. */
    void release(Actor monster) {
        homes.remove(monster);
        world.population().remove(monster);
    }

    boolean isOf(SpawnPoint spawnPoint, Actor actor) {
        return spawnPoint.equals(homes.get(actor));
    }

    private void change(Actor monster, MonsterType old, MonsterType now) {
        var home =
                Optional.ofNullable(homes.get(monster))
                        .flatMap(its -> spawnPoint(now.id(), its.room().id()));
        var called = now.with(home.map(its -> its.template().prowess()).orElse(Prowess.NONE));
        if (!called.equals(old)) {
            var base = GrownStats.of(monster.base(), old, called);
            monster.become(new Nature.Monster(called), base);
        }
        if (monster.minds().own() instanceof MonsterMind mind) mind.become(now);
        homes.remove(monster);
        if (home.isEmpty()) {
            monster.holdNothing();
            if (monster.minds().own() instanceof MonsterMind mind) mind.walk(List.of(), 1);
            return;
        }
        homes.put(monster, home.get());
        setOnRounds(monster, home.get());
        home.get().template().holds().ifPresentOrElse(monster::hold, monster::holdNothing);
    }

    private void fillUp(Zone zone, Content before) {
        var old = before.zone(zone.template().id());
        if (world.content().zone(zone.template().id()).isEmpty()) return;
        for (var template : zone.template().spawns()) {
            if (!isTime(template)) continue;
            var had = old.map(ZoneTemplate::spawns).orElse(List.of());
            if (had.stream().anyMatch(template::isAsLarge)) continue;
            var spawnPoint = new SpawnPoint(template, world.map().room(template.room()));
            var missing = template.count().roll(zone.random()) - present(spawnPoint);
            for (var i = 0; i < missing; i++) appear(spawnPoint);
        }
    }

    /** The number of monsters of the spawn point that live or will respawn. */
    int present(SpawnPoint spawnPoint) {
        var alive = homes.values().stream().filter(spawnPoint::equals).count();
        var away =
                away(spawnPoint.room().zone()).stream()
                        .filter(comes -> comes.spawnPoint().equals(spawnPoint.room().id()))
                        .filter(comes -> comes.monster().equals(spawnPoint.template().monster()))
                        .count();
        return (int) (alive + away);
    }

    /** Notes a monster's death; if it had a spawn point, another will come. */
    public void died(Actor monster) {
        var spawnPoint = homes.remove(monster);
        if (spawnPoint == null) return;
        var respawn = world.ticks(spawnPoint.template().respawn());
        var comes =
                new Respawn(
                        world.ids().give(),
                        spawnPoint.template().monster(),
                        spawnPoint.room().id(),
                        world.now() + respawn);
        marks.changed(comes.id(), comes);
        expect(comes, spawnPoint, respawn);
    }

    private Optional<Actor> hatch(SpawnPoint spawnPoint) {
        var type = world.content().monsters().get(spawnPoint.template().monster());
        // A zone that was opened during play may have been planned with other content.
        if (type == null) return Optional.empty();

        var prowess = spawnPoint.template().prowess();
        var monster = maker.make(type.with(prowess), spawnPoint.room(), prowess);
        spawnPoint.template().holds().ifPresent(monster::hold);
        setOnRounds(monster, spawnPoint);
        homes.put(monster, spawnPoint);
        return Optional.of(monster);
    }
}
