package emberdelve.server.model;

import emberdelve.config.content.Direction;
import emberdelve.config.content.RoomId;
import emberdelve.config.content.RoomTemplate;
import emberdelve.config.content.TriggerSet;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;

/** A room of the running dungeon, with its actors and items. Thread: world. */
public final class Room {
    private RoomTemplate template;
    private final int number;
    private final Zone zone;
    private int ordinal;
    private final EnumMap<Direction, Way> ways = new EnumMap<>(Direction.class);
    private final List<Way> waysIn = new ArrayList<>();
    private final List<Actor> actors = new ArrayList<>();
    private final List<Actor> actorsView = Collections.unmodifiableList(actors);
    private final List<Corpse> corpses = new ArrayList<>();
    private final Holder floor = new Holder();
    private TriggerSet triggers;
    private long[] triggersReady;
    private List<Actor> watchful = List.of();
    private String description;

    /**
     * @param ordinal see {@link #ordinal()}
     */
    public Room(RoomTemplate template, int number, Zone zone, int ordinal) {
        this.template = template;
        this.number = number;
        this.zone = zone;
        this.ordinal = ordinal;
        this.triggers = triggersOf(template);
        this.triggersReady = new long[template.triggers().size()];
        this.description = template.description();
    }

    /**
     * Changes the room to other content. If its triggers change, all of them can go off at once.
     */
    public void become(RoomTemplate now, int newOrdinal) {
        ordinal = newOrdinal;
        if (now.equals(template)) return;
        if (!now.triggers().equals(template.triggers())) {
            triggers = triggersOf(now);
            triggersReady = new long[now.triggers().size()];
        }
        if (!now.description().equals(template.description()) || !now.sky().equals(template.sky()))
            description = now.description();
        template = now;
    }

    private static TriggerSet triggersOf(RoomTemplate template) {
        return template.triggers().isEmpty()
                ? TriggerSet.NONE
                : new TriggerSet(template.triggers());
    }

    public RoomId id() {
        return template.id();
    }

    /** The room's number for mapping programs: unique, above 0, the same after a restart. */
    public int number() {
        return number;
    }

    public RoomTemplate template() {
        return template;
    }

    /** The present look of the room. */
    public String description() {
        return description;
    }

    /**
     * Sets the look of the room, until the world is made anew or other content describes the room
     * in another way.
     */
    public void describe(String now) {
        description = now;
    }

    public Zone zone() {
        return zone;
    }

    /** The room's place among the rooms of its zone, from 0; it may change with content. */
    public int ordinal() {
        return ordinal;
    }

    /** All ways out as built, in the order in which exits are listed. */
    public Collection<Way> ways() {
        return Collections.unmodifiableCollection(ways.values());
    }

    public Optional<Way> way(Direction direction) {
        return Optional.ofNullable(ways.get(direction));
    }

    /** All ways that lead into this room. */
    public List<Way> waysIn() {
        return Collections.unmodifiableList(waysIn);
    }

    /** The actors in this room, in the order in which they came; a live view. */
    public List<Actor> actors() {
        return actorsView;
    }

    public Holder floor() {
        return floor;
    }

    public List<Corpse> corpses() {
        return Collections.unmodifiableList(corpses);
    }

    /** The triggers of the room. */
    public TriggerSet triggers() {
        return triggers;
    }

    /** The actors here that have triggers, in the order in which they came; a copy. */
    public List<Actor> watchful() {
        return watchful;
    }

    /** Whether the trigger of that number in the template can go off. */
    public boolean isReady(int trigger) {
        return triggersReady[trigger] <= zone.now();
    }

    /** Notes that the trigger went off; it cannot go off again before that tick of the zone. */
    public void recover(int trigger, long untilTick) {
        triggersReady[trigger] = untilTick;
    }

    public void connect(Way way) {
        ways.put(way.direction(), way);
        way.to().waysIn.add(way);
    }

    /** Empties its lists of ways out and of ways in, to be connected anew. */
    public void disconnect() {
        ways.clear();
        waysIn.clear();
    }

    public void enter(Actor actor) {
        actors.add(actor);
        if (actor.isWatchful()) watchful = watchfulNow();
        if (actor.isCharacter()) zone.characterEntered();
    }

    public void leave(Actor actor) {
        if (!actors.remove(actor)) throw new IllegalStateException(actor.name() + " is not here");
        if (actor.isWatchful()) watchful = watchfulNow();
        if (actor.isCharacter()) zone.characterLeft();
    }

    /**
     * Looks again at its actors, one of which has other triggers; for {@code Actor.become} alone.
     */
    void watchAnew() {
        watchful = watchfulNow();
    }

    private List<Actor> watchfulNow() {
        return actors.stream().filter(Actor::isWatchful).toList();
    }

    public void add(Corpse corpse) {
        corpses.add(corpse);
    }

    public void remove(Corpse corpse) {
        corpses.remove(corpse);
    }

    @Override
    public String toString() {
        return id().value();
    }
}
