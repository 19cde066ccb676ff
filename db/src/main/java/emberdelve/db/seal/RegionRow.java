package emberdelve.db.seal;

import java.util.List;
import java.util.regex.Pattern;

/**
 * The row of a region, as of the region's last checkpoint. The regions of a world are what it is
 * played in, each with a clock and checkpoints of its own; a world that is not divided has one.
 *
 * @param name the name, unique: small letters, digits and hyphens, at most 60
 * @param tick the tick of the last checkpoint
 * @param checkpoint the number of the last checkpoint; 0 in a region never played
 * @param nextId the first id that no character, item, corpse or monster of the region has had
 * @param digest the region's share of the digest of all rows that ticks change: what the region has
 *     counted in, less what it has counted out. Only the wrapping sum over all regions is the
 *     digest of the rows. The rows of features are in it if the region is the only one; otherwise
 *     the store counts them: {@link WorldTable#features}
 */
public record RegionRow(String name, long tick, long checkpoint, long nextId, long digest) {
    /** The name of the region of a world that is not divided. */
    public static final String WHOLE = "whole";

    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]{0,59}");

    public RegionRow {
        requireName(name);
    }

    /** The row of a region that has never been played. */
    public static RegionRow untouched(String name) {
        return new RegionRow(name, 0, 0, 1, 0);
    }

    /** Requires a name that a region can have. */
    public static String requireName(String name) {
        if (!NAME.matcher(name).matches())
            throw new IllegalArgumentException(
                    "region: "
                            + name
                            + " (expected: a small letter, and at most 59 small letters, digits and"
                            + " hyphens)");
        return name;
    }

    /**
     * The regions taken together as one: the latest tick, the largest numbers, and all shares.
     *
     * @param regions all regions of a world
     */
    public static RegionRow together(List<RegionRow> regions) {
        if (regions.isEmpty()) throw new IllegalStateException("the world has no region");
        var tick = 0L;
        var checkpoint = 0L;
        var nextId = 0L;
        var digest = 0L;
        for (var each : regions) {
            tick = Math.max(tick, each.tick);
            checkpoint = Math.max(checkpoint, each.checkpoint);
            nextId = Math.max(nextId, each.nextId);
            digest += each.digest;
        }
        return new RegionRow(WHOLE, tick, checkpoint, nextId, digest);
    }

    public RegionRow withNextId(long id) {
        return new RegionRow(name, tick, checkpoint, id, digest);
    }
}
