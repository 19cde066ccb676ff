package emberdelve.server.game;

import emberdelve.db.seal.RegionRow;

import java.util.List;

/**
 * The plan by which the dungeon is divided into regions.
 *
 * @param shares at least one; the first is the capital, and has all zones that no other has
 */
public record RegionPlan(List<Share> shares) {
    /** The plan of a dungeon in one region. */
    public static final RegionPlan WHOLE =
            new RegionPlan(List.of(new Share(RegionRow.WHOLE, List.of())));

    /** A region with its zones, by their ids. */
    public record Share(String name, List<String> zones) {
        public Share {
            RegionRow.requireName(name);
            zones = List.copyOf(zones);
        }
    }

    public RegionPlan {
        shares = List.copyOf(shares);
        if (shares.isEmpty()) throw new IllegalArgumentException("no region");
    }

    /** The names of the regions, that of the capital first. */
    List<String> names() {
        return shares.stream().map(Share::name).toList();
    }

    /** The zones of each region. */
    List<List<String>> zones() {
        return shares.stream().map(Share::zones).toList();
    }
}
