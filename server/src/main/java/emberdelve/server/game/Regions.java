package emberdelve.server.game;

import jakarta.inject.Inject;

import java.util.List;
import java.util.Set;

/**
 * The regions of the game, in the order of their names in the settings. Safe for any thread.
 *
 * @param all at least one
 */
public record Regions(List<Region> all) {
    public Regions {
        all = List.copyOf(all);
    }

    @Inject
    Regions(Set<Region> all) {
        this(List.copyOf(all));
    }

    /** The region that answers to the console and shows itself to everybody. */
    public Region capital() {
        return all.getFirst();
    }
}
