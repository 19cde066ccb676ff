package emberdelve.server.game;

import emberdelve.config.content.Content;
import emberdelve.config.region.RegionFile;
import emberdelve.config.region.RegionFile.Named;
import emberdelve.db.seal.RegionRow;

import java.util.ArrayList;
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

    /** The plan that the file makes; without the file, that of one region. */
    public static RegionPlan of(RegionFile file) {
        if (file.all().isEmpty()) return WHOLE;
        return new RegionPlan(
                file.all().stream()
                        .map(region ->
                                new Share(
                                        region.name(),
                                        region.zones().stream().map(Named::zone).toList()))
                        .toList());
    }

    /** Whether there are several regions. */
    public boolean isDivided() {
        return shares.size() > 1;
    }

    /** The regions with the number of zones of each: {@code town 8 zones, mine 2 zones}. */
    public String told(Content content) {
        var named = shares.stream().mapToInt(share -> share.zones().size()).sum();
        var told = new ArrayList<String>();
        for (var share : shares) {
            var zones = told.isEmpty() ? content.zones().size() - named : share.zones().size();
            told.add(share.name() + " " + zones + (zones == 1 ? " zone" : " zones"));
        }
        return String.join(", ", told);
    }

    /** The name of the region of that zone. */
    public String regionOf(String zone) {
        return shares.stream()
                .filter(share -> share.zones().contains(zone))
                .map(Share::name)
                .findFirst()
                .orElse(shares.getFirst().name());
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
