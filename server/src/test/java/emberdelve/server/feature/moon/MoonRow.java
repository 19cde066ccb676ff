package emberdelve.server.feature.moon;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

/**
 * The moon as it is stored.
 *
 * @param id always {@link #ONLY}: there is one moon
 * @param phase a word of {@link Phase}
 */
record MoonRow(long id, String phase, long untilTick) {
    static final long ONLY = 0;
    static final Table<MoonRow> TABLE = Table.of("moon", MoonRow.class);

    MoonRow {
        Require.word("phase", phase);
        Require.natural("until_tick", untilTick);
    }
}
