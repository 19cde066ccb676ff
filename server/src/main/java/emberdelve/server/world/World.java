package emberdelve.server.world;

import emberdelve.config.content.Content;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.Rules;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.actor.ActorId;
import emberdelve.server.world.delve.Delves;
import emberdelve.server.world.duel.Duels;
import emberdelve.server.world.effect.Effects;
import emberdelve.server.world.effect.Targeting;
import emberdelve.server.world.event.Talk;
import emberdelve.server.world.effect.Triggers;
import emberdelve.server.world.event.WorldEvent;
import emberdelve.server.world.fight.Deaths;
import emberdelve.server.world.fight.Fights;
import emberdelve.server.world.fight.Kills;
import emberdelve.server.world.fight.Recovery;
import emberdelve.server.world.group.Groups;
import emberdelve.server.world.hire.Hirelings;
import emberdelve.server.world.item.Burden;
import emberdelve.server.world.item.Place;
import emberdelve.server.world.perception.NoticeBoard;
import emberdelve.server.world.perception.Noticed;
import emberdelve.server.world.perception.Perception;
import emberdelve.server.world.post.Post;
import emberdelve.server.world.rules.Experience;
import emberdelve.server.world.rules.Healing;
import emberdelve.server.world.sanction.Sanctions;
import emberdelve.server.world.schedule.Timers;
import emberdelve.server.world.space.Sight;
import emberdelve.server.world.spawn.Spawner;
import emberdelve.server.world.spawn.Wanderers;
import java.time.Duration;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The dungeon and everybody in it, at one tick. Its parts do the work; it keeps them together.
 *
 * <p>Thread: world, for this and everything it hands out.
 */
public final class World {
    private static final Duration FAULT_WINDOW = Duration.ofSeconds(60);

    private final Content content;
    private final Duration tickLength;
    private final WorldMap map;
    private final Map<ActorId, Actor> actors = new LinkedHashMap<>();
    private final NoticeBoard noticed = new NoticeBoard();
    private final Changes changes = new Changes();
    private final Ledger ledger = new Ledger(changes);
    private final Sight sight = new Sight();
    private final Perception perception = new Perception(sight);
    private final Items items = new Items(this);
    private final Purses purses = new Purses(this);
    private final Corpses corpses = new Corpses(this);
    private final Travel travel = new Travel(this);
    private final Turns turns = new Turns(this);
    private final Timers timers = new Timers();
    private final Groups groups = new Groups(this);
    private final Hirelings hirelings = new Hirelings(this);
    private final Post post = new Post(this);
    private final Sanctions sanctions = new Sanctions(this);
    private final Spawner spawner = new Spawner(this);
    private final Deaths deaths = new Deaths(this);
    private final Effects effects = new Effects(this);
    private final Fights fights = new Fights(this);
    private final Kills kills;
    private final Recovery recovery;
    private final Delves delves;
    private final Targeting targeting;
    private final Triggers triggers = new Triggers(this);
    private final Guard guard;
    private final Slumber slumber;
    private final Burden burden;
    private final Duels duels;
    private long now;
    private long nextId;

    /** The dungeon as built, nobody in it. */
    public World(Content content, WorldSeed seed, Guard.FaultListener faults) {
        this.content = content;
        this.tickLength = seed.tickLength();
        this.now = seed.tick();
        this.nextId = seed.nextId();
        var chance = seed.seed() ^ seed.tick();
        this.map = new WorldMap(content, chance, now);
        this.duels = new Duels(this, new Chance(chance ^ Seeds.mix("duels")));
        this.delves = new Delves(this, new Chance(chance ^ Seeds.mix("delves")));
        this.slumber = new Slumber(this, ticks(content.rules().pacing().zoneSleeps()));
        this.kills = new Kills(this, new Experience(content.rules().experience()));
        this.recovery = new Recovery(new Healing(content.rules().healing()));
        this.targeting = new Targeting(sight, fights, content.rules().pacesPerStep());
        this.burden = new Burden(content.rules().limits());
        var wanderers = new Wanderers(this);
        for (var zone : zones()) wanderers.start(zone);
        this.guard = new Guard(this, faults, ticks(FAULT_WINDOW));
    }

    /** Lets one time unit pass: turns in order of speed, then whatever happens by itself. */
    public void tick() {
        now++;
        guard.run("timers", () -> timers.run(now));
        for (var zone : zones()) zone.advance(slumber.isAwake(zone) && turns.resume(zone));
        for (var zone : zones()) if (zone.isRunning()) turns.take(zone);
        for (var zone : zones()) {
            if (!zone.isRunning()) continue;
            guard.run(zone, () -> recovery.heal(zone));
            guard.run(zone, () -> effects.afflictions().work(zone));
            guard.run(zone, () -> zone.timers().run(zone.now()));
        }
        duels.tick();
        delves.tick();
        perception.endFights(this::notice);
    }

    /** One more zone, from now on; {@code seed} of its stream of chance. Nobody lives there yet. */
    public Zone openZone(ZoneTemplate template, long seed) {
        sight.forget();
        return map.open(template, seed, now);
    }

    /**
     * It is no more. What lies in it is lost, and who lives there is gone; no character may be in
     * it, nor a way lead there from elsewhere.
     *
     * @param reason what the ledger books its things under
     */
    public void closeZone(Zone zone, String reason) {
        if (!zone.isDeserted()) throw new IllegalStateException(zone.template().id());
        for (var room : zone.rooms()) {
            for (var monster : List.copyOf(room.actors())) remove(monster);
            for (var corpse : List.copyOf(room.corpses())) corpses.destroy(corpse, reason);
            items.destroyAll(room.floor().items(), reason);
        }
        spawner.forget(zone);
        map.close(zone);
        sight.forget();
    }

