package emberdelve.server.lag;

import java.util.Optional;

/**
 * The lag of the dungeon: that of its slowest region.
 *
 * @param region the name of that region; empty where there is only one
 */
public record RegionLag(Optional<String> region, LagReport report) {
    /** The lag of a game that measures nothing. */
    public static final RegionLag NOTHING = new RegionLag(Optional.empty(), LagReport.NOTHING);
}
