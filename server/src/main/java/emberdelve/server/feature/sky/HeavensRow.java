package emberdelve.server.feature.sky;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

/**
 * The weather as it is stored; the hour follows from the tick.
 *
 * @param id always {@link #ONLY}: there is one sky
 * @param weather a kind of the content; one that is no more is the first of those there are
 * @param toldTick when the sky told its last line
 */
record HeavensRow(long id, String weather, long untilTick, long toldTick) {
    static final long ONLY = 0;
    static final Table<HeavensRow> TABLE = Table.of("heavens", HeavensRow.class);

    HeavensRow {
        Require.natural("until_tick", untilTick);
        Require.natural("told_tick", toldTick);
    }
}
