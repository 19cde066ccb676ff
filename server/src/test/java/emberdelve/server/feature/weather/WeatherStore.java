package emberdelve.server.feature.weather;

import emberdelve.db.row.Table;
import emberdelve.db.world.StoredWorld;
import emberdelve.server.kernel.World;
import emberdelve.server.stored.Stored;

import java.util.List;
import java.util.Locale;

/** The weather as a row, and back. */
final class WeatherStore implements Stored<Weather, WeatherRow> {
    @Override
    public Class<Weather> kind() {
        return Weather.class;
    }

    @Override
    public Table<WeatherRow> table() {
        return WeatherRow.TABLE;
    }

    @Override
    public WeatherRow row(long key, Weather weather) {
        return new WeatherRow(key, weather.sky().word(), weather.untilTick());
    }

    @Override
    public void restore(World world, List<WeatherRow> rows, StoredWorld stored) {
        for (var row : rows) {
            var sky = Sky.valueOf(row.sky().toUpperCase(Locale.ROOT));
            world.part(Weather.class).restore(sky, row.untilTick());
        }
    }
}
