package emberdelve.server.rule.move;

import emberdelve.config.content.RoomId;
import emberdelve.config.content.Step;
import emberdelve.config.content.Trigger;
import emberdelve.server.kernel.Deed;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.Sight;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Door;
import emberdelve.server.model.Door.Relocking;
import emberdelve.server.model.Turn;
import emberdelve.server.model.Way;

import java.util.Optional;

/** The doors, which are opened, closed, locked and unlocked here. Thread: world. */
public final class Doors {
    private final World world;
    private final MovedDoors moved;

    Doors(World world, MovedDoors moved) {
        this.world = world;
        this.moved = moved;
    }

    public void open(Turn turn, Door door) {
        door.open();
        changed(door);
        turn.emit(new MoveEvent.OpenedDoor(turn.self().named(), door.name()));
        var deed = Deed.of(turn.room(), Trigger.When.OPEN, turn.self()).called(door.name());
        world.hooks().deed(deed);
        world.hooks().deed(deed.as(Trigger.When.DOOR));
    }

    public void close(Turn turn, Door door) {
        door.shut();
        changed(door);
        turn.emit(new MoveEvent.ClosedDoor(turn.self().named(), door.name()));
        world.hooks()
                .deed(Deed.of(turn.room(), Trigger.When.DOOR, turn.self()).called(door.name()));
    }

    /** Whether the actor has the key of the way's door. */
    public static boolean hasKey(Turn turn, Way way) {
        return way.key().isEmpty()
                || turn.self().pack().items().stream()
                        .anyMatch(item -> way.key().get().equals(item.type().id()));
    }

    /** Unlocks a door of this room, which closes and locks itself again after a while. */
    public void unlock(Turn turn, Door door) {
        var dueTick = world.now() + world.ticks(world.rules().travel().locksAgain());
        unlock(door, new Relocking(turn.room().id(), dueTick));
        changed(door);
        turn.emit(new MoveEvent.UnlockedDoor(turn.self().named(), door.name()));
    }

    private void unlock(Door door, Relocking until) {
        door.unlock(until);
        var zone = world.map().room(until.from()).zone();
        var later = zone.now() + until.dueTick() - world.now();
        zone.timers().at(later, () -> lockAgain(door, until));
    }

    /**
     * Locks the door again. Only the last unlocking counts, so that the time of an older one does
     * not shut it too early.
     */
    private void lockAgain(Door door, Relocking until) {
        if (!door.relocking().equals(Optional.of(until)) || !world.map().has(door)) return;
        door.lock();
        changed(door);
        fellShut(door, until.from());
        fellShut(door, door.beyond(until.from()));
    }

    private void fellShut(Door door, RoomId where) {
        world.emit(world.map().room(where), new MoveEvent.FellShut(door.name()));
    }

    public void lock(Turn turn, Door door) {
        door.lock();
        changed(door);
        turn.emit(new MoveEvent.LockedDoor(turn.self().named(), door.name()));
    }

    /**
     * Moves a door by some mechanism, without an event: opening the door needs no key, and locking
     * it shuts it. Answers whether anything changed.
     */
    public boolean work(Door door, Step.Act act) {
        var wasOpen = door.isOpen();
        var wasLocked = door.isLocked();
        switch (act) {
            case OPEN -> door.open();
            case UNLOCK -> door.unlock();
            case CLOSE -> door.shut();
            case LOCK -> door.lock();
        }
        if (door.isOpen() == wasOpen && door.isLocked() == wasLocked) return false;
        changed(door);
        return true;
    }

    /** Moves a door as it was stored, if it is still there; without an event. */
    void restore(DoorRow row) {
        moved.restore(row)
                .ifPresent(door -> {
                    door.unlock();
                    if (row.isOpen()) door.open();
                    row.relocking().ifPresent(until -> unlock(door, until));
                });
    }

    private void changed(Door door) {
        world.part(Sight.class).forget();
        moved.changed(door);
    }
}
