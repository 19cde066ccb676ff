package emberdelve.bench.load;

import emberdelve.bench.report.FigureColumn;
import emberdelve.bench.report.FigureLine;

import java.util.ArrayList;
import java.util.List;

/**
 * What players take only by being there.
 *
 * @param idleOctets of memory that the process held before them
 * @param residentOctets that it held when all were in
 * @param heapOctets of its heap that are in use with them, and were not before
 */
record SessionCost(int players, long idleOctets, long residentOctets, long heapOctets) {
    static final List<FigureColumn> COLUMNS =
            List.of(
                    new FigureColumn("players", "players", 0),
                    new FigureColumn("rss-idle-mib", "RSS idle MiB", 0),
                    new FigureColumn("rss-mib", "RSS with all MiB", 0),
                    new FigureColumn("heap-per-player-kib", "live heap a player KiB", 1));

    private static final double KIB = 1 << 10;
    private static final double MIB = 1 << 20;

    /**
     * @param before further figures, of columns before these
     */
    FigureLine line(String name, Double... before) {
        var figures = new ArrayList<>(List.of(before));
        figures.addAll(
                List.of(
                        (double) players,
                        idleOctets / MIB,
                        residentOctets / MIB,
                        heapOctets / KIB / players));
        return new FigureLine(name, figures);
    }
}
