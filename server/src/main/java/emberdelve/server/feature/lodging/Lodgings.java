package emberdelve.server.feature.lodging;

import emberdelve.db.account.Renaming;
import emberdelve.server.kernel.Items;
import emberdelve.server.kernel.Ledger;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.model.ActorId;
import emberdelve.server.model.Item;
import emberdelve.server.model.Marks;
import emberdelve.server.model.Room;
import emberdelve.server.rule.group.Groups;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The rooms that are let (docs/rules.md R16.1 to R16.4). Each is a zone of one room. It stays there
 * with all that lies in it, paid for or not, until another lodger needs it and it is empty. Thread:
 * world.
 */
public final class Lodgings {
    /** The most characters on a wall: three lines on a screen. */
    public static final int WORDS_CHARS_MAX = 200;

    /** The most times that one can pay ahead. */
    static final int AHEAD_MAX = 4;

    /** The reason under which the ledger books rents and chests. */
    static final String LEDGER = "lodging";

    private final World world;
    private final Groups groups;
    private final LodgingRooms building;
    private final Marks<RentedRoom> marks;

    /** The rooms by the lodgers' ids. */
    private final Map<Long, RentedRoom> rooms = new TreeMap<>();

    private final List<Actor> newcomers = new ArrayList<>();
    private long second;

    Lodgings(World world, Groups groups, Items items) {
        this.world = world;
        this.groups = groups;
        building = new LodgingRooms(world, this::plan, items);
        marks = world.changes().of(RentedRoom.class);
    }

    /** The house of the content in force: a reload neither takes it away nor brings it. */
    Lodging plan() {
        return world.content().part(Lodging.class).orElseThrow();
    }

    /** Changes the rooms that are let to what would be built now. */
    void rebuild() {
        for (var room : rooms.values()) building.rebuild(room);
    }

    /** Takes over a room that was stored, without marking it as changed. */
    void restore(LodgingRow row) {
        put(
                new RentedRoom(
                        new ActorId(row.characterId()),
                        row.name(),
                        building.open(row.characterId()),
                        row.paidUntil(),
                        row.words()));
    }

    List<RentedRoom> all() {
        return List.copyOf(rooms.values());
    }

    Optional<RentedRoom> of(Actor lodger) {
        return Optional.ofNullable(rooms.get(lodger.id().value()));
    }

    /** The rented room that the room is; empty if it is none. */
    public Optional<RentedRoom> at(Room room) {
        if (!room.id().zone().startsWith(LodgingRooms.ZONES)) return Optional.empty();
        return rooms.values().stream().filter(each -> each.room() == room).findFirst();
    }

    /** The room in which one rents. */
    Room house() {
        return world.map().room(plan().house());
    }

    String houseName() {
        return house().template().name();
    }

    /** The items in the character's room, and in its chest, paid for or not. */
    List<Item> keptBy(Actor lodger) {
        return of(lodger).map(room -> room.room().floor().items()).orElse(List.of());
    }

    /** Whether the room is paid for now. */
    boolean isOpen(RentedRoom room) {
        return room.isPaidAt(second);
    }

    /** Whether the character has a room that is paid for. */
    boolean isLodging(Actor actor) {
        return of(actor).filter(this::isOpen).isPresent();
    }

    /** The seconds for which the room is paid from now on; 0 when it is not. */
    long secondsLeft(RentedRoom room) {
        return Math.max(0, room.paidUntil() - second);
    }

    /** The coins that the character pays for one time. */
    long priceFor(Actor lodger) {
        return plan().priceAt(lodger.progress().level());
    }

    /** Whether the character has a room, or can get a new one or one that nobody needs. */
    boolean hasRoomFor(Actor lodger) {
        return of(lodger).isPresent() || rooms.size() < plan().rooms() || unneeded().isPresent();
    }

    boolean mayPayMore(Actor lodger) {
        return of(lodger)
                .filter(room -> secondsLeft(room) > (AHEAD_MAX - 1) * plan().lasts().toSeconds())
                .isEmpty();
    }

    /**
     * Takes the price for one time more; the caller looks whether the lodger has it and may pay.
     */
    RentedRoom rent(Actor lodger) {
        var price = priceFor(lodger);
        lodger.setGold(lodger.gold() - price);
        world.part(Ledger.class).destroyGold(LEDGER, price);
        var room = of(lodger).orElseGet(() -> let(lodger));
        room.payUntil(Math.max(second, room.paidUntil()) + plan().lasts().toSeconds());
        building.furnish(room.room(), lodger);
        changed(room);
        world.emit(lodger.room(), new LodgingEvent.Rented(lodger.named(), price, plan().keeper()));
        return room;
    }

    /** Writes the words on the wall; {@code words}: empty to wipe it. */
    void write(RentedRoom room, String words) {
        room.write(words);
        building.describe(room);
        changed(room);
    }

    /** Wipes the wall of the lodger of that name; whether there was something to wipe. */
    boolean wipe(String name) {
        var written =
                rooms.values().stream()
                        .filter(room -> room.name().equalsIgnoreCase(name))
                        .filter(room -> !room.words().isEmpty())
                        .findFirst();
        written.ifPresent(room -> write(room, ""));
        return written.isPresent();
    }

