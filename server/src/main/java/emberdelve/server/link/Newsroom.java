package emberdelve.server.link;

import emberdelve.db.world.Changed;

import java.util.List;

/**
 * The room in which each world leaves for the others what it has stored. Safe for any thread.
 *
 * @param desks the tidings for each world
 */
public record Newsroom(List<Tidings> desks) {
    public Newsroom {
        desks = List.copyOf(desks);
    }

    /** Tells all worlds but that one. */
    public void tellOthers(int from, List<Changed<?>> changes) {
        for (var nth = 0; nth < desks.size(); nth++)
            if (nth != from && !changes.isEmpty()) desks.get(nth).add(changes);
    }
}
