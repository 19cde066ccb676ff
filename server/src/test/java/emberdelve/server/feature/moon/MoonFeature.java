package emberdelve.server.feature.moon;

import emberdelve.config.read.PartReader;
import emberdelve.server.command.Greetings;
import emberdelve.server.command.Verb;
import emberdelve.server.gmcp.DataPage;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.kernel.WorldSeed;
import emberdelve.server.offer.Feature;
import emberdelve.server.offer.Topic;
import emberdelve.server.stored.Stored;
import emberdelve.server.text.Page;
import emberdelve.server.text.Words;

import java.util.List;
import java.util.Optional;

/**
 * Moon: content of its own, a verb, events, a page, a topic for programs, a table, something to do
 * in each tick.
 */
final class MoonFeature implements Feature {
    @Override
    public String name() {
        return "moon";
    }

    @Override
    public List<PartReader<?>> content() {
        return List.of(new AlmanacReader());
    }

    @Override
    public List<String> messages() {
        return List.of("moon");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(MoonCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(MoonEvent.class, MoonWords::tell));
    }

    @Override
    public List<Page<?>> pages() {
        return List.of(new Page<>(MoonView.class, MoonView::writeTo));
    }

    @Override
    public List<Topic<?>> topics() {
        var page = DataPage.of("MOON", MoonView.class, "Moon.Phase", MoonView::json);
        return List.of(new Topic<>(page, (world, _, _) -> MoonView.of(world)));
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new MoonStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Moon.class, () -> new Moon(world, parts.get(WorldSeed.class).stream("moon")));
        parts.get(Greetings.class).add(_ -> Optional.of(parts.get(Moon.class).greeting()));
        hooks.onTick(() -> parts.get(Moon.class).tick());
        hooks.onLinkDead(actor -> parts.get(Moon.class).lookAway(actor));
        hooks.onLeft(actor -> parts.get(Moon.class).lookAway(actor));
        hooks.onSum(sum -> {
            sum.add(parts.get(Moon.class).phase().word());
            sum.add(parts.get(Moon.class).untilTick());
        });
    }
}