    /** Whether the actor may be in the room, as its lodger or as one of the lodger's group. */
    boolean admits(RentedRoom room, Actor actor) {
        if (!isOpen(room)) return false;
        if (actor.id().equals(room.lodger())) return true;
        return world.population()
                .find(room.lodger())
                .filter(Actor::isPresent)
                .filter(lodger -> groups.areTogether(lodger, actor))
                .isPresent();
    }

    /** Goes up from the house, with all hirelings. */
    void goUp(Actor actor, RentedRoom room) {
        if (actor.id().equals(room.lodger())) building.furnish(room.room(), actor);
        world.emit(actor.room(), new LodgingEvent.WentUp(actor.named(), room.name()));
        shiftAll(actor, room.room());
    }

    /** Goes down to the house, with all hirelings. */
    void goDown(Actor actor) {
        world.emit(actor.room(), new LodgingEvent.WentDown(actor.named()));
        shiftAll(actor, house());
    }

    /**
     * Sets the time in seconds since 1970; notes those to tell whose paid time has run out or soon
     * will.
     */
    void timeIs(long now) {
        var before = second;
        second = now;
        if (before == 0 || now <= before) return;
        for (var room : rooms.values()) {
            var warned = room.paidUntil() - plan().warnedBefore().toSeconds();
            var isDue = isBetween(before, room.paidUntil(), now) || isBetween(before, warned, now);
            if (isDue) world.population().find(room.lodger()).ifPresent(newcomers::add);
        }
    }

    private static boolean isBetween(long before, long moment, long now) {
        return before < moment && moment <= now;
    }

    /** Notes a character that has come in: the next tick tells it how its room stands. */
    void entered(Actor actor) {
        if (actor.isCharacter() && of(actor).isPresent()) newcomers.add(actor);
    }

    /**
     * Tells the noted lodgers how their rooms stand; leads out those who may not stay in a room.
     */
    void tick() {
        for (var lodger : newcomers) if (lodger.isPresent()) remind(lodger);
        newcomers.clear();
        for (var room : rooms.values()) {
            if (room.room().actors().isEmpty()) continue;
            for (var actor : List.copyOf(room.room().actors())) {
                // Servants and monsters go once no character is left in the room.
                if (actor.isCharacter() ? !admits(room, actor) : isAlone(room)) showOut(actor);
            }
        }
    }

    private static boolean isAlone(RentedRoom room) {
        return room.room().zone().isDeserted();
    }

    private void remind(Actor lodger) {
        var room = of(lodger);
        if (room.isEmpty()) return;
        var left = secondsLeft(room.get());
        if (left == 0) world.tell(lodger, new LodgingEvent.Ended(lodger.named(), houseName()));
        else if (left <= plan().warnedBefore().toSeconds())
            world.tell(
                    lodger, new LodgingEvent.EndsSoon(lodger.named(), houseName(), left / 3_600));
    }

    private void showOut(Actor actor) {
        world.emit(actor.room(), new LodgingEvent.ShownOut(actor.named(), plan().keeper()));
        shiftAll(actor, house());
    }

    private RentedRoom let(Actor lodger) {
        if (rooms.size() >= plan().rooms()) unneeded().ifPresent(this::giveUp);
        var room =
                new RentedRoom(
                        lodger.id(), lodger.name(), building.open(lodger.id().value()), 0, "");
        put(room);
        return room;
    }

    /** The room, of those unpaid and empty, whose paid time ran out first; empty if none. */
    private Optional<RentedRoom> unneeded() {
        return rooms.values().stream()
                .filter(room -> !isOpen(room) && room.room().actors().isEmpty())
                .filter(room -> building.isEmpty(room.room()))
                .min(Comparator.comparingLong(RentedRoom::paidUntil));
    }

    private void giveUp(RentedRoom room) {
        building.close(room.room());
        rooms.remove(room.lodger().value());
        marks.gone(room.lodger().value());
    }

    /** Takes the room of a character that is erased, with all that lies in it. */
    void forget(ActorId lodger) {
        var room = rooms.get(lodger.value());
        if (room == null) return;
        for (var actor : List.copyOf(room.room().actors())) showOut(actor);
        giveUp(room);
    }

    /** Puts the new name of a character at the room that it rents. */
    void rename(Renaming renaming) {
        var room = rooms.get(renaming.character());
        if (room == null) return;
        room.rename(renaming.now());
        changed(room);
    }

    private void put(RentedRoom room) {
        rooms.put(room.lodger().value(), room);
        building.describe(room);
    }

    private void changed(RentedRoom room) {
        marks.changed(room.lodger().value(), room);
    }

    private void shiftAll(Actor actor, Room to) {
        var along = world.hooks().alongWith(actor);
        shift(actor, to);
        for (var each : along) shift(each, to);
    }

    private void shift(Actor actor, Room to) {
        world.population().move(actor, to);
        world.emit(to, new MoveEvent.Arrived(actor.named(), Optional.empty()));
        world.turns().arrange(actor);
    }
}
