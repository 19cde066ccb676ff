package emberdelve.server.kernel;

/**
 * Numbers for actors, items and corpses alike, each given once, also by several worlds together:
 * each gives every {@code worlds}-th. Thread: world.
 */
public final class Ids {
    private final int worlds;
    private long next;

    /**
     * @param next the first number that nobody has given
     */
    Ids(long next, Territory territory) {
        worlds = territory.worlds();
        this.next = next + Math.floorMod(territory.nth() - next, (long) worlds);
    }

    /** A number never given before. */
    public long give() {
        var given = next;
        next += worlds;
        return given;
    }

    /** The number that would be given now. */
    public long next() {
        return next;
    }
}
