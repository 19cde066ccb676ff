package emberdelve.server.kernel;

import emberdelve.config.content.Content;
import emberdelve.config.content.Rules;
import emberdelve.server.model.Actor;
import emberdelve.server.model.Changes;
import emberdelve.server.model.Room;
import emberdelve.server.model.Turn;
import emberdelve.server.model.WorldEvent;
import emberdelve.server.schedule.Timers;

import java.time.Duration;

/**
 * The dungeon and every actor in it, at one tick. The world holds its parts together; the parts do
 * the work.
 *
 * <p>Thread: world, for this class and every object that it hands out.
 */
public final class World {
    private Content content;
    private final Ids ids;
    private final WorldClock clock;
    private final WorldMap map;
    private final Hooks hooks;
    private final EventDelivery delivery;
    private final Turns turns;
    private final Tick tick;
    private final Population population;
    private final Changes changes = new Changes();
    private final Parts parts = new Parts();

    /**
     * Makes the dungeon as built, without actors.
     *
     * @param features all features, in the order in which their hooks are called
     */
    public World(
            Content content, WorldSeed from, Guard.FaultListener faults, WorldFeature features) {
        this.content = content;
        ids = new Ids(from.nextId(), from.territory());
        clock = new WorldClock(from.tickLength(), from.tick());
        map = new WorldMap(content, from);
        var guard = new Guard(clock, faults);
        var sight = new Sight();
        var perception = new Perception(sight);
        hooks = new Hooks(perception);
        hooks.onTimeIs(clock::timeIs);
        hooks.onGivenUp(actor -> part(KnownNames.class).giveUp(actor.name()));
        delivery = new EventDelivery(guard, id -> population().find(id), perception);
        turns = new Turns(clock, this::rules, guard, delivery, this::turn);
        var sleep = new ZoneSleep(clock, content.rules().pacing(), turns, hooks);
        population = new Population(turns, sleep, hooks, guard, changes);
        tick = new Tick(clock, map, sleep, turns, hooks, guard, delivery);
        parts.offer(World.class, () -> this);
        parts.offer(WorldSeed.class, () -> from);
        parts.offer(WorldClock.class, () -> clock);
        parts.offer(Guard.class, () -> guard);
        parts.offer(Sight.class, () -> sight);
        parts.offer(Ledger.class, () -> new Ledger(changes));
        parts.offer(Timers.class, tick::timers);
        parts.offer(KnownNames.class, KnownNames::new);
        parts.offer(Measures.class, Measures::new);
        parts.offer(Repertoire.class, Repertoire::new);
        parts.offer(NoticeBoard.class, delivery::board);
        parts.offer(ZoneSleep.class, () -> sleep);
        parts.offer(Zones.class, () -> new Zones(map, clock, sight, population, hooks));
        features.addTo(this, parts, hooks);
        parts.makeAll();
    }

    /**
     * Goes on with other content, between two ticks. As soon as this returns, all is as the new
     * content has it; no actor and no item is lost.
     *
     * @param now checked content that needs no restart (docs/operating.md: New content)
     */
    public void reload(Content now) {
        var before = content;
        content = now;
        part(ZoneSleep.class).pace(now.rules().pacing());
        var gone = map.rebuild(now, clock.now());
        part(Sight.class).forget();
        hooks.reloaded(new Reloaded(before, gone));
        map.release(gone);
    }

    /** The part of that class, added by a feature. */
    public <T> T part(Class<T> type) {
        return parts.get(type);
    }

    public Hooks hooks() {
        return hooks;
    }

    /** The turn of the actor, with what it can do now. */
    public Turn turn(Actor actor) {
        return new OwnTurn(this, actor);
    }

    public void tick() {
        tick.run();
    }

    /** Ticks since the world began. */
    public long now() {
        return clock.now();
    }

    /** The duration in ticks, at least 1. */
    public long ticks(Duration duration) {
        return clock.ticks(duration);
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

    /** Tells an event of that room to every actor near enough to notice it now. */
    public void emit(Room room, WorldEvent event) {
        delivery.emit(room, event);
        hooks.happened(event);
    }

    /** Tells an event to one reader only. */
    public void tell(Actor reader, WorldEvent event) {
        delivery.tell(reader, event);
        if (event.isDeedOf(reader.id())) hooks.happened(event);
    }

    public Ids ids() {
        return ids;
    }

    public Changes changes() {
        return changes;
    }

    public Turns turns() {
        return turns;
    }
}
