package emberdelve.server.feature.move;

import emberdelve.config.content.Step;
import emberdelve.config.content.Trigger;
import emberdelve.server.kernel.Deed;
import emberdelve.server.kernel.MoveEvent;
import emberdelve.server.kernel.Sight;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Door;
import emberdelve.server.model.Turn;
import emberdelve.server.model.Way;

/** Opens, closes, locks and unlocks doors. Thread: world. */
public final class Doors {
    private final World world;

    public Doors(World world) {
        this.world = world;
    }

    public void open(Turn turn, Door door) {
        move(door, true);
        turn.emit(new MoveEvent.OpenedDoor(turn.self().named(), door.name()));
        var deed = Deed.of(turn.room(), Trigger.When.OPEN, turn.self()).called(door.name());
        world.hooks().deed(deed);
        world.hooks().deed(deed.as(Trigger.When.DOOR));
    }

    public void close(Turn turn, Door door) {
        move(door, false);
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

    /** Unlocks the way's door, which closes and locks itself again after a while. */
    public void unlock(Turn turn, Way way, Door door) {
        var unlocking = door.unlock();
        turn.emit(new MoveEvent.UnlockedDoor(turn.self().named(), door.name()));
        var zone = turn.room().zone();
        var later = zone.now() + world.ticks(world.rules().travel().locksAgain());
        zone.timers().at(later, () -> lockAgain(way, door, unlocking));
    }

    /** Only the last unlocking counts, so that no older one shuts the door in somebody's hand. */
    private void lockAgain(Way way, Door door, int unlocking) {
        if (door.isLocked() || door.unlockings() != unlocking) return;
        move(door, false);
        door.setLocked(true);
        world.emit(way.from(), new MoveEvent.FellShut(door.name()));
        world.emit(way.to(), new MoveEvent.FellShut(door.name()));
    }

    public void lock(Turn turn, Door door) {
        door.setLocked(true);
        turn.emit(new MoveEvent.LockedDoor(turn.self().named(), door.name()));
    }

    /**
     * Moves a door by some mechanism, without an event: what opens it needs no key, and what locks
     * it shuts it. Whether anything changed.
     */
    public boolean work(Door door, Step.Act act) {
        var isOpen = act == Step.Act.OPEN || (act == Step.Act.UNLOCK && door.isOpen());
        var isLocked =
                switch (act) {
                    case OPEN, UNLOCK -> false;
                    case CLOSE -> door.isLocked();
                    case LOCK -> door.hasLock();
                };
        if (door.isOpen() == isOpen && door.isLocked() == isLocked) return false;
        door.setLocked(isLocked);
        move(door, isOpen);
        return true;
    }

    /** Opens or closes a door without an event. */
    public void move(Door door, boolean open) {
        door.setOpen(open);
        world.part(Sight.class).forget();
    }
}
