package emberdelve.server.model;

/** A door between two rooms; the ways from both sides share it. Thread: world. */
public final class Door {
    private final String name;
    private final boolean lock;
    private boolean open;
    private boolean locked;
    private int unlockings;

    /**
     * @param name without article: {@code iron door}
     * @param lock whether the door has a lock; then it starts locked
     */
    public Door(String name, boolean lock) {
        this.name = name;
        this.lock = lock;
        this.locked = lock;
    }

    public String name() {
        return name;
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

    /** Unlocks it; answers the how manieth time that was. */
    public int unlock() {
        locked = false;
        return ++unlockings;
    }

    /** How often somebody has unlocked it. */
    public int unlockings() {
        return unlockings;
    }

    public void setLocked(boolean locked) {
        this.locked = locked;
    }

    public void setOpen(boolean open) {
        this.open = open;
    }
}
