package emberdelve.db.world;

import emberdelve.db.open.Store;
import emberdelve.db.open.StoreException;
import emberdelve.db.open.StoreException.Kind;
import emberdelve.db.seal.RegionRow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The last checkpoints of all regions, which are kept in memory although they seem durable: a disk
 * that broke its word may give the file back as it was some checkpoints ago. They are kept in the
 * order in which they were written, because a row may be in those of several regions.
 *
 * <p>Thread: the checkpoint-writer.
 */
final class RecentCheckpoints {
    /** The most checkpoints that are kept, for each region. */
    static final int EACH_MAX = 8;

    /** The most rows of all kept checkpoints together, so that they do not fill the memory. */
    static final int ROWS_MAX = 50_000;

    private final Store store;
    private final ArrayDeque<Checkpoint> kept = new ArrayDeque<>();
    // By region, the number of the last checkpoint that is durable and not kept.
    private final Map<String, Long> least = new HashMap<>();

    RecentCheckpoints(Store store) {
        this.store = store;
    }

    /**
     * The checkpoints that the file has lost, in the order in which they were written.
     *
     * @param stored all regions as they are in the file
     * @throws StoreException of kind UNSOUND, if the file has lost more than is kept
     */
    List<Checkpoint> lost(List<RegionRow> stored) {
        var numbers = new HashMap<String, Long>();
        for (var region : stored) {
            numbers.put(region.name(), region.checkpoint());
            least.putIfAbsent(region.name(), region.checkpoint());
        }
        least.forEach(
                (region, expected) -> require(region, numbers.getOrDefault(region, 0L), expected));

        var lost = new ArrayList<Checkpoint>();
        for (var each : kept)
            if (each.number() > numbers.getOrDefault(each.region(), 0L)) lost.add(each);
        return lost;
    }

    private void require(String region, long number, long expected) {
        if (number >= expected) return;

        throw new StoreException(
                Kind.UNSOUND,
                store.file(),
                "went back to checkpoint "
                        + number
                        + (region.equals(RegionRow.WHOLE) ? "" : " of " + region)
                        + " (expected: at least "
                        + expected
                        + ")",
                store.restoring());
    }

    void add(Checkpoint checkpoint) {
        for (var each : kept)
            if (each.region().equals(checkpoint.region()) && each.number() == checkpoint.number())
                return;

        kept.addLast(checkpoint);
        var rows = kept.stream().mapToLong(Checkpoint::rows).sum();
        while (kept.size() > EACH_MAX * least.size() || (kept.size() > 1 && rows > ROWS_MAX)) {
            var oldest = kept.removeFirst();
            rows -= oldest.rows();
            least.put(oldest.region(), oldest.number());
        }
    }

    /** Forgets everything, as the regions are others from now on. */
    void clear() {
        kept.clear();
        least.clear();
    }
}
