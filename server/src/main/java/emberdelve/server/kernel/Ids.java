package emberdelve.server.kernel;

/** Numbers for actors, items and corpses alike, each given once. Thread: world. */
public final class Ids {
    private long next;

    Ids(long next) {
        this.next = next;
    }

    /** A number never given before. */
    public long give() {
        return next++;
    }

    /** The number that would be given now. */
    public long next() {
        return next;
    }
}
