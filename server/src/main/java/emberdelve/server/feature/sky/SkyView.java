package emberdelve.server.feature.sky;

import emberdelve.config.content.Sky;
import emberdelve.server.kernel.World;
import emberdelve.server.model.Actor;
import emberdelve.server.view.DataView;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The sky for programs.
 *
 * @param hour the id of the part of the day; empty where there is no sky
 * @param weather the id of its kind; empty where there is no sky, or none to be seen
 * @param open whether one stands under it
 */
public record SkyView(String hour, boolean night, String weather, boolean open)
        implements DataView {
    static SkyView of(World world, Actor self) {
        var heavens = world.part(Heavens.class);
        var open = self.room().template().sky().open();
        var sky = heavens.sky();
        return new SkyView(
                sky.map(its -> its.at(heavens.hourOfDay())).map(Sky.Hour::id).orElse(""),
                heavens.isNight(),
                sky.filter(_ -> open).map(heavens::kind).map(Sky.Weather::id).orElse(""),
                open);
    }

    Map<String, Object> json() {
        var json = new LinkedHashMap<String, Object>();
        json.put("hour", hour);
        json.put("night", night);
        json.put("weather", weather);
        json.put("open", open);
        return json;
    }
}
