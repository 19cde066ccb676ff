package emberdelve.server.world.action;

import emberdelve.config.content.Direction;
import emberdelve.config.content.Rank;
import emberdelve.config.content.Trigger;
import emberdelve.server.world.Door;
import emberdelve.server.world.Exit;
import emberdelve.server.world.Room;
import emberdelve.server.world.Way;
import emberdelve.server.world.World;
import emberdelve.server.world.actor.Actor;
import emberdelve.server.world.event.Movement;
import emberdelve.server.world.event.WorldEvent;
import emberdelve.server.world.item.Item;
import emberdelve.server.world.mind.Order;
import emberdelve.server.world.mind.PlayerMind;
import emberdelve.server.world.space.Sight;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * One actor's go: what it finds around it, and the only door by which a deed changes the world.
 * Thread: world.
 */
public final class Turn {
    private final World world;
    private final Actor self;

    public Turn(World world, Actor self) {
        this.world = world;
        this.self = self;
    }

    public Actor self() {
        return self;
    }

    public Room room() {
        return self.room();
    }

    /** The stream of chance of the zone the actor is in. */
    public RandomGenerator random() {
        return room().zone().random();
    }

    public Sight sight() {
        return world.sight();
    }

    public Exit exit(Direction direction) {
        return room().exit(direction, self);
    }

    /** Ways nothing shuts, held ones included. */
    public List<Way> openWays() {
        return room().ways().stream().filter(Way::isOpen).toList();
    }

    /** Ways that are open and not held. */
    public List<Way> waysToFlee() {
        return openWays().stream()
                .filter(way -> exit(way.direction()) instanceof Exit.Open)
                .filter(way -> self.isCharacter() || way.to().zone() == room().zone())
                .toList();
    }

    /** One of the enemies in the room, any of the front first; none where no harm is done. */
    public Optional<Actor> enemyHere() {
        var enemies = room().actors().stream()
                .filter(other -> world.fights().mayHarm(self, other))
                .toList();
        if (enemies.isEmpty()) return Optional.empty();
        var front = enemies.stream().filter(enemy -> enemy.rank() == Rank.FRONT).toList();
        var choice = front.isEmpty() ? enemies : front;
        return Optional.of(choice.get(random().nextInt(choice.size())));
    }

    /** Whether it has hands and strength left for that. */
    public boolean canCarry(Item item) {
        return world.burden().canCarry(self, item);
    }

    /** Whether it has hands left for one more thing, whatever that weighs. */
    public boolean hasHandsFree() {
        return world.burden().hasHandsFree(self);
    }

    public void emit(WorldEvent event) {
        world.emit(room(), event);
    }

    void walk(Direction direction, Room to) {
        world.travel().walk(self, direction, to);
    }

    void flee(Way way) {
        world.travel().flee(self, way);
    }

    void open(Door door) {
        world.setOpen(door, true);
        emit(new Movement.OpenedDoor(self.named(), door.name()));
        world.triggers().fire(room(), Trigger.When.DOOR, self);
    }

    void close(Door door) {
        world.setOpen(door, false);
        emit(new Movement.ClosedDoor(self.named(), door.name()));
        world.triggers().fire(room(), Trigger.When.DOOR, self);
    }

    /** Whether it has what turns the lock of that way's door. */
    boolean hasKey(Way way) {
        return way.key().isEmpty()
                || self.pack().items().stream()
                        .anyMatch(item -> way.key().get().equals(item.type().id()));
    }

    /** Unlocks the way's door; after a while it is shut and locks itself again. */
    void unlock(Way way, Door door) {
        world.setLocked(door, false);
        emit(new Movement.UnlockedDoor(self.named(), door.name()));
        var zone = room().zone();
        var later = zone.now() + world.ticks(world.rules().travel().locksAgain());
        zone.timers().at(later, () -> lockAgain(way, door));
    }

    private void lockAgain(Way way, Door door) {
        if (door.isLocked()) return;
        world.setOpen(door, false);
        world.setLocked(door, true);
        world.emit(way.from(), new Movement.FellShut(door.name()));
        world.emit(way.to(), new Movement.FellShut(door.name()));
    }

    void lock(Door door) {
        world.setLocked(door, true);
        emit(new Movement.LockedDoor(self.named(), door.name()));
    }

    /** What it is to do next, before anything that its player typed; nothing for monsters. */
    void goOnWith(Order order) {
        if (self.minds().own() instanceof PlayerMind mind) mind.goOnWith(order);
    }

    /** Is back in the refuge of the zone it is in. */
    void goHome() {
        world.travel().teleport(self, refuge());
    }

    Room refuge() {
        return world.room(room().zone().template().refuge());
    }

    /** How many turns it takes to go home. */
    int recallTurns() {
        return world.rules().travel().recallTurns();
    }

    /** Tells the actor alone. */
    void tell(WorldEvent event) {
        world.tell(self, event);
    }

    void strike(Actor target) {
        world.fights().strike(self, target);
    }

    /** Whether it may be harmed by this actor, here and now. */
    public boolean mayHarm(Actor target) {
        return world.fights().mayHarm(self, target);
    }

    boolean mayStrayHit(Actor target) {
        return world.fights().mayStrayHit(self, target);
    }

    World world() {
        return world;
    }
}
