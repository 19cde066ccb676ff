package emberdelve.server.feature.sky;

import emberdelve.config.content.Sky;
import emberdelve.config.content.Sky.Date;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.view.DataView;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The sky for client programs.
 *
 * @param hour the id of the part of the day; empty if content has no sky
 * @param weather the id of the kind of weather; empty if content has no sky, or the reader does not
 *     stand under it
 * @param open whether the reader stands under the open sky
 * @param season the id of the part of the year; empty if the sky has none
 */
public record SkyView(String hour, boolean night, String weather, boolean open, String season)
        implements DataView {
    static SkyView of(World world, Actor self) {
        var heavens = world.part(Heavens.class);
        var open = self.room().template().sky().open();
        var sky = heavens.sky();
        return new SkyView(
                sky.map(its -> its.at(heavens.hourOfDay())).map(Sky.Hour::id).orElse(""),
                heavens.isNight(),
                sky.filter(_ -> open).map(heavens::kind).map(Sky.Weather::id).orElse(""),
                open,
                heavens.date().map(Date::season).map(Sky.Season::id).orElse(""));
    }

    Map<String, Object> json() {
        var json = new LinkedHashMap<String, Object>();
        json.put("hour", hour);
        json.put("night", night);
        json.put("weather", weather);
        json.put("open", open);
        json.put("season", season);
        return json;
    }
}
