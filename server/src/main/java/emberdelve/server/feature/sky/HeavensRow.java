package emberdelve.server.feature.sky;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

/**
 * The row of the weather; the hour follows from the tick.
 *
 * @param id always {@link #ONLY}: there is one sky
 * @param weather the id of the kind of weather; if content no longer has it, the first kind counts
 * @param toldTick the tick in which the sky told its last line
 */
public record HeavensRow(long id, String weather, long untilTick, long toldTick) {
    static final long ONLY = 0;
    public static final Table<HeavensRow> TABLE = Table.of("heavens", HeavensRow.class);

    public HeavensRow {
        Require.natural("until_tick", untilTick);
        Require.natural("told_tick", toldTick);
    }
}