    /** Something happens in that zone: if it slept, it wakes up. */
    public void stir(Zone zone) {
        slumber.stir(zone);
    }

    /** That zone sleeps until somebody comes near; false when it does already, or cannot. */
    public boolean putToSleep(Zone zone) {
        return slumber.putToSleep(zone);
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

    public List<Zone> zones() {
        return map.zones();
    }

    /**
     * @throws IllegalArgumentException when there is no such room; {@link #findRoom} asks
     */
    public Room room(RoomId id) {
        return findRoom(id).orElseThrow(() -> new IllegalArgumentException("no room " + id));
    }

    public Optional<Room> findRoom(RoomId id) {
        return map.room(id);
    }

    /** Everybody in the dungeon, in the order in which they came. */
    public Collection<Actor> actors() {
        return Collections.unmodifiableCollection(actors.values());
    }

    public Optional<Actor> actor(ActorId id) {
        return Optional.ofNullable(actors.get(id));
    }

    /** Puts a new actor into the dungeon. */
    public void add(Actor actor, Room room) {
        actors.put(actor.id(), actor);
        if (actor.isCharacter()) slumber.stirAround(room);
        actor.placeIn(room);
        room.enter(actor);
        actor.fray().blow(room.zone().now());
        turns.joined(actor);
        recovery.watch(actor);
    }

    /** Takes an actor out of the dungeon. */
    public void remove(Actor actor) {
        hirelings.forget(actor);
        actors.remove(actor.id());
        fights.leave(actor);
        groups.forget(actor);
        duels.forget(actor);
        recovery.forget(actor);
        effects.afflictions().forget(actor);
        turns.left(actor);
        turns.forget(actor);
        guard.forget(actor);
        if (!actor.isCharacter()) leaveBehind(actor);
        if (!actor.isCharacter()) changes.monsterChanged(actor);
        actor.room().leave(actor);
        actor.leaveDungeon();
    }

    /** What a monster picked up stays where it was. */
    private static void leaveBehind(Actor monster) {
        for (var item : List.copyOf(monster.pack().items()))
            item.moveTo(new Place.OnFloor(monster.room()));
    }

    /** Is elsewhere at once; who tells of it, and what it costs, is the caller's to say. */
    public void move(Actor actor, Room to) {
        if (actor.isCharacter()) slumber.stirAround(to);
        else slumber.stir(to.zone());
        var from = actor.room().zone();
        if (from != to.zone()) turns.left(actor);
        actor.room().leave(actor);
        actor.placeIn(to);
        to.enter(actor);
        if (from != to.zone()) Crossing.of(actor, from, to.zone(), turns);
    }

    public void setOpen(Door door, boolean open) {
        door.setOpen(open);
        sight.forget();
    }

    public void setLocked(Door door, boolean locked) {
        door.setLocked(locked);
    }

    /** Something happened there; whoever is near enough at this moment notices. */
    public void emit(Room room, WorldEvent event) {
        guard.step();
        perception.notice(room, event, this::notice);
    }

    /** Something that one reader alone is told. */
    public void tell(Actor reader, WorldEvent event) {
        guard.step();
        if (reader.isCharacter()) notice(new Noticed(reader, event, Optional.empty()));
    }

    /** What somebody says whom the reader ignores is not said, whatever way it comes. */
    private void notice(Noticed what) {
        var isIgnored = what.event() instanceof Talk talk
                && actor(talk.speaker().id()).filter(what.reader()::ignores).isPresent();
        if (!isIgnored) noticed.add(what);
    }

    /** Where it is heard what was noticed. */
    public NoticeBoard noticed() {
        return noticed;
    }

    /** A number never given before, to actors, items and corpses alike. */
    public long newId() {
        return nextId++;
    }

    /** The next number that would be given. */
    public long nextId() {
        return nextId;
    }

    public ActorId newActorId() {
        return new ActorId(newId());
    }

    public Changes changes() {
        return changes;
    }

    public Ledger ledger() {
        return ledger;
    }

    public Items items() {
        return items;
    }

    public Purses purses() {
        return purses;
    }

    public Corpses corpses() {
        return corpses;
    }

    public Travel travel() {
        return travel;
    }

    public Turns turns() {
        return turns;
    }

    public Sight sight() {
        return sight;
    }

    /** What happens by itself by {@link #now}, whether zones sleep or wait. */
    public Timers timers() {
        return timers;
    }

    public Groups groups() {
        return groups;
    }

    public Hirelings hirelings() {
        return hirelings;
    }

    /** Letters, and notices on boards. */
    public Post post() {
        return post;
    }

    public Sanctions sanctions() {
        return sanctions;
    }

    public Duels duels() {
        return duels;
    }

    public Spawner spawner() {
        return spawner;
    }

    public Fights fights() {
        return fights;
    }

    public Deaths deaths() {
        return deaths;
    }

    public Kills kills() {
        return kills;
    }

    public Recovery recovery() {
        return recovery;
    }

    public Effects effects() {
        return effects;
    }

    /** Adventures that groups have for themselves. */
    public Delves delves() {
        return delves;
    }

    public Targeting targeting() {
        return targeting;
    }

    public Triggers triggers() {
        return triggers;
    }

    public Burden burden() {
        return burden;
    }

    public Guard guard() {
        return guard;
    }
}
