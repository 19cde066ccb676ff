package emberdelve.server.model;

import emberdelve.config.content.RoomId;

import java.util.Optional;

/**
 * A door between two rooms; the ways from both sides share it. As built it is shut, and locked if
 * it has a lock; a locked door is always shut. Thread: world.
 */
public final class Door {
    private final String name;
    private final boolean lock;
    private final RoomId one;
    private final RoomId other;
    private boolean open;
    private boolean locked;
    private Optional<Relocking> relocking = Optional.empty();

    /**
     * The moment at which an unlocked door shuts and locks itself again.
     *
     * @param from the room from which it was unlocked, by whose zone's clock it locks itself
     * @param dueTick the tick of the world at which it is due; later if that zone stands still
     */
    public record Relocking(RoomId from, long dueTick) {}

    /**
     * @param name without article: {@code iron door}
     * @param lock whether the door has a lock; then it starts locked
     * @param one a room on one side of it; {@code other} is the one on the other
     */
    public Door(String name, boolean lock, RoomId one, RoomId other) {
        this.name = name;
        this.lock = lock;
        this.one = one;
        this.other = other;
        this.locked = lock;
    }

    public String name() {
        return name;
    }

    public RoomId one() {
        return one;
    }

    public RoomId other() {
        return other;
    }

    /** The room on the other side. */
    public RoomId beyond(RoomId room) {
        return room.equals(one) ? other : one;
    }

    public boolean isOpen() {
        return open;
    }

    public boolean hasLock() {
        return lock;
    }

    public boolean isLocked() {
        return locked;
    }

    /** Whether it is as it is at first: shut, and locked if it has a lock. */
    public boolean isAsBuilt() {
        return !open && locked == lock;
    }

    /** The moment at which it locks itself again; empty if it stays as it is. */
    public Optional<Relocking> relocking() {
        return relocking;
    }

    /** Opens it, which takes no key: whoever needs one has unlocked it before. */
    public void open() {
        unlock();
        open = true;
    }

    public void shut() {
        open = false;
    }

    public void unlock() {
        locked = false;
    }

    /** Unlocks it until that moment, which replaces an earlier one. */
    public void unlock(Relocking until) {
        unlock();
        relocking = Optional.of(until);
    }

    /**
     * Shuts it, and locks it if it has a lock, as it was built; it no longer locks itself later.
     */
    public void lock() {
        open = false;
        locked = lock;
        relocking = Optional.empty();
    }
}
