package emberdelve.server.model;

import emberdelve.config.content.TimeMode;
import emberdelve.config.content.ZoneTemplate;
import emberdelve.server.schedule.GameTurn;
import emberdelve.server.schedule.Hold;
import emberdelve.server.schedule.Scheduler;
import emberdelve.server.schedule.Timers;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;

/** A zone of the running dungeon: its rooms, queue of turns and stream of chance. Thread: world. */
public final class Zone {
    private ZoneTemplate template;
    private final Chance random;
    private final Scheduler scheduler;
    private final List<Room> rooms = new ArrayList<>();
    private final Timers timers = new Timers();
    private final Hold<Actor> hold = new Hold<>();
    private final Set<Actor> hurt = new LinkedHashSet<>();
    private final Set<Actor> afflicted = new LinkedHashSet<>();
    private int characters;
    private long now;
    private long stirredTick;
    private boolean asleep;
    private boolean running;

    public Zone(ZoneTemplate template, Chance random, long now) {
        this.now = now;
        this.stirredTick = now;
        this.template = template;
        this.random = random;
        this.scheduler = new Scheduler(random);
    }

    /** Changes the zone to other content; its clock and stream of chance stay the same. */
    public void become(ZoneTemplate now) {
        template = now;
    }

    public ZoneTemplate template() {
        return template;
    }

    public RandomGenerator random() {
        return random;
    }

    /** The count of numbers drawn from the zone's stream of chance. */
    public long drawn() {
        return random.drawn();
    }

    public Scheduler scheduler() {
        return scheduler;
    }

    public GameTurn gameTurn() {
        return scheduler.gameTurn();
    }

    /** The zone's own tick: it stands still while the zone sleeps or waits for a player. */
    public long now() {
        return now;
    }

    /** Whether the zone's time stops while a player who is due has not decided. */
    public boolean isTurnBased() {
        return template.timeMode() == TimeMode.TURNS;
    }

    /** Timers that run by the zone's own tick; see {@link #now}. */
    public Timers timers() {
        return timers;
    }

    /** Actors of this zone that may need healing. */
    public Set<Actor> hurt() {
        return hurt;
    }

    /** Actors of this zone that have status effects. */
    public Set<Actor> afflicted() {
        return afflicted;
    }

    /** Whether the zone sleeps, because no player is near. */
    public boolean isAsleep() {
        return asleep;
    }

    /** Whether the zone's time passes in this tick of the world. */
    public boolean isRunning() {
        return running;
    }

    public Hold<Actor> hold() {
        return hold;
    }

    /** Lets the zone's time pass by one tick, or stand still. */
    public void advance(boolean runs) {
        running = runs;
        if (runs) now++;
    }

    /** Notes the tick of the last thing that keeps the zone awake. */
    public void stir(long worldTick) {
        stirredTick = worldTick;
    }

    public long quietTicks(long worldTick) {
        return worldTick - stirredTick;
    }

    public void fallAsleep() {
        asleep = true;
    }

    /** Moves the clock on by the missed ticks; the caller makes up for what was due meanwhile. */
    public void wakeUp(long missedTicks) {
        asleep = false;
        now += missedTicks;
    }

    public List<Room> rooms() {
        return Collections.unmodifiableList(rooms);
    }

    /** Whether no player's character is in the zone, so that nobody would notice events. */
    public boolean isDeserted() {
        return characters == 0;
    }

    public void add(Room room) {
        rooms.add(room);
    }

    /** Sets the rooms from now on, in this order. */
    public void consistOf(List<Room> others) {
        rooms.clear();
        rooms.addAll(others);
    }

    void characterEntered() {
        characters++;
    }

    void characterLeft() {
        characters--;
    }
}
