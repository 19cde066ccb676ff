package emberdelve.server.feature.weather;

import emberdelve.server.command.Verb;
import emberdelve.server.gmcp.DataPage;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Topic;
import emberdelve.server.stored.Stored;
import emberdelve.server.text.Page;
import emberdelve.server.text.Words;

import java.util.List;

/** Weather: a verb, events, a page, a topic for programs, a table, something to do in each tick. */
final class WeatherFeature implements Feature {
    @Override
    public String name() {
        return "weather";
    }

    @Override
    public List<String> messages() {
        return List.of("weather");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(WeatherCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(WeatherEvent.class, WeatherWords::tell));
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(new Page<>(WeatherView.class, WeatherView::writeTo));
    }

    @Override
    public List<Topic<?>> topics() {
        var page = DataPage.of("WEATHER", WeatherView.class, "Weather.Sky", WeatherView::json);
        return List.of(new Topic<>(page, (world, _, _) -> WeatherView.of(world)));
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new WeatherStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Weather.class, () -> new Weather(world, world.chance("weather")));
        hooks.onTick(() -> parts.get(Weather.class).tick());
        hooks.onSum(sum -> {
            sum.add(parts.get(Weather.class).sky().word());
            sum.add(parts.get(Weather.class).untilTick());
        });
    }
}
