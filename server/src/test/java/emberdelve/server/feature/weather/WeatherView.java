package emberdelve.server.feature.weather;

import emberdelve.server.kernel.World;
import emberdelve.server.text.Sheet;
import emberdelve.server.view.View;

import java.util.Map;

/** What a look at the sky shows, to players and to their programs. */
record WeatherView(Sky sky) implements View {
    /** Thread: world. */
    static WeatherView of(World world) {
        return new WeatherView(world.part(Weather.class).sky());
    }

    /** The page. */
    void writeTo(Sheet sheet) {
        sheet.add("weather.sky", Map.of("sky", sheet.words("weather." + sky.word(), Map.of())));
    }

    /** The same for programs. */
    Map<String, String> json() {
        return Map.of("sky", sky.word());
    }
}
