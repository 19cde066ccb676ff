package emberdelve.server.kernel;

import emberdelve.config.content.Content;
import emberdelve.config.content.Rules;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Chance;
import emberdelve.server.model.Changes;
import emberdelve.server.model.Room;
import emberdelve.server.model.Turn;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.schedule.Timers;

import java.time.Duration;

/**
 * The dungeon and everybody in it, at one tick. Its parts do the work; it keeps them together.
 *
 * <p>Thread: world, for this and everything it hands out.
 */
public final class World {
    private final Content content;
    private final Duration tickLength;
    private final WorldMap map;
    private final Changes changes = new Changes();
    private final Sight sight = new Sight();
    private final Timers timers = new Timers();
    private final Parts parts = new Parts();
    private final Hooks hooks;
    private final EventDelivery telling;
    private final Population population;
    private final Turns turns = new Turns(this);
    private final ZoneSleep sleep;
    private final Guard guard;
    private final long seed;
    private long now;
    private long nextId;

    /**
     * The dungeon as built, nobody in it.
     *
     * @param features all of them, in the order in which they are told of what happens
     */
    public World(
            Content content, WorldSeed from, Guard.FaultListener faults, WorldFeature features) {
        this.content = content;
        this.tickLength = from.tickLength();
        this.now = from.tick();
        this.nextId = from.nextId();
        this.seed = from.seed() ^ from.tick();
        this.map = new WorldMap(content, seed, now);
        this.sleep = new ZoneSleep(this);
        this.population = new Population(this, sleep);
        var perception = new Perception(sight);
        this.hooks = new Hooks(perception);
        this.telling = new EventDelivery(this, perception);
        this.guard = new Guard(this, faults);
        parts.offer(World.class, () -> this);
        parts.offer(Sight.class, () -> sight);
        parts.offer(Ledger.class, () -> new Ledger(changes));
        parts.offer(Timers.class, () -> timers);
        parts.offer(NoticeBoard.class, telling::board);
        parts.offer(ZoneSleep.class, () -> sleep);
        parts.offer(Zones.class, () -> new Zones(this));
        features.addTo(this, parts, hooks);
        parts.makeAll();
    }

    /** The part of that class, which some feature has added. */
    public <T> T part(Class<T> type) {
        return parts.get(type);
    }

    public Hooks hooks() {
        return hooks;
    }

    /** A stream of chance for one feature alone, by its name. */
    public Chance chance(String feature) {
        return new Chance(seed ^ Seeds.mix(feature));
    }

    /** What the actor can do now. */
    public Turn turn(Actor actor) {
        return new OwnTurn(this, actor);
    }

    /** Lets one time unit pass: turns in order of speed, then whatever happens by itself. */
    public void tick() {
        now++;
        guard.run("timers", () -> timers.run(now));
        for (var zone : map.zones()) zone.advance(sleep.isAwake(zone) && turns.resume(zone));
        for (var zone : map.zones()) if (zone.isRunning()) turns.take(zone);
        for (var zone : map.zones()) {
            if (!zone.isRunning()) continue;
            for (var hook : hooks.zoneTicks()) guard.run(zone, () -> hook.accept(zone));
            guard.run(zone, () -> zone.timers().run(zone.now()));
        }
        for (var hook : hooks.ticks()) hook.run();
        telling.tickEnded();
    }

    /** Ticks since the world began. */
    public long now() {
        return now;
    }

    /** That much time in ticks, at least 1. */
    public long ticks(Duration duration) {
        return Math.max(1, duration.toNanos() / tickLength.toNanos());
    }

    /** How long that many ticks last, as long as none of them takes too long. */
    public Duration timeOf(long ticks) {
        return tickLength.multipliedBy(ticks);
    }

    public Content content() {
        return content;
    }

    public Rules rules() {
        return content.rules();
    }

    public WorldMap map() {
        return map;
    }

    public Population population() {
        return population;
    }

    /** Something happened there; whoever is near enough at this moment notices. */
    public void emit(Room room, WorldEvent event) {
        telling.emit(room, event);
    }

    /** Something that one reader alone is told. */
    public void tell(Actor reader, WorldEvent event) {
        telling.tell(reader, event);
    }

    /** A number never given before, to actors, items and corpses alike. */
    public long newId() {
        return nextId++;
    }

    /** The next number that would be given. */
    public long nextId() {
        return nextId;
    }

    public Changes changes() {
        return changes;
    }

    public Turns turns() {
        return turns;
    }

    public Guard guard() {
        return guard;
    }
}
