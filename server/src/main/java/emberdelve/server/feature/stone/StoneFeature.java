package emberdelve.server.feature.stone;

import emberdelve.config.read.PartReader;
import emberdelve.server.command.Displays;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.stored.Stored;
import emberdelve.server.text.Words;

import java.util.List;

/** The feature of the stone on which players pay to have lines carved, which everybody reads. */
public final class StoneFeature implements Feature {
    private static final List<String> SEEN = List.of("stone", "lines", "carvings");

    @Override
    public String name() {
        return "stone";
    }

    @Override
    public List<PartReader<?>> content() {
        return List.of(new StoneReader());
    }

    @Override
    public List<String> messages() {
        return List.of("stone");
    }

    @Override
    public List<Verb> verbs() {
        return List.of(EngraveCommand.VERB, UnengraveCommand.VERB);
    }

    @Override
    public List<Words<?>> words() {
        return List.of(new Words<>(StoneEvent.class, StoneWords::tell));
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new CarvingStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(Carvings.class, () -> new Carvings(world));
        world.content()
                .part(Stone.class)
                .ifPresent(
                        its -> parts.get(Displays.class).add(its.room(), SEEN, Inscription::read));
        hooks.onSum(sum -> sum.add(parts.get(Carvings.class).all().size()));
    }
}
