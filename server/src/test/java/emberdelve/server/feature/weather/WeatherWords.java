package emberdelve.server.feature.weather;

import emberdelve.protocol.style.StyledText;
import emberdelve.server.text.Rendering;

import java.util.List;

/** What happens with the weather, in words. */
final class WeatherWords {
    private WeatherWords() {}

    static List<StyledText> tell(WeatherEvent event, Rendering telling) {
        return switch (event) {
            case WeatherEvent.Watched watched -> telling.tell("weather.watched", watched.actors());
            case WeatherEvent.Turned(var sky) ->
                    telling.tell("weather.turned-" + sky.word(), List.of());
        };
    }
}
