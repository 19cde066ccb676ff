package emberdelve.server.feature.weather;

import emberdelve.db.row.Require;
import emberdelve.db.row.Table;

/**
 * The sky as it is stored.
 *
 * @param id always {@link #ONLY}: there is one sky
 * @param sky a word of {@link Sky}
 */
record WeatherRow(long id, String sky, long untilTick) {
    static final long ONLY = 0;
    static final Table<WeatherRow> TABLE = Table.of("weather", WeatherRow.class);

    WeatherRow {
        Require.word("sky", sky);
        Require.natural("until_tick", untilTick);
    }
}
