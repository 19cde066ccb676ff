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
