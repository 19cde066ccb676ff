package emberdelve.server.link;

import java.util.List;

/**
 * The inboxes of all regions. What is for everybody, such as other content, is taken by each of
 * them. Safe for any thread.
 *
 * @param all at least one; the first is that of the capital (docs/architecture.md: Regions)
 */
public record Inboxes(List<Inbox> all) implements InputSink {
    public Inboxes {
        all = List.copyOf(all);
        if (all.isEmpty()) throw new IllegalArgumentException("no region");
    }

    /** The inboxes of a server with one region. */
    public static Inboxes of(Inbox only) {
        return new Inboxes(List.of(only));
    }

    /** The inbox of the region that answers to the console and to other programs. */
    public Inbox capital() {
        return all.getFirst();
    }

    /**
     * Adds an input to those that wait for each region.
     *
     * @return false when one of them has no room for it; the others take it all the same
     */
    @Override
    public boolean add(Input input) {
        var isTaken = true;
        for (var inbox : all) isTaken &= inbox.add(input);
        return isTaken;
    }

    /** Offers an input to each region but that one; answers as {@link #add}. */
    public boolean offerToOthers(int nth, Input input) {
        var isTaken = true;
        for (var other = 0; other < all.size(); other++)
            if (other != nth) isTaken &= all.get(other).offer(input);
        return isTaken;
    }

    @Override
    public void wake() {
        for (var inbox : all) inbox.wake();
    }

    /** Whether one of them is as long as {@link Inbox#isLong} says. */
    public boolean isLong() {
        for (var inbox : all) if (inbox.isLong()) return true;
        return false;
    }
}
