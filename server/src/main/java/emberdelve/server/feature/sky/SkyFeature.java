package emberdelve.server.feature.sky;

import emberdelve.server.command.Displays;
import emberdelve.server.command.Verb;
import emberdelve.server.gmcp.DataPage;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.Weather;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Exhibit;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Topic;
import emberdelve.server.stored.Stored;
import emberdelve.server.text.Words;

import java.util.List;

/** The feature of hours and weather, told to those who stand under the open sky. */
public final class SkyFeature implements Feature {
    @Override
    public String name() {
        return "sky";
    }

    @Override
    public List<String> messages() {
        return List.of("sky");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(WeatherCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(SkyEvent.class, SkyWords::tell));
    }

    @Override
    public List<Topic<?>> topics() {
        var page = DataPage.of("SKY", SkyView.class, "World.Sky", SkyView::json);
        return List.of(new Topic<>(page, (world, actor, _) -> SkyView.of(world, actor)));
    }

    @Override
    public List<Exhibit<?>> exhibits() {
        return List.of(
                new Exhibit<>("sky", SkyNow.class, (world, _) -> SkyNow.of(world), SkyNow::write));
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new HeavensStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Heavens.class, () -> new Heavens(world));
        parts.offer(Weather.class, () -> parts.get(Heavens.class));
        parts.get(Displays.class).addToTime(Hours::now);
        parts.get(Displays.class).addToTime(Hours::season);
        hooks.onTick(() -> parts.get(Heavens.class).tick());
        hooks.onReloaded(_ -> parts.get(Heavens.class).reloaded());
        hooks.onSum(sum -> {
            sum.add(parts.get(Heavens.class).weather());
            sum.add(parts.get(Heavens.class).untilTick());
            sum.add(parts.get(Heavens.class).toldTick());
        });
    }
}
