package emberdelve.server.feature.delve;

import emberdelve.config.content.DelveContent;
import emberdelve.server.kernel.Borders;
import emberdelve.server.kernel.World;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The worlds in which delves lie, where several have divided the dungeon: each new delve is the
 * guest of the one that has the fewest. The number of a delve says which that is, so that every
 * world knows it of every delve. Thread: world.
 */
final class Hosts {
    private final World world;
    private final Borders borders;

    Hosts(World world) {
        this.world = world;
        borders = new Borders(world);
    }

    /** The world in which the delve of that number lies. */
    int of(long delve) {
        return Math.floorMod(delve / borders.worlds(), borders.worlds());
    }

    boolean isHere(long delve) {
        return of(delve) == borders.here();
    }

    /** Whether the delve lies in another world, into which nobody may step for now. */
    boolean bars(long delve) {
        return borders.bars(of(delve));
    }

    /** Whether one goes into delves in this world. */
    boolean hasMouth() {
        return world.content()
                .part(DelveContent.class)
                .filter(delves -> borders.hold(delves.mouth()))
                .isPresent();
    }

    /** The number of the delve whose zone that is; empty for zones of another kind. */
    static Optional<Long> numberOf(String zone) {
        if (!zone.startsWith(DelveContent.ZONES)) return Optional.empty();
        try {
            return Optional.of(Long.parseLong(zone.substring(DelveContent.ZONES.length())));
        } catch (NumberFormatException _) {
            return Optional.empty();
        }
    }

    /**
     * The number of a new delve, in the world that has the fewest of those that are open; of
     * equals, in this one.
     */
    long next(List<DelveRun> open) {
        var host = emptiest(open);
        while (true) {
            var number = world.ids().give();
            if (of(number) == host) return number;
        }
    }

    private int emptiest(List<DelveRun> open) {
        var counts = new int[borders.worlds()];
        for (var each : open) counts[of(each.id())]++;
        return IntStream.range(0, counts.length)
                .boxed()
                .filter(nth -> !borders.bars(nth))
                .min(
                        Comparator.comparingInt((Integer nth) -> counts[nth])
                                .thenComparing(nth -> nth != borders.here()))
                .orElse(borders.here());
    }
}
