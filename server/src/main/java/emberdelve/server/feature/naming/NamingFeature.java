package emberdelve.server.feature.naming;

import emberdelve.server.command.Greetings;
import emberdelve.server.command.Verb;
import emberdelve.server.kernel.Hooks;
import emberdelve.server.kernel.Parts;
import emberdelve.server.kernel.World;
import emberdelve.server.offer.Feature;
import emberdelve.server.stored.Stored;

import java.util.List;

/** The feature of other names for characters, which staff give. */
public final class NamingFeature implements Feature {
    @Override
    public String name() {
        return "naming";
    }

    @Override
    public List<Verb> verbs() {
        return List.of(RenameCommand.VERB);
    }

    @Override
    public List<Stored<?, ?>> stored() {
        return List.of(new FormerNameStore());
    }

    @Override
    public void addTo(World world, Parts parts, Hooks hooks) {
        parts.offer(FormerNames.class, () -> new FormerNames(world));
        parts.get(Greetings.class).add(actor -> parts.get(FormerNames.class).news(actor));
        hooks.onSum(sum -> parts.get(FormerNames.class).addTo(sum));
    }
}
